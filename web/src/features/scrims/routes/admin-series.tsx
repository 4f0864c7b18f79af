import { t } from '@lingui/core/macro';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarClock, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { waitOf } from '../../../platform/failure-of.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { PageSkeleton } from '../../../ui/admin/page-skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { allSeries } from '../admin/series.admin.data.ts';
import { SeriesCalendar } from '../admin/series-calendar.tsx';
import { SeriesCard } from '../admin/series-card.tsx';
import { SeriesForm } from '../admin/series-form.tsx';

export const meta = metaOf(adminPages.scrims);

/** The address determines what is open: see `adminPaths.scrims`. */
export default function AdminSeriesPage() {
  const [params] = useSearchParams();
  const edited = params.get('edit');
  if (params.has('new')) return <NewSeries />;
  if (edited) return <EditSeries key={edited} id={edited} />;
  return <AllSeries />;
}

function CreateButton() {
  return (
    <LinkButton
      to={adminPaths.scrims({ new: '' })}
      variant="main"
      icon={<Plus size={20} />}
    >{t`New series`}</LinkButton>
  );
}

function AllSeries() {
  useDocumentTitle(adminPages.scrims.title);
  const query = useQuery(allSeries);
  const running = query.data?.filter(({ isEnded }) => !isEnded) ?? [];
  const ended = query.data?.filter(({ isEnded }) => isEnded) ?? [];
  return (
    <>
      <PageHead
        title={t`Scrims`}
        text={t`A series creates its tournament automatically, every evening that it plays.`}
        actions={running.length > 0 && <CreateButton />}
      />
      <Waiting
        {...waitOf(query)}
        title={t`The series could not be loaded`}
        label={t`Loading series`}
        className="grid gap-4 xl:grid-cols-2"
        rows={['h-56', 'h-56', 'h-56', 'h-56']}
      />
      {query.data && running.length === 0 && (
        <EmptyState
          title={t`No series runs`}
          text={t`Begin one for each tier: say when it plays, and registration opens by itself.`}
          icon={<CalendarClock size={28} />}
          action={<CreateButton />}
          className="chamfer"
        />
      )}
      {running.length > 0 && (
        <>
          <ol className="grid items-start gap-4 xl:grid-cols-2">
            {running.map((series) => (
              <SeriesCard key={series._id} series={series} />
            ))}
          </ol>
          <SeriesCalendar series={running} />
        </>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended-series" className="mt-10">
          <Heading level={2} id="ended-series">{t`Ended`}</Heading>
          <ul className="mt-3 grid gap-1 text-quiet">
            {ended.map(({ _id, title }) => (
              <li key={_id} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NewSeries() {
  useDocumentTitle(t`New series`);
  return (
    <>
      <PageHead
        title={t`New series`}
        text={t`Scrims are free of charge: there is no field for a fee.`}
      />
      <SeriesForm onReload={async () => undefined} />
    </>
  );
}

function EditSeries({ id }: { id: string }) {
  useDocumentTitle(t`Edit series`);
  const query = useQuery(allSeries);
  const series = query.data?.find(({ _id }) => _id === id);
  if (query.isPending) return <PageSkeleton />;
  if (!series || series.isEnded)
    return (
      <ErrorState
        title={series ? t`This series has ended` : t`This series could not be loaded`}
        message={query.error ? messageOf(query.error) : t`Find it in the list of all series.`}
        {...(query.error && { onRetry: () => void query.refetch() })}
        action={
          <LinkButton
            to={adminPaths.scrims()}
            icon={<ArrowLeft size={18} />}
          >{t`All series`}</LinkButton>
        }
      />
    );
  return (
    <>
      <PageHead
        title={t`Edit series`}
        text={t`Applies to evenings to come. One that is open already stays as it is: teams have registered for it.`}
      />
      {/* A refetch keeps the input: saving an older version is refused. */}
      <SeriesForm
        series={series}
        onReload={async () => (await query.refetch()).data?.find(({ _id }) => _id === id)}
      />
    </>
  );
}
