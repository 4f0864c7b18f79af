import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';

/** What a tournament is called, and the status whose colour that has. */
export interface TournamentState {
  text: string;
  like: string;
}

/** Where the clock says more than the status: a red CLOSED beside 'Check in' would frighten whoever is in. */
const phaseStates = (): Partial<Record<TournamentPhase, TournamentState>> => ({
  'check-in': { text: 'CHECK-IN', like: 'OPENED' },
  locked: { text: t`TEAMS ARE SET`, like: 'LOCKED' },
  cancelled: { text: t`CALLED OFF`, like: 'CLOSED' },
});

export function stateOf(status: TournamentStatus, phase: TournamentPhase): TournamentState {
  return phaseStates()[phase] ?? { text: status, like: status };
}
