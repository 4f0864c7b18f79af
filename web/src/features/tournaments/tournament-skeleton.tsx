import { t } from '@lingui/core/macro';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';

export function TournamentSkeleton() {
  return (
    <SkeletonGroup
      label={t`Loading the tournament`}
      className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-10"
    >
      <div className="min-w-0">
        <Skeleton className="-mx-[16px] aspect-video md:mx-0 lg:aspect-[5/2]" />
        <Skeleton className="mt-5 h-5 w-44 md:mt-7" />
        <Skeleton className="mt-2.5 h-[2.7rem] w-4/5 md:h-20" />
        <Skeleton className="mt-5 h-56 md:mt-7 md:h-48" />
      </div>
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
