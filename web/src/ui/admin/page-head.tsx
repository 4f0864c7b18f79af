import type { ReactNode } from 'react';
import { Heading } from '../typography.tsx';
import { type Total, totalText } from './total.ts';

export type PageHeadProps = {
  title: string;
  /** How many there are, in brackets behind the title; left out while it is not known. */
  count?: Total | undefined;
  text?: ReactNode;
  /** The buttons of the page as a whole. */
  actions?: ReactNode;
};

/** How each page of the back office begins. */
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
