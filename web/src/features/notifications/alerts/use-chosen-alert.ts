import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { mobileBreakpointPx } from '../../../ui/breakpoints.ts';

/** State of the history entry of `/alerts`. */
export type AlertsLocationState = {
  /** The notification that is open. */
  alert: string;
  /** The list is one step back. */
  isFromList?: boolean;
} | null;

/**
 * Which notification is open. On a phone, where it takes the place of the list, opening one is a
 * step forward, so that the phone's own back leads to the list again.
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

  return { chosenId: state?.alert, choose, close };
}

/** The list and what is open in it stand side by side. */
export function hasTwoPanes(): boolean {
  return window.matchMedia(`(min-width: ${mobileBreakpointPx}px)`).matches;
}
