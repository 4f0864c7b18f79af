import type { Work } from '../../platform/work/work.ts';
import * as queries from './subjects.queries.ts';

/**
 * A game id turned out to be somebody else's: strikes and bans for the account's own conduct stay with it, and no longer
 * stop the player whose id it is.
 */
export function letGoOfGameId(
  work: Work,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<void> {
  return queries.letGoOfGameId(work.db, { userId, gameId });
}
