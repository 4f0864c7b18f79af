import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type PanelProps = ComponentProps<'div'> & {
  /** The element it is: a `section` with a heading, an `article` in a list. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form';
  /** `bare` leaves the padding to what is inside. */
  padding?: 'bare' | 'normal' | 'roomy';
};

const paddings = { bare: '', normal: 'p-4 md:p-6', roomy: 'p-6 md:p-10' };

/** A raised sheet with a hairline and one cut corner. */
export function Panel({ as = 'div', padding = 'normal', className, ...rest }: PanelProps) {
  // The elements differ in nothing that a panel uses.
  const Element = as as 'div';
  return (
    <Element {...rest} className={classNames('chamfer min-w-0', paddings[padding], className)} />
  );
}
