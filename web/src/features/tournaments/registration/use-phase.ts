import { canClaim, phaseOf } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { useHydrated } from '../../../platform/hydration.ts';
import { useServerNow } from '../../../platform/server-clock.ts';

/** Seldom enough for a phone, soon enough for whoever waits for check-in. Milliseconds. */
const stepMs = 5000;

/**
 * The phase of a tournament now. A page from the server is kept until its data changes, and no clock does that: it
 * shows the phase as if no moment had come yet, and comes to the right one as soon as its scripts run.
 */
export function usePhase(tournament: Tournament) {
  const isHere = useHydrated({ here: () => true, rendered: () => false });
  const time = useServerNow(stepMs);
  const now = new Date(isHere ? time : 0);
  return {
    phase: phaseOf(tournament, now),
    isClaimable: isHere && canClaim(tournament, now),
    now: isHere ? time : undefined,
  };
}
