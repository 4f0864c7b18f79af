import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router';
import { paths } from '../../platform/pages/paths.ts';
import { useViewer } from '../../platform/session.tsx';
import { adminLinks } from './admin-links.ts';

/** Links to the back-office pages, for the sidebar and the drawer. */
export function AdminNavigation({ onFollow }: { onFollow?: () => void }) {
  const { role } = useViewer();
  const { pathname } = useLocation();
  const isCurrent = (to: string) =>
    pathname === to || (to !== paths.admin() && pathname.startsWith(`${to}/`));
  return (
    <nav aria-label={t`Back office`}>
      <ul className="grid gap-0.5">
        {adminLinks(role).map(({ text, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrent(to) ? 'page' : undefined}
              onClick={onFollow}
              className="relative flex min-h-12 items-center gap-3.5 px-3 font-display text-action font-medium tracking-wide text-quiet no-underline transition-colors hover:bg-raised hover:text-bright focus-visible:-outline-offset-2 aria-[current=page]:bg-lifted aria-[current=page]:text-bright aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-0 aria-[current=page]:before:left-0 aria-[current=page]:before:w-1 aria-[current=page]:before:bg-flare"
            >
              <Icon size={20} className="shrink-0" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
