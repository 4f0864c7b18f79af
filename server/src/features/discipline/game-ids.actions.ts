import type { Work } from '../../platform/work/work.ts';
import * as queries from './subjects.queries.ts';

/**
 * A game id turned out to be somebody else's: what was given to the account for its own deeds stays with the account,
 * and no longer stops the player whose id it is.
 */
export function letGoOfGameId(
  work: Work,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<void> {
  return queries.letGoOfGameId(work.db, { userId, gameId });
}
