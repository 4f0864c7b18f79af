import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** Placeholder of the same size as the coming content, to avoid layout shifts. */
export function Skeleton(props: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse bg-lifted', props.className)}
    />
  );
}

/** Groups skeletons and announces the loading once. */
export function SkeletonGroup(props: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" className={props.className}>
      <span className="visually-hidden">{props.label ?? t`Loading`}</span>
      {props.children}
    </div>
  );
}

/** Skeletons one below another, each with classes of its own. */
export function SkeletonRows(props: {
  label?: string | undefined;
  className?: string | undefined;
  rows: readonly string[];
}) {
  return (
    <SkeletonGroup label={props.label} className={props.className}>
      {props.rows.map((look, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} className={look} />
      ))}
    </SkeletonGroup>
  );
}
