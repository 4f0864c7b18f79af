import { t } from '@lingui/core/macro';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

export function PodiumSkeleton() {
  return (
    <SkeletonGroup label={t`Loading the podium`}>
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
