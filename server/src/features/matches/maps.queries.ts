import { type Game, gameFacts, games } from '@one-dream/contract/games.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';

export type GameMap = RowOf<typeof listMaps>;

export function listMaps(db: Db, game: Game) {
  return db
    .selectFrom('game_maps')
    .select(['name', 'recall'])
    .where('game', '=', game)
    .orderBy('position')
    .execute();
}

/** Gives a game that has none the maps of the contract: what an admin changed stays. */
export async function addInitialMaps(db: Db): Promise<void> {
  const known = await db.selectFrom('game_maps').select('game').distinct().execute();
  const fresh = games.filter((game) => !known.some((one) => one.game === game));
  if (fresh.length === 0) return;
  await db
    .insertInto('game_maps')
    .values(fresh.flatMap((game) => rowsOf({ game, maps: gameFacts[game].maps })))
    // Another process may be starting, too.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function replaceMaps(
  db: Db,
  { game, maps }: { game: Game; maps: readonly GameMap[] },
): Promise<void> {
  await db.deleteFrom('game_maps').where('game', '=', game).execute();
  await db.insertInto('game_maps').values(rowsOf({ game, maps })).execute();
}

function rowsOf({ game, maps }: { game: Game; maps: readonly GameMap[] }) {
  return maps.map(({ name, recall }, index) => ({ game, name, recall, position: index + 1 }));
}
