import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { t } from '@lingui/core/macro';
import type { Draw, Group } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { ListOrdered } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { useConsoleCall } from '../../console.data.ts';
import { DrawnTeam } from './drawn-team.tsx';
import { groupName, groupOf } from './group-of.ts';
import { MoveTeamDialog } from './move-team-dialog.tsx';
import { ReplaceDrawnDialog } from './replace-drawn-dialog.tsx';
import { SlotsDialog } from './slots-dialog.tsx';

type Move = { entryId: string; to: string; swapWith?: string };

/** The groups side by side: a team is dragged to another group, or onto a team to swap, or moved by its menu. */
export function DrawBoard({ draw }: { draw: Draw }) {
  const move = useConsoleCall('/draws/move/{drawId}');
  const [moved, setMoved] = useState<string>();
  const [replaced, setReplaced] = useState<string>();
  const canMove = draw.can?.move ?? false;

  const send = useEffectEvent(({ entryId, to, swapWith }: Move) => {
    const from = groupOf(draw, entryId);
    if (!from || from.letter === to || move.isPending) return;
    move.mutate({
      drawId: draw._id,
      entryId,
      to,
      ...(swapWith && { swapWith }),
      version: draw.version,
    });
  });

  useEffect(() => {
    if (!canMove) return;
    return monitorForElements({
      onDrop({ source, location }) {
        const entryId = source.data.entryId;
        // Innermost target first: a team, else its group.
        const [target] = location.current.dropTargets;
        if (typeof entryId !== 'string' || !target) return;
        const { letter, entryId: onto } = target.data;
        if (typeof letter !== 'string') return;
        send({ entryId, to: letter, ...(typeof onto === 'string' && { swapWith: onto }) });
      },
    });
  }, [canMove]);

  return (
    <>
      <div
        className={classNames(
          'grid items-start gap-4 print:block',
          draw.groups.length > 1 && 'sm:grid-cols-2',
          draw.groups.length > 2 && 'xl:grid-cols-3',
        )}
      >
        {draw.groups.map((group) => (
          <GroupColumn
            key={group.letter}
            draw={draw}
            group={group}
            onMove={setMoved}
            onReplace={setReplaced}
          />
        ))}
      </div>
      {moved && <MoveTeamDialog draw={draw} entryId={moved} onClose={() => setMoved(undefined)} />}
      {replaced && (
        <ReplaceDrawnDialog draw={draw} entryId={replaced} onClose={() => setReplaced(undefined)} />
      )}
    </>
  );
}

function GroupColumn(props: {
  draw: Draw;
  group: Group;
  onMove: (entryId: string) => void;
  onReplace: (entryId: string) => void;
}) {
  const { draw, group } = props;
  const { move: canMove = false, number: canNumber = false, replace = [] } = draw.can ?? {};
  const { letter, teams } = group;
  const box = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [isNumbering, setNumbering] = useState(false);

  useEffect(() => {
    if (!box.current || !canMove) return;
    return dropTargetForElements({
      element: box.current,
      getData: () => ({ letter }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [canMove, letter]);

  return (
    <section
      ref={box}
      aria-label={groupName(draw.groups, letter)}
      className={classNames(
        'chamfer min-w-0 pb-1 break-inside-avoid',
        isOver && '[--edge:var(--color-flare)]',
      )}
    >
      <div className="flex min-h-12 items-center gap-3 border-b border-line pr-1 pl-4">
        <h2 className="flex-1 font-display text-title font-medium">
          {groupName(draw.groups, letter)}{' '}
          <span className="text-label tabular-nums text-quiet">{teams.length}</span>
        </h2>
        {canNumber && teams.length > 0 && (
          <Button
            size="small"
            icon={<ListOrdered size={18} />}
            className="chamfer-none min-h-11 px-2.5! [--edge:transparent] [--fill:transparent] print:hidden"
            onClick={() => setNumbering(true)}
          >{t`Slots`}</Button>
        )}
      </div>
      {teams.length === 0 && (
        <p className="px-4 py-6 text-center text-small text-quiet">
          {canMove ? t`Nobody. Drag a team here.` : t`Nobody`}
        </p>
      )}
      {/* A single group takes the full width. */}
      <ul
        className={
          draw.groups.length === 1 ? 'sm:columns-2 sm:gap-x-0 sm:*:break-inside-avoid' : undefined
        }
      >
        {teams.map((team) => (
          <DrawnTeam
            key={team._id}
            team={team}
            letter={letter}
            canMove={canMove}
            canReplace={replace.includes(team._id)}
            onMove={() => props.onMove(team._id)}
            onReplace={() => props.onReplace(team._id)}
          />
        ))}
      </ul>
      {isNumbering && <SlotsDialog draw={draw} group={group} onClose={() => setNumbering(false)} />}
    </section>
  );
}
