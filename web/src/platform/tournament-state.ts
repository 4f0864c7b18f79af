import { t } from '@lingui/core/macro';
import {
  canClaim,
  type PhaseFacts,
  shownPhaseOf,
  type TournamentPhase,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useServerNow } from './server-clock.ts';
import { translateEnglish } from './translate.ts';

/** Label of a tournament's state, and the status whose colour it takes. */
export interface TournamentState {
  text: string;
  like: string;
}

/** Phases shown in place of the status: a red CLOSED beside 'Check in' would alarm registered teams. */
const phaseStates = (): Partial<Record<TournamentPhase, TournamentState>> => ({
  'check-in': { text: t`CHECK-IN`, like: 'OPENED' },
  locked: { text: t`TEAMS ARE SET`, like: 'LOCKED' },
  cancelled: { text: t`CALLED OFF`, like: 'CLOSED' },
});

/** What of a tournament decides the label of its state. */
export type StateFacts = PhaseFacts & {
  firstMatchAt?: string | null | undefined;
  /** `used/total`. */
  slots?: string | undefined;
};

export function stateOf(facts: StateFacts, now: Date): TournamentState {
  const { status, slots } = facts;
  const phase = shownPhaseOf(facts, now);
  if (phase === 'locked' && slots && readSlots(slots).used === 0)
    return { text: t`NO TEAMS YET`, like: 'LOCKED' };
  return phaseStates()[phase] ?? { text: translateEnglish(status), like: status };
}

/** How often one tournament looks at the clock, and each of a list. Infrequent enough for a phone. Milliseconds. */
const steps = { one: 5000, listed: 30_000 } as const;

export function usePhase(
  tournament: Parameters<typeof canClaim>[0] & StateFacts,
  step: keyof typeof steps = 'one',
) {
  const time = useServerNow(steps[step]);
  const now = new Date(time);
  return {
    phase: shownPhaseOf(tournament, now),
    state: stateOf(tournament, now),
    isClaimable: canClaim(tournament, now),
    now: time,
  };
}

/** The current state of a tournament in a list, which leaves out what was called off. */
export function useTournamentState(facts: Omit<StateFacts, 'cancelled'>): TournamentState {
  return usePhase({ ...facts, cancelled: null }, 'listed').state;
}
