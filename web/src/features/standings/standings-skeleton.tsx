import { t } from '@lingui/core/macro';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

const skeletonRows = Array.from({ length: 16 }, (_, index) => index);

export function StandingsSkeleton() {
  return (
    <SkeletonGroup label={t`Loading the standings`} className="flex flex-col gap-4">
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="flex flex-col gap-px border border-line">
        <Skeleton className="h-10" />
        {skeletonRows.map((row) => (
          <Skeleton key={row} className="h-13" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
