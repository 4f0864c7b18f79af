import { t } from '@lingui/core/macro';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

export function TeamSkeleton() {
  return (
    <SkeletonGroup label={t`Loading your team`}>
      <Skeleton className="h-40" />
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </SkeletonGroup>
  );
}
