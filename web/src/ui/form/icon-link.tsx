import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { iconButtonLook } from './icon-button-look.ts';

export type IconLinkProps = {
  to: string;
  /** Read out in place of the icon. */
  label: string;
  /** Tooltip, if shorter than the label. */
  title?: string;
  icon: ReactNode;
};

/** Like `IconButton`, for a link to another page. */
export function IconLink({ to, label, title = label, icon }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} title={title} className={iconButtonLook}>
      {icon}
    </Link>
  );
}
