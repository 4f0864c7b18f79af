import { mapsSaved } from '@one-dream/contract/events/matches.ts';
import type { Game } from '@one-dream/contract/games.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as queries from './maps.queries.ts';

export async function listMaps(
  { db }: Pick<Platform, 'db'>,
  game: Game,
): Promise<queries.GameMap[]> {
  return queries.listMaps(db, game);
}

/** Saves the organisation's own list: recall on a map changes with versions of the game. */
export async function saveMaps(
  platform: Platform,
  { viewer, game, maps }: { viewer: Viewer; game: Game; maps: readonly queries.GameMap[] },
): Promise<queries.GameMap[]> {
  return inUnitOfWork(platform, async (work) => {
    const before = await queries.listMaps(work.db, game);
    await queries.replaceMaps(work.db, game, maps);
    await work.happened(mapsSaved, {
      viewer,
      subject: game,
      before: { maps: before },
      after: { maps },
    });
    return queries.listMaps(work.db, game);
  });
}
