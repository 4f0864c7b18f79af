import { listResultVersions } from '@one-dream/contract/features/results/results.ts';
import { createPreset } from '@one-dream/contract/features/standings/standings.presets.ts';
import {
  getStageScoring,
  listAdjustments,
  makeAdjustment,
  rescoreStage,
  revokeAdjustment,
  ruleOnTie,
  saveStageScoring,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import { getStandings } from '@one-dream/contract/features/standings/standings.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import {
  type Arena,
  brief,
  correct,
  newArena,
  publish,
  rowsOf,
  tableOf,
} from '../../../../factories/results.ts';
import { giveRole, newOwner, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
let arena: Arena;
let scorer: Person;
beforeEach(async () => {
  arena = await newArena(server, { form: { matches: 2 } });
  scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
});

const BGMI_15 = '00000000-0000-7000-8000-000000000015';
const BGMI_10 = '00000000-0000-7000-8000-000000000010';
const params = () => ({ stageId: arena.stage._id });
const standings = async () =>
  (await server.api.act(getStandings, { params: { tournamentId: arena.tournament._id } })).data;
const play = async (no: number, entries = arena.entries, elims?: number[]) => {
  const match = arena.matches[no - 1];
  if (!match) throw new Error(`no match ${no}`);
  return publish(server, { match, as: scorer, rows: rowsOf(entries, elims) });
};
const adjust = (entryId: string, pointsX10: number, as = scorer) =>
  server.api.send(makeAdjustment, {
    as,
    params: params(),
    body: {
      entryId,
      pointsX10,
      kind: pointsX10 < 0 ? 'penalty' : 'bonus',
      rule: '4.2',
      reason: 'Late to the lobby twice',
    },
  });

it('a penalty names the rule that was broken', async () => {
  const [entryId = ''] = arena.entries;
  const body = {
    entryId,
    pointsX10: -10,
    kind: 'penalty',
    rule: ' ',
    reason: 'Late twice',
  } as const;
  const answer = await server.api.send(makeAdjustment, { as: scorer, params: params(), body });
  expect(answer).toMatchObject(
    refused('INVALID', { fields: { rule: 'Say which rule was broken.' } }),
  );
});

describe('public standings', () => {
  it('are the same whatever order matches were published in (invariant 1), with places won since', async () => {
    const reversed = arena.entries.toReversed();
    await play(2, reversed);
    await play(1);
    const table = await tableOf(server, arena);
    const other = await newArena(server, { form: { matches: 2 } });
    const as = other.admin;
    for (const [index, match] of other.matches.entries()) {
      const rows = rowsOf(index === 0 ? other.entries : other.entries.toReversed());
      await publish(server, { match, as, rows });
    }
    const again = await tableOf(server, other);
    const shape = ({ rows }: typeof table, entries: string[]) =>
      rows.map(({ entryId, rank, totalX10, moved }) => [
        entries.indexOf(entryId),
        rank,
        totalX10,
        moved,
      ]);
    expect(shape(table, arena.entries)).toEqual(shape(again, other.entries));
    expect(table.rows[0]?.moved).toBe(3);
  });

  it('have a number that rises with each change, are cached in between, and open pages get the number', async () => {
    const heard: unknown[] = [];
    const { standingsChanged } = server.platform.live;
    server.platform.live.standingsChanged = (change) => {
      heard.push(change);
      standingsChanged(change);
    };
    const { no: before } = await standings();
    await play(1);
    const first = await server.api.send(getStandings, {
      params: { tournamentId: arena.tournament._id },
    });
    const { no } = (first.body as { data: { no: number } }).data;
    expect(no).toBeGreaterThan(before);
    expect(heard).toEqual([{ tournamentId: arena.tournament._id, no: expect.any(Number) }]);
    const again = await server.api.send(getStandings, {
      params: { tournamentId: arena.tournament._id },
    });
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    server.platform.live.standingsChanged = standingsChanged;
  });

  it('show a team’s new name at once, though another feature wrote it', async () => {
    await play(1);
    await standings();
    await server.change(
      'registrations',
      { id: arena.entries[0] ?? '' },
      { team_name: 'Renamed Esports' },
    );
    expect((await tableOf(server, arena)).rows[0]?.name).toBe('Renamed Esports');
  });

  it('have no user, address, game id or room in them (invariant 28)', async () => {
    await play(1);
    const text = JSON.stringify(await standings());
    const people = arena.squads.flatMap(({ players }) => players);
    for (const { id, email } of people) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(email);
    }
    const ids = await server.rows('registration_players', {}, ['in_game_id']);
    for (const { in_game_id } of ids) expect(text).not.toContain(`"${in_game_id}"`);
    expect(text).not.toMatch(/@|roomId|password/);
  });

  it('of a stage or tournament that is not there are a 404', async () => {
    const request = {
      params: { tournamentId: arena.tournament._id },
      body: { stageId: arena.match._id },
    };
    expect(await server.api.send(getStandings, request)).toMatchObject(refused('NOT_FOUND'));
    expect(
      await server.api.send(getStandings, { params: { tournamentId: arena.match._id } }),
    ).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('adjustments', () => {
  it('count in the total alone, in public with their reason, until they are revoked', async () => {
    await play(1);
    const [first = '', second = ''] = arena.entries;
    const made = await adjust(first, -60);
    expect(made).toMatchObject(succeeded);
    const table = await tableOf(server, arena);
    expect(table.rows[0]).toMatchObject({ entryId: second, totalX10: 100 });
    expect(table.rows[1]).toMatchObject({
      entryId: first,
      totalX10: 90,
      adjustmentX10: -60,
      wwcd: 1,
    });
    expect((await standings()).stage?.adjustments).toEqual([
      expect.objectContaining({ entryId: first, reason: 'Late to the lobby twice', rule: '4.2' }),
    ]);
    const adjustmentId = (made.body as { data: { _id: string } }).data._id;
    await server.api.act(revokeAdjustment, {
      as: scorer,
      params: { ...params(), adjustmentId },
      body: { reason: 'It was another team' },
    });
    expect(brief(await tableOf(server, arena))[0]).toEqual([first, 1, 150]);
    const { data } = await server.api.act(listAdjustments, { as: scorer, params: params() });
    expect(data).toMatchObject([{ revokedAt: expect.any(String) }]);
  });

  it('are for scorers and admins, in whole tenths, and never about one’s own team (invariant 25)', async () => {
    const host = await newStaff(server, { duty: 'host', tournament: arena.tournament });
    const [entry = ''] = arena.entries;
    expect(await adjust(entry, -10, host)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await adjust(entry, 0)).toMatchObject(refused('INVALID'));
    expect(await adjust(entry, 1.5)).toMatchObject(refused('INVALID'));
    expect(await adjust(arena.match._id, -10)).toMatchObject(refused('INVALID'));
    const leader = arena.squads[0]?.leader as Person;
    await giveRole(server, leader, 'admin');
    expect(await adjust(entry, 10, leader)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await adjust(arena.entries[1] ?? '', 10, leader)).toMatchObject(succeeded);
    await giveRole(server, leader, 'owner');
    expect(await adjust(entry, 10, leader)).toMatchObject(succeeded);
  });
});

describe('a tie', () => {
  it('is ruled on for exactly its teams, and the ruling goes with the tie', async () => {
    const [a = '', b = '', c = '', d = ''] = arena.entries;
    // Nobody has played: all four are equal.
    const rule = (entryIds: string[]) =>
      server.api.send(ruleOnTie, {
        as: scorer,
        params: params(),
        body: { entryIds, reason: 'By lot on the stream' },
      });
    expect((await tableOf(server, arena)).rows.map(({ rank, isTied }) => [rank, isTied])).toEqual(
      Array(4).fill([1, true]),
    );
    expect(await rule([a, b])).toMatchObject(refused('INVALID'));
    expect(await rule([a, a, b, c])).toMatchObject(refused('INVALID'));
    expect(await rule([d, c, b, a])).toMatchObject(succeeded);
    expect(brief(await tableOf(server, arena)).map(([id]) => id)).toEqual([d, c, b, a]);
    const made = await adjust(a, 10);
    const adjustmentId = (made.body as { data: { _id: string } }).data._id;
    await server.api.act(revokeAdjustment, {
      as: scorer,
      params: { ...params(), adjustmentId },
      body: { reason: 'It was another team' },
    });
    // Equal again, but the ruling was dropped meanwhile.
    expect((await tableOf(server, arena)).rows.every(({ isTied }) => isTied)).toBe(true);
  });
});

describe('another preset', () => {
  it('is shown with each rank’s change first, applied as new versions, and undone by scoring back (invariant 8)', async () => {
    await play(1, arena.entries, [0, 9, 2, 2]);
    const before = await tableOf(server, arena);
    const rescore = (presetVersionId: string, apply: boolean) =>
      server.api.act(rescoreStage, {
        as: scorer,
        params: params(),
        body: { presetVersionId, apply, reason: apply ? 'The rulebook says 15' : null },
      });
    const preview = (await rescore(BGMI_15, false)).data;
    expect(preview).toMatchObject({ matches: 1, isApplied: false });
    expect(preview.changes[0]).toMatchObject({
      before: 1,
      after: 1,
      totalBeforeX10: 150,
      totalAfterX10: 210,
    });
    expect(await tableOf(server, arena)).toEqual(before);
    await rescore(BGMI_15, true);
    expect((await tableOf(server, arena)).rows[0]?.totalX10).toBe(210);
    await rescore(BGMI_10, true);
    const after = await tableOf(server, arena);
    expect(brief(after)).toEqual(brief(before));
    const { data } = await server.api.act(listResultVersions, {
      params: { matchId: arena.match._id },
    });
    expect(data.versions.map(({ no, preset }) => [no, preset.name])).toEqual([
      [3, 'BGMI 10'],
      [2, 'BGMI 15'],
      [1, 'BGMI 10'],
    ]);
  });

  it('chosen for a stage counts for matches that are not published yet', async () => {
    await play(1);
    await server.api.act(saveStageScoring, {
      as: arena.admin,
      params: params(),
      body: { presetVersionId: BGMI_15, bands: [], version: 1 },
    });
    await play(2);
    expect((await tableOf(server, arena)).rows[0]?.totalX10).toBe(150 + 200);
    const stale = { presetVersionId: BGMI_15, bands: [], version: 1 };
    expect(
      await server.api.send(saveStageScoring, { as: arena.admin, params: params(), body: stale }),
    ).toMatchObject(refused('STALE'));
  });

  it('is for scorers and admins, not for who hosts', async () => {
    const host = await newStaff(server, { duty: 'host', tournament: arena.tournament });
    const scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
    const scoringFor = async (as: Person) =>
      (await server.api.act(getStageScoring, { as, params: params() })).data;
    const { version, canSave } = await scoringFor(host);
    const body = { presetVersionId: BGMI_15, bands: [], version };
    expect(canSave).toBe(false);
    expect(
      await server.api.send(saveStageScoring, { as: host, params: params(), body }),
    ).toMatchObject(refused('NOT_ALLOWED'));
    expect((await scoringFor(scorer)).canSave).toBe(true);
    expect(
      await server.api.send(saveStageScoring, { as: scorer, params: params(), body }),
    ).toMatchObject(succeeded);
  });
});

describe('the preset of a stage', () => {
  it('with other tie-breaks moves no public rank until the published matches are scored anew', async () => {
    // 6 + 3 and 5 + 4 points: BGMI looks at placement points first, Free Fire at eliminations.
    await play(1, arena.entries, [2, 3, 4, 2]);
    const before = await tableOf(server, arena);
    const { rows } = await server
      .rows('preset_versions', { id: BGMI_10 }, ['rules'])
      .then(([row]) => ({ rows: row }));
    const { data: own } = await server.api.act(createPreset, {
      as: arena.admin,
      body: {
        ...{ name: 'Elims first', game: 'BGMI', elimX10: 10, elimCap: null },
        ...{ placementX10: [...(rows?.rules.placementX10 ?? [])], tieBreaks: ['elims'] },
        labels: { win: 'WWCD', elims: 'Elims' },
      },
    });
    await server.api.act(saveStageScoring, {
      as: arena.admin,
      params: params(),
      body: { presetVersionId: own._id, bands: [], version: 1 },
    });
    expect(brief(await tableOf(server, arena))).toEqual(brief(before));
    const rescore = (apply: boolean) =>
      server.api.act(rescoreStage, {
        as: scorer,
        params: params(),
        body: { presetVersionId: own._id, apply, reason: apply ? 'The rulebook says so' : null },
      });
    const moved = (await rescore(false)).data.changes.filter((change) => change.moved !== 0);
    expect(moved.map(({ entryId, before: was, after }) => [entryId, was, after])).toEqual([
      [arena.entries[2], 3, 2],
      [arena.entries[1], 2, 3],
    ]);
    await rescore(true);
    expect((await tableOf(server, arena)).rows[1]?.entryId).toBe(arena.entries[2]);
  });

  it('is the one of its game where nobody chose', async () => {
    const names = { PUBGM: 'PUBGM 20', FREE_FIRE: 'Free Fire 12' } as const;
    for (const game of ['PUBGM', 'FREE_FIRE'] as const) {
      await server.change('tournaments', { id: arena.tournament._id }, { game });
      const { data } = await server.api.act(getStageScoring, {
        as: arena.admin,
        params: params(),
      });
      expect(data.preset.name).toBe(names[game]);
    }
    await server.change('tournaments', { id: arena.tournament._id }, { game: 'PUBGM' });
    await play(1);
    expect((await tableOf(server, arena)).rows[0]?.totalX10).toBe(200 + 50);
  });
});

describe('a match-point final', () => {
  it('is over with the win of an eligible team, and only the owner lets the champion change', async () => {
    const final = await newArena(server, {
      form: { matches: 3 },
      stage: { matchPoint: { fixed: 20 } },
    });
    const [a = '', b = '', c = '', d = ''] = final.entries;
    const as = final.admin;
    const [one, two, three] = final.matches;
    if (!one || !two || !three) throw new Error('three matches are needed');
    await publish(server, { match: one, as, rows: rowsOf([a, b, c, d], [10, 2, 1, 0]) });
    const { data } = await server.api.act(getStandings, {
      params: { tournamentId: final.tournament._id },
    });
    expect(data.stage?.matchPoint).toMatchObject({ thresholdX10: 200, champion: null });
    expect(data.stage?.tables[0]?.rows[0]).toMatchObject({ entryId: a, isEligible: true });
    await publish(server, { match: two, as, rows: rowsOf([a, b, c, d], [0, 9, 3, 2]) });
    expect((await tableOf(server, final)).rows[0]).toMatchObject({ entryId: a, isChampion: true });
    const state = await server.row('matches', { id: three._id }, ['state']);
    expect(state.state).toBe('cancelled');
    const change = { match: two, rows: rowsOf([b, a, c, d], [9, 2, 2, 1]) };
    const refusal = await correct(server, { ...change, as });
    expect(refusal).toMatchObject(refused('OUTCOME_CHANGES'));
    expect(await correct(server, { ...change, as, confirmChampion: true })).toMatchObject(
      refused('OUTCOME_CHANGES'),
    );
    const owner = await newOwner(server);
    expect(await correct(server, { ...change, as: owner, confirmChampion: true })).toMatchObject(
      succeeded,
    );
    expect((await tableOf(server, final)).rows.some(({ isChampion }) => isChampion)).toBe(false);
  });
});
