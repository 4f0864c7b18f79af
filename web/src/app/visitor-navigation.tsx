import { t } from '@lingui/core/macro';
import { listPagesFor, pages } from '@one-dream/contract/pages.ts';
import { Menu } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { paths } from '../platform/pages/paths.ts';
import { LinkButton } from '../ui/form/link-button.tsx';
import { BarLinks, useIsCurrent } from './bar-links.tsx';
import { playLinks, visitorLinks } from './navigation-links.ts';

/** The bar's right side for visitors: public pages, and sign-in. */
export function VisitorNavigation() {
  const { pathname } = useLocation();
  // The server renders one not-found page, at an address of its own, for every address that no page has.
  const isMissing = useMatches().some(({ params }) => params['*'] !== undefined);
  const comesBack =
    !isMissing &&
    pathname !== paths.home() &&
    !listPagesFor('visitors').some((name) => pages[name].path === pathname);
  return (
    <>
      <BarLinks links={visitorLinks()} />
      {pathname !== paths.login() && (
        <LinkButton
          to={comesBack ? paths.login(pathname) : paths.login()}
          variant="main"
          size="small"
          // Only one amber button on a screen: hidden if the page has a login button of its own.
          className="in-[:root:has(main_a[href^='/login'][data-variant=main])]:hidden"
        >{t`Login`}</LinkButton>
      )}
      {/* Closes on navigation. */}
      <VisitorMenu key={pathname} />
    </>
  );
}

/** Works without scripts, like the rest of a server-rendered page. */
function VisitorMenu() {
  const isCurrent = useIsCurrent();

  function closeByKey(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape') return;
    event.currentTarget.removeAttribute('open');
    event.currentTarget.querySelector('summary')?.focus();
  }

  return (
    <details className="@bar:hidden" onKeyDown={closeByKey}>
      <summary className="-mr-2 flex size-11 cursor-pointer list-none items-center justify-center [&::-webkit-details-marker]:hidden">
        <Menu size={26} />
        <span className="visually-hidden">{t`MENU`}</span>
      </summary>
      <nav
        aria-label={t`Main`}
        className="absolute inset-x-0 top-full border-y border-line bg-raised px-4"
      >
        <ul>
          {[...visitorLinks(), ...playLinks()].map((link) => (
            <li key={link.to} className="border-b border-line last:border-0">
              <Link
                to={link.to}
                aria-current={isCurrent(link.to)}
                className="flex min-h-13 items-center border-l-4 border-transparent pl-3 font-display text-title font-medium text-quiet no-underline aria-[current=page]:border-flare aria-[current=page]:text-bright"
              >
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
