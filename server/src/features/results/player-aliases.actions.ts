import { screenNameKey } from '@one-dream/contract/scoring/screen-names.ts';
import { invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { findExisting } from './drafts.actions.ts';
import * as queries from './results.queries.ts';
import { resultsTexts } from './results.texts.ts';

/** Stores, by game id, under which names the reader saw this lobby's players. */
export function savePlayerAliases(
  platform: Platform,
  read: { matchId: string; names: readonly { entryId: string; player: number; alias: string }[] },
): Promise<void> {
  return inUnitOfWork(platform, async ({ db, now }) => {
    await findExisting(db, read.matchId);
    const lobby = await queries.listLobby(db, read.matchId);
    const known = read.names.map(({ entryId, player, alias }, at) => {
      const team = lobby.find(({ entry_id }) => entry_id === entryId);
      if (!team) throw invalidField(`names.${at}.entryId`, resultsTexts.notInLobby);
      const gameIdKey = team.players.find((one) => one.player === player)?.gameIdKey;
      if (gameIdKey === undefined)
        throw invalidField(`names.${at}.player`, resultsTexts.notInSquad);
      return { gameIdKey, alias, aliasKey: screenNameKey(alias) };
    });
    await queries.upsertPlayerAliases(db, {
      // Without a game id, a player cannot be recognised next time.
      names: known.filter(({ gameIdKey, aliasKey }) => /^\d+$/.test(gameIdKey) && aliasKey !== ''),
      now: now(),
    });
  });
}
