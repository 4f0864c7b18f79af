import { useCall } from '../../platform/use-write.ts';
import { entryKeys } from './entries.data.ts';

// A module of its own: pages that only show entries do not load it.

/** After a refusal too, as the screen may be outdated. */
const stale = [entryKeys.all, ['tournaments'], ['matches'], ['home'], ['scrims', 'week']];

export const useJoinWaitlist = () =>
  useCall({ stale, showsRefusal: true }, '/entries/waitlist/{tournamentId}/{teamId}');

export const useClaimSlot = () =>
  useCall({ stale, showsRefusal: true }, '/entries/claim/{tournamentId}/{teamId}');

export const useCheckIn = () => useCall({ stale, toasts: true }, '/entries/check-in/{entryId}');

export const useUndoCheckIn = () => useCall({ stale }, '/entries/undo-check-in/{entryId}');

export const useWithdraw = () => useCall({ stale }, '/entries/withdraw/{entryId}');

export const useAskToWithdraw = () =>
  useCall({ stale, showsRefusal: true }, '/entries/ask-to-withdraw/{entryId}');
