import type { FirstData } from '@one-dream/contract/first-data.ts';
import { homeBoardKey } from '../features/home/home-board-key.ts';
import { postersQuery } from '../features/posters/posters.data.ts';
import { currentTournaments, tournamentById } from '../features/tournaments/tournaments.data.ts';
import { readPageJson } from '../platform/page-json.ts';
import { queryClient } from '../platform/query-client.ts';
import { setDayOfPage } from '../platform/today.ts';

/**
 * Puts what the server wrote into this page where its screen looks for it, so that the screen stands
 * without asking again. It ages like anything that was just fetched.
 */
export function takeFirstData(): void {
  putFirstData(readPageJson<FirstData>('first-data') ?? {});
}

export function putFirstData(data: FirstData): void {
  const { posters, board, currentTournaments: current, tournament, day } = data;
  setDayOfPage(day);
  if (posters) queryClient.setQueryData(postersQuery.queryKey, posters);
  if (board) queryClient.setQueryData(homeBoardKey, board);
  if (current) queryClient.setQueryData(currentTournaments.queryKey, current);
  if (tournament) {
    queryClient.setQueryData(tournamentById(tournament._id).queryKey, tournament);
  }
}
