import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { StaffPoster } from '@one-dream/contract/features/posters/posters.ts';
import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { waitOf } from '../../../platform/failure-of.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import { type DialogState, useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { PosterCard } from './poster-card.tsx';
import { moved } from './poster-order.ts';
import { nameOf } from './poster-words.ts';
import { allPosters, useDeletePoster, useOrderPosters } from './posters.admin.data.ts';

const gridLook = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** All posters in order: reordered by dragging, or by an equivalent menu. */
export function YourPosters({
  onEdit,
  onDeleted,
}: Record<'onEdit' | 'onDeleted', (poster: StaffPoster) => void>) {
  const query = useQuery(allPosters);
  const posters = query.data ?? [];
  const { target, openFor, dialog } = useDialogTarget<StaffPoster>();
  const move = useMove(posters);
  // The page changes by the minute.
  const now = useServerNow(15_000);
  return (
    <section aria-labelledby="your-posters">
      <Heading
        level={2}
        id="your-posters"
        className="mb-4"
      >{t`Your Posters (${query.data?.length ?? '–'})`}</Heading>
      <Waiting
        {...waitOf(query)}
        title={t`The posters could not be loaded`}
        label={t`Loading posters`}
        className={gridLook}
        rows={['h-64', 'h-64', 'h-64']}
      />
      {query.data?.length === 0 && (
        <EmptyState
          title={t`No posters created yet`}
          text={t`Until there is one, the home page begins with its welcome.`}
          icon={<Images size={28} />}
        />
      )}
      <ol className={gridLook}>
        {posters.map((poster, index) => (
          <PosterCard
            key={poster._id}
            poster={poster}
            place={index + 1}
            count={posters.length}
            now={now}
            onMove={(to) => move({ id: poster._id, to })}
            onEdit={() => onEdit(poster)}
            onDelete={() => openFor(poster)}
          />
        ))}
      </ol>
      {target && (
        <DeletePosterQuestion
          poster={target}
          isLast={posters.length === 1}
          onDeleted={() => onDeleted(target)}
          {...dialog}
        />
      )}
    </section>
  );
}

/** @returns a function that moves a poster to an index */
function useMove(posters: readonly StaffPoster[]) {
  const order = useOrderPosters();
  const ids = posters.map(({ _id }) => _id);

  function move(to: { id: string; to: number }) {
    const wanted = moved(ids, to);
    if (wanted.join() === ids.join() || order.isPending) return;
    order.mutate(
      { ids: wanted },
      {
        onSuccess: () => toast.good(t`Moved to place ${wanted.indexOf(to.id) + 1}.`),
      },
    );
  }

  const drop = useEffectEvent((id: unknown, onto: unknown) => {
    const to = ids.indexOf(String(onto));
    if (to >= 0) move({ id: String(id), to });
  });

  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) =>
          drop(source.data.posterId, location.current.dropTargets[0]?.data.posterId),
      }),
    [],
  );
  return move;
}

function DeletePosterQuestion({
  poster,
  isLast,
  ...dialog
}: { poster: StaffPoster; isLast: boolean; onDeleted: () => void } & DialogState) {
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Delete this poster?`}
      confirmText={t`Delete Poster`}
      remove={useDeletePoster()}
      subject={{ posterId: poster._id }}
      successText={({ message }) => message}
    >
      <Trans>
        <strong className="font-strong text-bright wrap-anywhere">{nameOf(poster)}</strong> is gone
        from the home page at once.
        {isLast && t` It is the only one: the home page then begins without a banner.`} This cannot
        be undone.
      </Trans>
    </DeleteQuestion>
  );
}
