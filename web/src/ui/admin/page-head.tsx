import type { ReactNode } from 'react';
import { Heading } from '../typography.tsx';
import { type Total, totalText } from './total.ts';

export type PageHeadProps = {
  title: string;
  /** Total, in brackets after the title; omitted until known. */
  count?: Total | undefined;
  text?: ReactNode;
  /** Buttons for the page as a whole. */
  actions?: ReactNode;
};

export function PageHead({ title, count, text, actions }: PageHeadProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <Heading level={1}>
          {title}
          {count !== undefined && (
            <span className="tabular-nums text-quiet"> ({totalText(count)})</span>
          )}
        </Heading>
        {text && <p className="mt-1 max-w-xl text-quiet">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
