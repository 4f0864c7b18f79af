import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';

/** Label of a tournament's state, and the status whose colour it takes. */
export interface TournamentState {
  text: string;
  like: string;
}

/** Phases shown in place of the status: a red CLOSED beside 'Check in' would alarm registered teams. */
const phaseStates = (): Partial<Record<TournamentPhase, TournamentState>> => ({
  'check-in': { text: 'CHECK-IN', like: 'OPENED' },
  locked: { text: t`TEAMS ARE SET`, like: 'LOCKED' },
  cancelled: { text: t`CALLED OFF`, like: 'CLOSED' },
});

export function stateOf(status: TournamentStatus, phase: TournamentPhase): TournamentState {
  return phaseStates()[phase] ?? { text: status, like: status };
}
