import { NavLink } from 'react-router';
import { useUnseenCount } from '../features/notifications/notifications.data.ts';
import { AlertCount } from './alert-count.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { navigationLinks } from './navigation-links.ts';
import type { Viewer } from './viewer.ts';
import { ViewerMenu } from './viewer-menu.tsx';

/** What the bar has for whoever is signed in: the links and their menu, in a drawer on a phone. */
export function ViewerCorner(props: { viewer: Viewer; onLogout: () => void }) {
  const unseenCount = useUnseenCount();
  return (
    <>
      <Links unseenCount={unseenCount} />
      <div className="hidden md:block">
        <ViewerMenu {...props} />
      </div>
      <div className="md:hidden">
        <NavigationDrawer {...props} unseenCount={unseenCount} />
      </div>
    </>
  );
}

function Links({ unseenCount }: { unseenCount: number }) {
  return (
    <nav aria-label="Main" className="hidden md:block">
      <ul className="flex">
        {navigationLinks.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              end={link.to === '/'}
              className="relative flex min-h-11 items-center gap-2 px-2 font-display text-label lg:px-3.5 lg:text-action font-medium tracking-wide text-quiet transition-colors hover:text-bright aria-[current=page]:text-bright aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 lg:aria-[current=page]:after:inset-x-3.5 aria-[current=page]:after:bottom-0.5 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-flare"
            >
              {link.text}
              {link.hasBadge && <AlertCount count={unseenCount} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
