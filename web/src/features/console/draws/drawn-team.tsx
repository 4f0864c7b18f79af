import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { t } from '@lingui/core/macro';
import type { Group } from '@one-dream/contract/features/lobbies.ts';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ActionSheet } from '../../../ui/feedback/action-sheet.tsx';

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
  const row = useRef<HTMLLIElement>(null);
  const [drag, setDrag] = useState<'none' | 'source' | 'target'>('none');

  useEffect(() => {
    const element = row.current;
    if (!element || !canMove) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ entryId: team._id, letter }),
        onDragStart: () => setDrag('source'),
        onDrop: () => setDrag('none'),
      }),
      dropTargetForElements({
        element,
        // Within its own group nothing would change.
        canDrop: ({ source }) => source.data.letter !== letter,
        getData: () => ({ letter, entryId: team._id }),
        onDragEnter: () => setDrag('target'),
        onDragLeave: () => setDrag('none'),
        onDrop: () => setDrag('none'),
      }),
    );
  }, [canMove, letter, team._id]);

  return (
    <li
      ref={row}
      className={classNames(
        'flex min-h-12 items-center gap-3 border-b border-line pl-3 last:border-0',
        canMove && 'cursor-grab',
        drag === 'source' && 'opacity-40',
        drag === 'target' && 'bg-lifted outline-2 -outline-offset-2 outline-flare',
      )}
    >
      {canMove && (
        <GripVertical aria-hidden="true" size={18} className="-mr-1.5 shrink-0 text-edge" />
      )}
      <span className="w-7 shrink-0 text-right font-display text-action font-medium tabular-nums text-quiet">
        {team.roomSlot ?? '–'}
      </span>
      <Avatar name={team.name} src={team.logo} size={28} />
      <span className="min-w-0 flex-1 truncate font-strong">{team.name}</span>
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
