import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../platform/pages/paths.ts';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { mobileBreakpointPx } from '../../../ui/breakpoints.ts';

/** State of the history entry of `/alerts`. */
export type AlertsLocationState = {
  /** ID of the open notification. */
  alert: string;
  /** The previous history entry is the list. */
  isFromList?: boolean;
} | null;

/**
 * The open notification. On a phone, where it replaces the list, opening one pushes a history entry, so that Back returns to
 * the list.
 */
export function useChosenAlert() {
  const state = useLocation().state as AlertsLocationState;
  const navigate = useNavigate();

  function choose(id: string) {
    const isTwoPanes = hasTwoPanes();
    const next: AlertsLocationState = { alert: id, isFromList: !isTwoPanes };
    const options = { state: next, replace: isTwoPanes, preventScrollReset: isTwoPanes };
    void navigate(paths.alerts(), options);
  }

  function close() {
    if (state?.isFromList) void navigate(-1);
    else void navigate(paths.alerts(), { replace: true, preventScrollReset: hasTwoPanes() });
  }

  // The server does not know the history entry, whose notification is open again after a reload.
  const chosenId = useIsHydrated() ? state?.alert : undefined;
  return { chosenId, choose, close };
}

/** The list and the open notification are side by side. */
export function hasTwoPanes(): boolean {
  return window.matchMedia(`(min-width: ${mobileBreakpointPx}px)`).matches;
}
