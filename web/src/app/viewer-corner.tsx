import { useUnseenCount } from '../features/notifications/notifications.data.ts';
import { AlertCount } from './alert-count.tsx';
import { BarLinks } from './bar-links.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { navigationLinks } from './navigation-links.ts';
import { TabBar } from './tab-bar.tsx';
import type { Viewer } from './viewer.ts';
import { ViewerMenu } from './viewer-menu.tsx';

/** What the bar has for whoever is signed in: the links and their menu, in a drawer on a phone. */
export function ViewerCorner(props: { viewer: Viewer; onLogout: () => void }) {
  const unseenCount = useUnseenCount();
  return (
    <>
      <BarLinks links={navigationLinks} badge={<AlertCount count={unseenCount} />} />
      <div className="hidden md:block">
        <ViewerMenu {...props} />
      </div>
      <div className="md:hidden">
        <NavigationDrawer {...props} unseenCount={unseenCount} />
      </div>
      <TabBar unseenCount={unseenCount} />
    </>
  );
}
