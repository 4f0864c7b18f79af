import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { istOf } from '../../../platform/ist.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ActivityPanel } from '../activity-panel.tsx';
import { AlertsButton } from '../alerts-button.tsx';
import { CountCards } from '../count-cards.tsx';
import { dashboardQuery } from '../dashboard.data.ts';
import { FirstStepsPanel } from '../first-steps-panel.tsx';
import { GrowthPanel } from '../growth-panel.tsx';
import { SystemPanel } from '../system-panel.tsx';
import { TonightPanel } from '../tonight-panel.tsx';

export const meta = metaOf(pages.admin);

export default function AdminDashboardPage() {
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery(dashboardQuery);
  return (
    <>
      <PageHead
        title={t`Dashboard`}
        text={
          data && (
            <span role="status">{t`As of ${istOf(new Date(dataUpdatedAt).toISOString())}`}</span>
          )
        }
        actions={
          <>
            {data && <AlertsButton checks={data.checks} />}
            <Button
              size="small"
              icon={<RotateCw size={18} />}
              busy={isFetching}
              onClick={() => void refetch()}
            >{t`Reload`}</Button>
          </>
        }
      />
      {isError && <FailureBanner isBusy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className="grid grid-cols-1 gap-4 lg:gap-5">
          <FirstStepsPanel firstSteps={data.firstSteps} />
          <TonightPanel hasEvents={data.tournaments.total > 0} />
          <CountCards dashboard={data} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5">
            <GrowthPanel growth={data.growth} />
            <SystemPanel checks={data.checks} version={data.version} />
          </div>
          <ActivityPanel activity={data.activity} />
        </div>
      )}
      {!data && !isError && <DashboardSkeleton />}
    </>
  );
}

function FailureBanner({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-l-4 border-closed bg-[#2a1513] px-4 py-3"
    >
      <TriangleAlert size={20} className="shrink-0 text-closed" />
      <p className="min-w-0 flex-1 basis-52 font-strong">{t`Failed to load dashboard data. Please try again.`}</p>
      <Button size="small" busy={isBusy} onClick={onRetry}>{t`Try again`}</Button>
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <SkeletonGroup label={t`Loading the dashboard`} className="grid gap-4 lg:gap-5">
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] lg:gap-5 xl:grid-cols-4">
        {['users', 'tournaments', 'posters', 'members'].map((card) => (
          <Skeleton key={card} className="h-32" />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5">
        <Skeleton className="h-[340px]" />
        <Skeleton className="h-80" />
      </div>
    </SkeletonGroup>
  );
}
