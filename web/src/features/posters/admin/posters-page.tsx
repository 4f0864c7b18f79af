import type { Poster } from '@one-dream/contract/features/posters.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { Images, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useDocumentTitle } from '../../../app/use-document-title.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { postersQuery } from '../posters.data.ts';
import { PosterForm } from './poster-form.tsx';
import { PosterPreview } from './poster-preview.tsx';
import { useDeletePoster } from './posters.admin.data.ts';

export function AdminPostersPage() {
  useDocumentTitle(adminPages.posters.title);
  const [created, setCreated] = useState(0);
  return (
    <>
      <PageHead title="Featured" text="The slides at the top of the home page." />
      {/* After a poster the form begins anew. */}
      <PosterForm key={created} onCreated={() => setCreated((count) => count + 1)} />
      <YourPosters />
    </>
  );
}

const gridLook = 'grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3';

function YourPosters() {
  const query = useQuery(postersQuery);
  const [asked, setAsked] = useState<Poster>();
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="your-posters" className="mt-10">
      <Heading level={2} id="your-posters" className="mb-4">
        Your Posters ({query.data?.length ?? '–'})
      </Heading>
      {query.isPending && (
        <SkeletonGroup label="Loading posters" className={gridLook}>
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-64" />
          ))}
        </SkeletonGroup>
      )}
      {query.isError && !query.data && (
        <ErrorState
          title="The posters could not be loaded"
          message={messageOf(query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && (
        <EmptyState
          title="No posters created yet"
          text="Until there is one, the home page begins with its welcome."
          icon={<Images size={28} />}
        />
      )}
      <ol className={gridLook}>
        {query.data?.map((poster, index) => (
          <PosterCard
            key={poster._id}
            poster={poster}
            place={index + 1}
            onDelete={() => {
              setAsked(poster);
              setAsking(true);
            }}
          />
        ))}
      </ol>
      {asked && (
        <DeletePosterQuestion
          poster={asked}
          isLast={query.data?.length === 1}
          open={isAsking}
          onOpenChange={setAsking}
        />
      )}
    </section>
  );
}

type PosterCardProps = { poster: Poster; place: number; onDelete: () => void };

function PosterCard({ poster, place, onDelete }: PosterCardProps) {
  const name = nameOf(poster);
  return (
    <Panel as="li" padding="bare" className="flex flex-col">
      <div className="m-px">
        <PosterPreview poster={poster} screen="desk" className="chamfer-clip" />
      </div>
      <div className="flex items-center gap-3 py-1 pr-1 pl-4">
        <span className="font-display text-title font-medium tabular-nums text-quiet">{place}</span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-strong">{name}</p>
          {poster.button.name && poster.button.link && (
            <p className="truncate text-small text-quiet">
              {poster.button.name} → {poster.button.link}
            </p>
          )}
        </div>
        <RowAction
          icon={<Trash2 size={18} />}
          text="Delete"
          label={`Delete ${name}`}
          danger
          onClick={onDelete}
        />
      </div>
    </Panel>
  );
}

type DeletePosterQuestionProps = {
  poster: Poster;
  isLast: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function DeletePosterQuestion({ poster, isLast, ...dialog }: DeletePosterQuestionProps) {
  return (
    <DeleteQuestion
      {...dialog}
      title="Delete this poster?"
      confirmText="Delete Poster"
      remove={useDeletePoster()}
      subject={poster._id}
      successText={({ message }) => message}
    >
      <strong className="font-strong text-bright wrap-anywhere">{nameOf(poster)}</strong> is gone
      from the home page at once.
      {isLast && ' It is the only one: the home page then begins without a banner.'} This cannot be
      undone.
    </DeleteQuestion>
  );
}

function nameOf({ text_one, text_two }: Poster): string {
  return text_two || text_one || 'Poster without a heading';
}
