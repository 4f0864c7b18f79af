import { gameFacts, games } from '@one-dream/contract/games.ts';
import { deliveredPresets } from '@one-dream/contract/scoring/presets.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../tests/support/open-test-server.ts';
import { addInitialMaps, listMaps, replaceMaps } from '../features/matches/maps.queries.ts';

const server = await sharedTestServer({ works: false });

it('the delivered presets are those of the contract, one of each game its default', async () => {
  const rows = await server.db
    .selectFrom('presets')
    .innerJoin('preset_versions', 'preset_versions.preset_id', 'presets.id')
    .select(['presets.id', 'presets.name', 'game', 'is_default', 'no', 'rules'])
    .where('is_delivered', '=', true)
    .orderBy('presets.id')
    .execute();
  expect(rows).toEqual(
    deliveredPresets
      .map(({ id, name, game, placementX10, elimX10, elimCap, tieBreaks, labels }) => ({
        ...{ id, name, game, no: 1, is_default: gameFacts[game].preset === name },
        rules: { placementX10, elimX10, elimCap, tieBreaks, labels },
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(rows.filter(({ is_default }) => is_default).map(({ game }) => game)).toHaveLength(
    games.length,
  );
});

it('a game without maps is given those of the contract, and what an admin changed stays', async () => {
  const other = { name: 'Karakin', recall: false };
  await server.db.deleteFrom('game_maps').where('game', '=', 'FREE_FIRE').execute();
  await replaceMaps(server.db, { game: 'PUBGM', maps: [other] });
  await addInitialMaps(server.db);
  await addInitialMaps(server.db);
  expect(await listMaps(server.db, 'FREE_FIRE')).toEqual(gameFacts.FREE_FIRE.maps);
  expect(await listMaps(server.db, 'PUBGM')).toEqual([other]);
  await replaceMaps(server.db, { game: 'PUBGM', maps: gameFacts.PUBGM.maps });
});

it('the database does not list the games: a further one is no migration', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where pg_get_constraintdef(oid) like '%BGMI%'`.execute(server.db);
  expect(rows).toEqual([]);
});

it('the maps of a game begin as the contract has them', async () => {
  for (const game of games) {
    expect(await listMaps(server.db, game)).toEqual(gameFacts[game].maps);
  }
});
