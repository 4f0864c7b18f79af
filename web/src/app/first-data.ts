import type { FirstData } from '@one-dream/contract/first-data.ts';
import { homeBoardKey } from '../features/home/home-board-key.ts';
import { matchKeys } from '../features/matches/match-keys.ts';
import { postersQuery } from '../features/posters/posters.data.ts';
import { standingKeys } from '../features/standings/standing-keys.data.ts';
import { currentTournaments, tournamentById } from '../features/tournaments/tournaments.data.ts';
import { readPageJson } from '../platform/page-json.ts';
import { queryClient } from '../platform/query-client.ts';
import { setDayOfPage } from '../platform/today.ts';

/** Old enough for a match to be refetched. */
const agoMs = 10_000;

/**
 * Puts the data that the server wrote into this page into the query cache, so that the screen renders without fetching. It
 * ages like fetched data.
 */
export function takeFirstData(): void {
  putFirstData(readPageJson<FirstData>('first-data') ?? {});
}

export function putFirstData(data: FirstData): void {
  const { posters, board, currentTournaments: current, tournament, match, standings, day } = data;
  setDayOfPage(day);
  if (posters) queryClient.setQueryData(postersQuery.queryKey, posters);
  if (board) queryClient.setQueryData(homeBoardKey, board);
  if (current) queryClient.setQueryData(currentTournaments.queryKey, current);
  if (tournament) {
    queryClient.setQueryData(tournamentById(tournament._id).queryKey, tournament);
  }
  if (match) {
    // Refetched immediately: the page does not contain the server's clock.
    const options = { updatedAt: Date.now() - agoMs };
    queryClient.setQueryData(matchKeys.one(match.match._id, ''), match, options);
    const { tournamentId, stageId } = match.match;
    if (standings) {
      queryClient.setQueryData(standingKeys.table(tournamentId, { stageId }), standings);
    }
  }
}
