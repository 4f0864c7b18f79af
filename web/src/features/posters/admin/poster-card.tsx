import { t } from '@lingui/core/macro';
import type { StaffPoster } from '@one-dream/contract/features/posters/posters.ts';
import type { PosterState } from '@one-dream/contract/features/posters/posters.values.ts';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ActionSheet, type SheetAction } from '../../../ui/feedback/action-sheet.tsx';
import { Badge, type BadgeTone } from '../../../ui/list/badge.tsx';
import { useDragging } from '../../../ui/list/use-dragging.ts';
import { PosterPreview } from './poster-preview.tsx';
import { nameOf, showingOf } from './poster-words.ts';

export type PosterCardProps = {
  poster: StaffPoster;
  /** Position, from 1. */
  place: number;
  count: number;
  /** Milliseconds. */
  now: number;
  /** @param to index from 0 */
  onMove: (to: number) => void;
  onEdit: () => void;
  onDelete: () => void;
};

const tones: Record<PosterState, BadgeTone> = { shown: 'green', waiting: 'blue', over: 'neutral' };

/** A poster and its visibility; the whole card is draggable if there are others. */
export function PosterCard(props: PosterCardProps) {
  const { poster, place, count, now, onMove, onEdit, onDelete } = props;
  const { ref, drag } = useDragging({
    data: { posterId: poster._id },
    apart: 'posterId',
    canMove: count > 1,
  });
  const name = nameOf(poster);
  const { state, word, until } = showingOf(poster, now);
  const { button } = poster;
  return (
    <li
      ref={ref}
      className={classNames(
        'chamfer flex min-w-0 flex-col',
        count > 1 && 'cursor-grab',
        drag === 'source' && 'opacity-40',
        drag === 'target' && '[--edge:var(--color-flare)]',
      )}
    >
      <div className={classNames('m-px', state === 'over' && 'opacity-50')}>
        <PosterPreview poster={poster} screen="desk" className="chamfer-clip" />
      </div>
      <div className="flex min-w-0 items-start gap-3 px-4 pt-3">
        {count > 1 && <GripVertical size={18} className="mt-1 -ml-1.5 shrink-0 text-edge" />}
        <span className="font-display text-title font-medium tabular-nums text-quiet">{place}</span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong">{name}</p>
          <p className="truncate text-small text-quiet">
            {button.name && button.link ? `${button.name} → ${button.link}` : t`No button`}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-2 text-small text-quiet">
        <Badge tone={tones[state]}>{word}</Badge>
        {until}
      </p>
      <div className="mt-auto flex items-center pt-1 pr-1 pl-1">
        <RowAction
          icon={<Pencil size={18} />}
          text={t`Edit`}
          label={t`Edit ${name}`}
          onClick={onEdit}
        />
        <RowAction
          icon={<Trash2 size={18} />}
          text={t`Delete`}
          label={t`Delete ${name}`}
          danger
          onClick={onDelete}
        />
        {count > 1 && (
          <ActionSheet
            subject={name}
            actions={movesOf({ place, count, onMove })}
            className="ml-auto"
          />
        )}
      </div>
    </li>
  );
}

function movesOf({
  place,
  count,
  onMove,
}: Pick<PosterCardProps, 'place' | 'count' | 'onMove'>): SheetAction[] {
  const at = place - 1;
  return [
    ...(at > 0
      ? [
          { text: t`Move to the front`, onSelect: () => onMove(0) },
          { text: t`Move one forward`, onSelect: () => onMove(at - 1) },
        ]
      : []),
    ...(place < count
      ? [
          { text: t`Move one back`, onSelect: () => onMove(at + 1) },
          { text: t`Move to the end`, onSelect: () => onMove(count - 1) },
        ]
      : []),
  ];
}
