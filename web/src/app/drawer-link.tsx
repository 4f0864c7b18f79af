import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { useIsCurrent } from './bar-links.tsx';

/** A link in the drawer that closes it. */
export function DrawerLink(props: { to: string; onFollow: () => void; children: ReactNode }) {
  const isCurrent = useIsCurrent();
  return (
    <li>
      <Link
        to={props.to}
        aria-current={isCurrent(props.to)}
        onClick={props.onFollow}
        className="relative flex min-h-13 items-center justify-between gap-3 border-b border-line font-display text-title font-medium tracking-wide text-quiet no-underline transition-colors hover:text-bright aria-[current=page]:text-bright aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-6 aria-[current=page]:before:w-1 aria-[current=page]:before:bg-flare"
      >
        {props.children}
      </Link>
    </li>
  );
}
