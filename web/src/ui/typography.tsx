import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type HeadingProps = ComponentProps<'h1'> & {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. */
  size?: 'poster' | 'headline' | 'title';
};

const headingSizes = {
  poster: 'text-poster font-heavy',
  headline: 'text-headline font-heavy',
  title: 'text-title font-medium',
};

/** Upper case only if the text itself is. */
export function Heading({ level, size, className, ...rest }: HeadingProps) {
  const Element = `h${level}` as 'h1';
  const loudness = size ?? (level === 1 ? 'headline' : 'title');
  return (
    <Element
      {...rest}
      className={classNames('font-display text-balance', headingSizes[loudness], className)}
    />
  );
}

/** A short line above a heading, with a flare. */
export function Kicker({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      {...rest}
      className={classNames(
        'flex items-center gap-2.5 font-display text-label font-medium tracking-[0.08em] text-quiet',
        className,
      )}
    >
      <span aria-hidden="true" className="h-0.5 w-6 shrink-0 bg-flare" />
      {children}
    </p>
  );
}

/** Pairs of label and value, in a `FactList`. */
export function Fact(props: { label: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div className={classNames('min-w-0', props.className)}>
      <dt className="text-small text-quiet">{props.label}</dt>
      <dd className="font-display text-title font-medium tabular-nums">{props.children}</dd>
    </div>
  );
}

export function FactList(props: { children: ReactNode; className?: string }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-x-6 gap-y-4', props.className)}>
      {props.children}
    </dl>
  );
}
