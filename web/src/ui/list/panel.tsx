import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type PanelProps = ComponentProps<'div'> & {
  /** Element to render: a `section` with a heading, an `article` in a list. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** `bare` leaves the padding to its contents. */
  padding?: 'bare' | 'normal';
};

const paddings = { bare: '', normal: 'p-4 md:p-6' };

/** A raised panel with a hairline border and one cut corner. */
export function Panel({ as = 'div', padding = 'normal', className, ...rest }: PanelProps) {
  // The elements do not differ in anything a panel uses.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames('chamfer min-w-0', paddings[padding], className)} />
  );
}
