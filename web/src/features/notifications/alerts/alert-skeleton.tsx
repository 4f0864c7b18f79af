import { t } from '@lingui/core/macro';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';

const rows = ['1', '2', '3', '4', '5', '6'];

export function AlertSkeleton() {
  return (
    <SkeletonGroup
      label={t`Loading your alerts`}
      className="-mx-[16px] md:mx-0 md:mr-[calc(54.55%+12px)]"
    >
      {rows.map((row) => (
        <div
          key={row}
          className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 border-b border-line px-4 py-3.5"
        >
          <Skeleton className="size-14" />
          <div>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-2 h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
