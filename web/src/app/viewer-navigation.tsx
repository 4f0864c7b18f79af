import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell, ClipboardList, House, Shield, Trophy } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { isEventWork, ownDuties } from '../features/duties/duties.data.ts';
import { useUnseenCount } from '../features/notifications/notifications.data.ts';
import { fetchCodeAhead } from '../platform/page-code.ts';
import { consolePaths } from '../platform/pages/console-paths.ts';
import { paths } from '../platform/pages/paths.ts';
import { whenHydrated } from '../platform/server-clock.ts';
import { mobileBreakpointPx } from '../ui/breakpoints.ts';
import { AlertCount } from './alert-count.tsx';
import { BarLinks, useIsCurrent } from './bar-links.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { navigationLinks } from './navigation-links.ts';
import type { Viewer } from './viewer.ts';
import { ViewerMenu } from './viewer-menu.tsx';

/** The bar's right side for signed-in users: links and their menu, or a drawer where the bar has no room for them. */
export function ViewerNavigation(props: { viewer: Viewer; onLogout: () => void }) {
  const unseenCount = useUnseenCount();
  const isStaff = useIsStaff(props.viewer);
  return (
    <>
      <BarLinks links={navigationLinks()} badge={<AlertCount count={unseenCount} />} />
      <div className="ml-3 hidden @bar:block">
        <ViewerMenu {...props} isStaff={isStaff} />
      </div>
      <div className="@bar:hidden">
        <NavigationDrawer {...props} unseenCount={unseenCount} isStaff={isStaff} />
      </div>
    </>
  );
}

/** The tabs at the foot of a phone. Rendered outside the bar at the top, as a fixed element inside it would be trapped. */
export function ViewerTabs({ viewer }: { viewer: Viewer }) {
  return <TabBar unseenCount={useUnseenCount()} isStaff={useIsStaff(viewer)} />;
}

/** Whether to show the console: to admins always, to others if they hold an event duty. */
function useIsStaff({ isAdmin = false }: Viewer): boolean {
  const duties = useQuery({ ...ownDuties, enabled: !isAdmin, staleTime: Number.POSITIVE_INFINITY });
  return isAdmin || (duties.data ?? []).some(isEventWork);
}

const tabs = () =>
  [
    { text: t`Home`, to: paths.home(), icon: House },
    { text: t`Tournament`, to: paths.tournaments(), icon: Trophy },
    { text: t`Team`, to: paths.profile(), icon: Shield },
    { text: t`Alerts`, to: paths.alerts(), icon: Bell, hasBadge: true },
  ] as const;

/** Delay after hydration. Milliseconds. */
const calmMs = 400;

/** Prefetches the code of the tabs' pages, unless the reader saves data. */
function useTabsAhead(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || window.matchMedia(`(min-width: ${mobileBreakpointPx}px)`).matches)
      return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void whenHydrated().then(() => {
      timer = setTimeout(() => void fetchCodeAhead(tabs().map(({ to }) => to)), calmMs);
    });
    return () => clearTimeout(timer);
  }, []);
}

/** For staff of an event. */
const consoleTab = () =>
  ({
    text: t`Console`,
    to: consolePaths.list(),
    icon: ClipboardList,
  }) as const;

/**
 * The pages that players use all evening, in thumb's reach: on a phone, for signed-in users. Other elements at the bottom
 * are raised by `--foot-height`, see `site.css`.
 */
function TabBar({ unseenCount, isStaff }: { unseenCount: number; isStaff: boolean }) {
  const isCurrent = useIsCurrent();
  useTabsAhead();
  return (
    <nav
      aria-label={t`Tabs`}
      data-tab-bar
      className="fixed inset-x-0 bottom-0 z-20 h-(--foot-height) border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex h-full">
        {[...tabs(), ...(isStaff ? [consoleTab()] : [])].map((tab) => (
          <li key={tab.to} className="min-w-0 flex-1">
            <Link
              to={tab.to}
              aria-current={isCurrent(tab.to)}
              className="relative flex h-full flex-col items-center justify-center gap-0.5 text-[min(0.75rem,16px)] leading-4 text-quiet no-underline focus-visible:-outline-offset-2 aria-[current=page]:text-bright aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-4 aria-[current=page]:before:top-0 aria-[current=page]:before:h-0.5 aria-[current=page]:before:bg-flare"
            >
              <span className="relative">
                <tab.icon size={22} />
              </span>
              {tab.text}
              {'hasBadge' in tab && (
                <span className="absolute top-1 left-1/2 ml-1.5">
                  <AlertCount count={unseenCount} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
