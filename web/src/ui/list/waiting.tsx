import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../feedback/error-state.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';

export type WaitingProps = {
  /** The data has loaded. */
  isHere: boolean;
  failure: ErrorStateProps | undefined;
  /** Title of the failure. */
  title?: string;
  /** What is being loaded, in words. */
  label?: string;
  className?: string;
  /** Classes of each skeleton. */
  rows?: readonly string[];
  /** A skeleton of another shape. */
  children?: ReactNode;
};

/** Placeholder of a query's data: a skeleton, or why loading failed. Renders nothing once there is data. */
export function Waiting(props: WaitingProps) {
  const { failure, label, rows = [] } = props;
  if (props.isHere) return null;
  if (failure) return <ErrorState {...failure} title={props.title} />;
  if (label === undefined) return props.children;
  return <SkeletonRows label={label} className={props.className} rows={rows} />;
}
