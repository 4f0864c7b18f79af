import type { PlayerMatch } from '@one-dream/contract/scoring/player-awards.ts';
import type { Db } from '../../platform/database/schema.ts';
import * as queries from './standings.queries.ts';

/** Reads the scores that decide awards, from a tournament's published results. */
export async function readAwardScores(
  db: Db,
  tournamentId: string,
): Promise<{
  teams: { entryId: string; elims: number; wwcd: number }[];
  players: (PlayerMatch & { entryId: string })[];
  /** Matches that have eliminations by player. */
  counted: number;
  published: number;
}> {
  const teams = await queries.listTeamSums(db, tournamentId);
  const rows = await queries.listPlayerMatches(db, tournamentId);
  return {
    teams: teams.map(({ entry_id: entryId, elims, wwcd }) => ({ entryId, elims, wwcd })),
    players: rows.map((row) => ({
      playerKey: row.player_key,
      name: row.name,
      team: row.team,
      entryId: row.entry_id,
      matchId: row.match_id,
      elims: row.elims,
    })),
    counted: new Set(rows.map(({ match_id }) => match_id)).size,
    published: await queries.countPublished(db, tournamentId),
  };
}
