import { t } from '@lingui/core/macro';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A shape in the place of what is coming, of the same size, so that nothing jumps. */
export function Skeleton(props: { className?: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden="true"
      style={props.style}
      className={classNames('block animate-pulse bg-lifted', props.className)}
    />
  );
}

/** Groups skeletons and says once that something is loading. */
export function SkeletonGroup(props: { label?: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={props.className}>
      <span className="visually-hidden">{props.label ?? t`Loading`}</span>
      {props.children}
    </div>
  );
}
