import { ConfirmationGate } from '../features/auth/confirmation-gate.tsx';
import { NotificationPopUp } from '../features/notifications/pop-up/notification-pop-up.tsx';
import { KeepOfflineCopy } from './keep-offline-copy.tsx';
import { LiveUpdates } from './live-updates.tsx';

/** Runs alongside every page: live updates, and pop-ups for new notifications. */
export function Companion() {
  return (
    <>
      <NotificationPopUp />
      <LiveUpdates />
      <ConfirmationGate />
      <KeepOfflineCopy />
    </>
  );
}
