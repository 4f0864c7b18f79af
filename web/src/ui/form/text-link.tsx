import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

/** A link in running text. Internal paths stay in this tab, external URLs open a new one. */
export function TextLink(props: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const { to, className, ...rest } = props;
  const classes = classNames(
    'text-bright underline decoration-flare decoration-2 underline-offset-4 hover:text-flare',
    className,
  );
  if (to.startsWith('/')) return <Link {...rest} to={to} className={classes} />;
  return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" className={classes} />;
}
