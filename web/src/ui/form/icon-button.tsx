import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { iconButtonLook } from './icon-button-look.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Read out in place of the icon. */
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
      className={classNames(iconButtonLook, className)}
    >
      {icon}
    </button>
  );
}
