import { useQuery } from '@tanstack/react-query';
import { isEventWork, ownDuties } from '../features/duties/duties.data.ts';
import { useUnseenCount } from '../features/notifications/notifications.data.ts';
import { AlertCount } from './alert-count.tsx';
import { BarLinks } from './bar-links.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { navigationLinks } from './navigation-links.ts';
import { TabBar } from './tab-bar.tsx';
import type { Viewer } from './viewer.ts';
import { ViewerMenu } from './viewer-menu.tsx';

/** The bar's corner for signed-in users: links and their menu, in a drawer on a phone. */
export function ViewerCorner(props: { viewer: Viewer; onLogout: () => void }) {
  const unseenCount = useUnseenCount();
  const isStaff = useIsStaff(props.viewer);
  return (
    <>
      <BarLinks links={navigationLinks()} badge={<AlertCount count={unseenCount} />} />
      <div className="hidden md:block">
        <ViewerMenu {...props} isStaff={isStaff} />
      </div>
      <div className="md:hidden">
        <NavigationDrawer {...props} unseenCount={unseenCount} isStaff={isStaff} />
      </div>
    </>
  );
}

/** The tabs at the foot of a phone. Outside of the bar at the top, whose layer would hold them. */
export function ViewerTabs({ viewer }: { viewer: Viewer }) {
  return <TabBar unseenCount={useUnseenCount()} isStaff={useIsStaff(viewer)} />;
}

/** Whether to show the console: to admins always, to others if they hold an event duty. */
function useIsStaff({ isAdmin = false }: Viewer): boolean {
  const duties = useQuery({ ...ownDuties, enabled: !isAdmin, staleTime: Number.POSITIVE_INFINITY });
  return isAdmin || (duties.data ?? []).some(isEventWork);
}
