import type { FirstData } from '@one-dream/contract/first-data.ts';
import { homeBoardKey } from '../features/home/home-board-key.ts';
import { matchKeys } from '../features/matches/match-keys.ts';
import { postersQuery } from '../features/posters/posters.data.ts';
import { standingKeys } from '../features/standings/standing-keys.data.ts';
import { currentTournaments, tournamentById } from '../features/tournaments/tournaments.data.ts';
import { putPageData } from '../platform/page-data.ts';
import { readPageJson } from '../platform/page-json.ts';
import { setDayOfPage } from '../platform/today.ts';

/** Old enough to be fetched again at once: the page contains neither the server's clock nor the links of players. */
const agoMs = { match: 10_000, list: 60_000 };

/**
 * Puts the data that the server wrote into this page into the query cache, so that the screen renders without fetching. It
 * ages like fetched data.
 */
export function takeFirstData(): void {
  putFirstData(readPageJson<FirstData>('first-data') ?? {});
}

export function putFirstData(data: FirstData): void {
  const {
    posters,
    board,
    currentTournaments: current,
    tournament,
    match,
    matches,
    standings,
    topPlayers,
    day,
  } = data;
  setDayOfPage(day);
  if (posters) putPageData(postersQuery.queryKey, posters);
  if (board) putPageData(homeBoardKey, board);
  if (current) putPageData(currentTournaments.queryKey, current);
  if (tournament) putPageData(tournamentById(tournament._id).queryKey, tournament);
  if (tournament && matches)
    putPageData(matchKeys.ofTournament(tournament._id), matches, agoMs.list);
  if (match) putPageData(matchKeys.one(match.match._id, ''), match, agoMs.match);
  if (standings) {
    const asked = match ? { stageId: match.match.stageId } : {};
    putPageData(standingKeys.table(standings.tournamentId, asked), standings);
    if (topPlayers)
      putPageData(standingKeys.players(standings.tournamentId), topPlayers, agoMs.list);
  }
}
