import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { NavigationLink } from './navigation-links.ts';

/** Links of the bar, where it has room for them. */
export function BarLinks(props: { links: readonly NavigationLink[]; badge?: ReactNode }) {
  const isCurrent = useIsCurrent();
  return (
    <nav aria-label={t`Main`} className="hidden @bar:block">
      <ul className="flex">
        {props.links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={isCurrent(link.to)}
              className="relative flex min-h-11 items-center px-2 font-display text-label @wide-bar:px-3.5 @wide-bar:text-action font-medium tracking-wide text-quiet transition-colors hover:text-bright aria-[current=page]:text-bright aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 @wide-bar:aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-0.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-flare"
            >
              {link.text}
              {/* Over the space beside the word, so that the bar does not shift when the count arrives. */}
              {link.hasBadge && (
                <span className="absolute top-0.5 left-full -ml-3.5">{props.badge}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a link leads to the current page or one above it. */
export function useIsCurrent(): (to: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (to) =>
    pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)) ? 'page' : undefined;
}
