import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Read out in place of the picture. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center text-quiet transition-colors hover:text-bright disabled:opacity-50',
        className,
      )}
    >
      {icon}
    </button>
  );
}
