import { t } from '@lingui/core/macro';
import {
  type Application,
  applicationStatuses,
} from '@one-dream/contract/features/applications/applications.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { waitOf } from '../../../platform/failure-of.ts';
import { itemsOf, moreOf } from '../../../platform/paged-list.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { LoadMore } from '../../../ui/admin/load-more.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { AdminApplicationDetail } from '../admin/application-detail.tsx';
import { AdminApplicationStatus, positionOf } from '../admin/application-status.tsx';
import { applicationsOf, type StatusFilter } from '../admin/applications.admin.data.ts';
import { applicationsSearch } from '../admin/applications-search.ts';
import { statusWords } from '../application-words.ts';

/** From this width on, list and detail are side by side; below, one replaces the other. */
const sideBySide = '(width >= 1024px)';

export const meta = metaOf(adminPages.applications);

export default function AdminApplicationsPage() {
  // In the address, so that a phone's back button returns from an application to the list.
  const [{ status, id }, change] = useSearch(applicationsSearch);
  const filter = filters().find(({ value }) => value === status)?.text ?? '';
  const list = useInfiniteQuery(applicationsOf(status));
  const applications = itemsOf(list.data);
  const counts = list.data?.pages.at(-1)?.counts;
  const selected = applications.find(({ _id }) => _id === id);

  function show(next: { status?: StatusFilter; id?: string | undefined }) {
    const isInPlace = !next.id || window.matchMedia(sideBySide).matches;
    change({ id: undefined, ...next }, { replace: isInPlace, preventScrollReset: isInPlace });
  }

  return (
    <>
      <div className={selected && 'max-lg:visually-hidden'}>
        <PageHead title={t`Staff Applications`} />
      </div>
      <div className={selected && 'max-lg:-mt-5 max-lg:[&_[role=tablist]]:hidden'}>
        <Tabs<StatusFilter>
          label={t`Applications by state`}
          value={status}
          onValueChange={(next) => show({ status: next })}
          tabs={filters().map((filter) => ({ ...filter, count: counts?.[filter.value] }))}
        >
          <Waiting {...waitOf(list)}>
            <ListSkeleton />
          </Waiting>
          {list.data && applications.length === 0 && (
            <EmptyState
              title={t`No applications found`}
              text={
                status === 'all'
                  ? t`Whatever is sent from the Join us page shows up here.`
                  : t`Nothing is under “${filter}” right now.`
              }
              action={
                status === 'all' && (
                  <LinkButton to={paths.joinUs()}>{t`See the Join us page`}</LinkButton>
                )
              }
            />
          )}
          {applications.length > 0 && (
            <div className="grid items-start gap-5 lg:grid-cols-[320px_minmax(0,1fr)]">
              <div className={selected && 'max-lg:hidden'}>
                <AdminApplicationList
                  applications={applications}
                  selectedId={selected?._id}
                  onSelect={(application) => show({ id: application._id })}
                />
                <LoadMore
                  {...moreOf(list)}
                  shown={applications.length}
                  total={counts && { value: counts[status] }}
                />
              </div>
              <Detail selected={selected} onClose={() => show({})} />
            </div>
          )}
        </Tabs>
      </div>
    </>
  );
}

function Detail({ selected, onClose }: { selected: Application | undefined; onClose: () => void }) {
  if (selected) {
    return <AdminApplicationDetail key={selected._id} application={selected} onClose={onClose} />;
  }
  return (
    <div className="sticky top-8 border border-dashed border-line py-10 max-lg:hidden">
      <EmptyState title={t`Select an application to view details`} />
    </div>
  );
}

const filters = (): { value: StatusFilter; text: string }[] => [
  { value: 'all', text: t`All` },
  ...applicationStatuses.map((value) => ({ value, text: statusWords()[value] })),
];

function ListSkeleton() {
  return (
    <SkeletonRows
      label={t`Loading applications`}
      className="grid gap-2 lg:grid-cols-[320px_minmax(0,1fr)]"
      rows={Array(4).fill('col-start-1 h-24')}
    />
  );
}

type AdminApplicationListProps = {
  applications: Application[];
  selectedId: string | undefined;
  onSelect: (application: Application) => void;
};

function AdminApplicationList(props: AdminApplicationListProps) {
  return (
    <ul className="grid gap-2">
      {props.applications.map((application) => {
        const isSelected = application._id === props.selectedId;
        return (
          <li key={application._id}>
            <button
              type="button"
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => props.onSelect(application)}
              className={classNames(
                'flex w-full flex-col gap-1 border p-3.5 text-left transition-colors',
                isSelected
                  ? 'border-bright bg-lifted'
                  : 'border-line bg-raised hover:border-edge hover:bg-lifted',
              )}
            >
              <span className="flex items-start justify-between gap-3">
                <span className="line-clamp-1 font-strong wrap-anywhere">{application.name}</span>
                <AdminApplicationStatus status={application.status} />
              </span>
              <span className="line-clamp-2 text-small text-quiet">{positionOf(application)}</span>
              <RelativeTime at={application.createdAt} className="text-small text-quiet" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
