import type { TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { Work } from '../../platform/work/work.ts';
import { moveTournament } from '../tournaments/tournament-clock.actions.ts';
import type { StageRow } from './standings.queries.ts';

/** Completes a tournament once its last stage is final. */
export function completeTournament(
  work: Work,
  change: { viewer: Viewer; stage: StageRow },
): Promise<boolean> {
  return move(work, { ...change, from: ['UPCOMING', 'OPENED', 'CLOSED', 'LIVE'], to: 'COMPLETED' });
}

/** Makes a tournament live again once a stage is reopened. */
export function reopenTournament(
  work: Work,
  change: { viewer: Viewer; stage: StageRow },
): Promise<boolean> {
  return move(work, { ...change, from: ['COMPLETED'], to: 'LIVE' });
}

function move(
  work: Work,
  {
    viewer,
    stage: { tournament_id: tournamentId },
    from,
    to,
  }: { viewer: Viewer; stage: StageRow; from: TournamentStatus[]; to: TournamentStatus },
): Promise<boolean> {
  return moveTournament(work, { tournamentId, from, to, viewer });
}
