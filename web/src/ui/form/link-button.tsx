import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-variants.ts';

export type LinkButtonProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, or an external URL, which opens in a new tab. */
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  /** Performs a full page load instead of client-side navigation. */
  reloadDocument?: boolean;
};

export function LinkButton(props: LinkButtonProps) {
  const { to, variant, size, wide, icon, reloadDocument, className, children, ...rest } = props;
  const classes = classNames(buttonClasses({ variant, size, wide }), className);
  if (to.startsWith('/')) {
    return (
      <Link
        {...rest}
        to={to}
        reloadDocument={reloadDocument}
        data-variant={variant}
        className={classes}
      >
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <a
      {...rest}
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      data-variant={variant}
      className={classes}
    >
      {icon}
      {children}
    </a>
  );
}
