import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';

/** Outline of a back-office page while its code loads. */
export function PageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="mt-8 h-12 w-full" />
      <div className="mt-4 grid gap-2">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
