import { t } from '@lingui/core/macro';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

export function DashboardSkeleton() {
  return (
    <SkeletonGroup label={t`Loading the dashboard`} className="grid gap-4 lg:gap-5">
      <div className="grid grid-cols-2 gap-3 lg:gap-5 xl:grid-cols-4">
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
