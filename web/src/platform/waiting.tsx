import type { ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../ui/feedback/skeleton.tsx';
import { failureOf } from './failure-of.ts';

export type WaitingProps = {
  query: Parameters<typeof failureOf>[0] & { data: unknown; isError: boolean };
  /** Of the failure. */
  title?: string;
  /** What is being loaded, in words. */
  label?: string;
  className?: string;
  /** Classes of each skeleton. */
  rows?: readonly string[];
  /** A skeleton of another shape. */
  children?: ReactNode;
};

/** What stands in the place of a query's data: its skeleton, or why it failed. Nothing once the data is there. */
export function Waiting({ query, title, label, className, rows = [], children }: WaitingProps) {
  if (query.data !== undefined) return null;
  if (query.isError) return <ErrorState {...failureOf(query)} title={title} />;
  if (label === undefined) return children;
  return (
    <SkeletonGroup label={label} className={className}>
      {rows.map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} className={look} />
      ))}
    </SkeletonGroup>
  );
}
