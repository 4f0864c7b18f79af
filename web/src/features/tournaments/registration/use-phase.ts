import { canClaim, phaseOf } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { useHydrated } from '../../../platform/hydration.ts';
import { useServerNow } from '../../../platform/server-clock.ts';

/** Infrequent enough for a phone, frequent enough for check-in. Milliseconds. */
const stepMs = 5000;

/**
 * The tournament's current phase. A server-rendered page is cached independently of the clock: it shows the phase as if no
 * scheduled time had passed, and corrects that on hydration.
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
