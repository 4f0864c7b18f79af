import { t } from '@lingui/core/macro';
import type { Group } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { GripVertical } from 'lucide-react';
import { Avatar } from '../../../../ui/art/avatar.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ActionSheet } from '../../../../ui/feedback/action-sheet.tsx';
import { nameLook } from '../../../../ui/list/name-look.ts';
import { useDragging } from '../../../../ui/list/use-dragging.ts';

/** A team in its group: the whole row is draggable, and its menu does the same. */
export function DrawnTeam(props: {
  team: Group['teams'][number];
  letter: string;
  canMove: boolean;
  canReplace: boolean;
  onMove: () => void;
  onReplace: () => void;
}) {
  const { team, letter, canMove, canReplace, onMove, onReplace } = props;
  // Moving within the same group changes nothing.
  const { ref, drag } = useDragging({
    data: { entryId: team._id, letter },
    apart: 'letter',
    canMove,
  });

  return (
    <li
      ref={ref}
      className={classNames(
        'flex min-h-12 items-center gap-3 border-b border-line pr-3 pl-3 last:border-0 has-[button]:pr-0',
        canMove && 'cursor-grab',
        drag === 'source' && 'opacity-40',
        drag === 'target' && 'bg-lifted outline-2 -outline-offset-2 outline-flare',
      )}
    >
      {canMove && <GripVertical size={18} className="-mr-1.5 shrink-0 text-edge" />}
      <span className="w-7 shrink-0 text-right font-display text-action font-medium tabular-nums text-quiet">
        {team.roomSlot ?? '–'}
      </span>
      <Avatar kind="team" name={team.name} src={team.logo} size={28} />
      <span className={classNames('my-1 min-w-0 flex-1 font-strong', nameLook(team.name))}>
        {team.name}
      </span>
      {(canMove || canReplace) && (
        <ActionSheet
          subject={team.name}
          className="print:hidden"
          actions={[
            ...(canMove ? [{ text: t`Move to group…`, onSelect: onMove }] : []),
            ...(canReplace ? [{ text: t`Replace by another team…`, onSelect: onReplace }] : []),
          ]}
        />
      )}
    </li>
  );
}
