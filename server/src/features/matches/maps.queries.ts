import type { Game } from '@one-dream/contract/games.ts';
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

export async function replaceMaps(db: Db, game: Game, maps: readonly GameMap[]): Promise<void> {
  await db.deleteFrom('game_maps').where('game', '=', game).execute();
  await db
    .insertInto('game_maps')
    .values(maps.map(({ name, recall }, index) => ({ game, name, recall, position: index + 1 })))
    .execute();
}
