import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type RowActionProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode;
  /** Shown if there is room. */
  text: string;
  /** Read out instead of the text: names the row acted on. */
  label: string;
  danger?: boolean;
};

/** Action on one row of a list; quiet, because each row has one. */
export function RowAction({ icon, text, label, danger, className, ...rest }: RowActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 px-3 font-display text-label font-medium tracking-wide text-quiet transition-colors hover:bg-lifted disabled:opacity-50',
        danger ? 'hover:text-closed' : 'hover:text-bright',
        className,
      )}
    >
      {icon}
      <span className="max-lg:visually-hidden">{text}</span>
    </button>
  );
}
