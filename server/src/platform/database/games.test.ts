import { gameFacts, games } from '@one-dream/contract/games.ts';
import { deliveredPresets } from '@one-dream/contract/scoring/presets.ts';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

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
      .map(({ id, name, game, isDefault, placementX10, elimX10, elimCap, tieBreaks, labels }) => ({
        ...{ id, name, game, no: 1, is_default: isDefault },
        rules: { placementX10, elimX10, elimCap, tieBreaks, labels },
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(rows.filter(({ is_default }) => is_default).map(({ game }) => game)).toHaveLength(
    games.length,
  );
});

it('the maps of a game begin as the contract has them', async () => {
  for (const game of games) {
    const maps = await server.db
      .selectFrom('game_maps')
      .select(['name', 'recall'])
      .where('game', '=', game)
      .orderBy('position')
      .execute();
    expect(maps).toEqual(gameFacts[game].maps);
  }
});
