import { NotificationPopUp } from '../features/notifications/notification-pop-up.tsx';
import { LiveUpdates } from './live-updates.tsx';

/** What goes along with every page: it is kept true, and told of what arrives. */
export function Companion() {
  return (
    <>
      <NotificationPopUp />
      <LiveUpdates />
    </>
  );
}
