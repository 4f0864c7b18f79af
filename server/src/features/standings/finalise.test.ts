import {
  endDisputeWindow,
  openDispute,
  withdrawDispute,
} from '@one-dream/contract/features/disputes/disputes.ts';
import {
  finaliseStage,
  getStageScoring,
  listAdjustments,
  previewFinal,
  reopenStage,
  replaceDeclined,
  rescoreStage,
  ruleOnTie,
  saveStageScoring,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  correct,
  newArena,
  newRoadToFinal,
  publish,
  rowsOf,
  tableOf,
} from '../../../../factories/results.ts';
import { shown } from '../../../../factories/tournaments.ts';
import { giveRole, newOwner } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
let road: Awaited<ReturnType<typeof newRoadToFinal>>;
beforeEach(async () => {
  road = await newRoadToFinal(server);
});

const params = () => ({ stageId: road.stage._id });
const finalise = (body: object = {}) =>
  server.api.send(finaliseStage, { as: road.admin, params: params(), body });
const listFinalists = async () =>
  (
    await server.db
      .selectFrom('stage_entries')
      .select('entry_id')
      .where('stage_id', '=', road.final._id)
      .orderBy('seed')
      .execute()
  ).map(({ entry_id }) => entry_id);
const snapshots = () =>
  server.db
    .selectFrom('stage_snapshots')
    .selectAll()
    .where('stage_id', '=', road.stage._id)
    .orderBy('no')
    .execute();
const reopen = async () =>
  server.api.act(reopenStage, {
    as: await newOwner(server),
    params: params(),
    body: { reason: 'A row was wrong' },
  });

describe('a stage that is made final', () => {
  it('sends exactly its band on, each once, in the order of the ranks (invariant 11), and takes no result any more', async () => {
    const [a, b, ...others] = road.entries;
    expect(await finalise()).toMatchObject(succeeded);
    expect(await listFinalists()).toEqual([a, b]);
    const table = await tableOf(server, road);
    expect(table.rows.map(({ band }) => band)).toEqual([0, 0, 1, 1]);
    expect(
      await correct(server, { ...road, as: road.admin, rows: rowsOf(road.entries) }).catch(
        (error) => String(error),
      ),
    ).toContain('STAGE_FINAL');
    expect(await finalise()).toMatchObject(refused('STAGE_FINAL'));
    expect(others).toHaveLength(2);
  });

  it('gives the head start of the next stage by rank', async () => {
    const as = road.admin;
    const { data } = await server.api.act(getStageScoring, {
      as,
      params: { stageId: road.final._id },
    });
    await server.api.act(saveStageScoring, {
      as,
      params: { stageId: road.final._id },
      body: {
        presetVersionId: data.preset._id,
        bands: [],
        headStartX10: [100, 70],
        version: data.version,
      },
    });
    await finalise();
    const { data: given } = await server.api.act(listAdjustments, {
      as,
      params: { stageId: road.final._id },
    });
    expect(given.map(({ entryId, pointsX10, kind }) => [entryId, pointsX10, kind]).sort()).toEqual(
      [
        [road.entries[0], 100, 'head_start'],
        [road.entries[1], 70, 'head_start'],
      ].sort(),
    );
  });

  it('ends the dispute windows along with it when an admin says so, none while a dispute is open', async () => {
    const arena = await newArena(server);
    const request = { as: arena.admin, params: { stageId: arena.stage._id } };
    const body = { endWindows: true };
    const matchId = arena.match._id;
    await publish(server, { ...arena, as: arena.admin, rows: rowsOf(arena.entries) });
    const { data: preview } = await server.api.act(previewFinal, request);
    expect(preview).toMatchObject({
      blockers: [{ code: 'STAGE_OPEN' }],
      blockersAfterWindows: [],
      windows: [{ matchId, no: 1, group: null, until: expect.any(String) }],
    });
    expect(await server.api.send(finaliseStage, request)).toMatchObject(refused('STAGE_OPEN'));

    const leader = arena.squads[0]?.leader ?? expect.fail();
    const { data: dispute } = await server.api.act(openDispute, {
      as: leader,
      params: { matchId },
      body: { kind: 'result', text: 'We had one more, look at the clip.' },
    });
    expect(await server.api.send(finaliseStage, { ...request, body })).toMatchObject(
      refused('STAGE_OPEN', { message: 'A dispute is open.' }),
    );
    await server.api.act(withdrawDispute, { as: leader, params: { disputeId: dispute._id } });

    // Ending a window is a decision about its lobby; making a stage final whose windows are over is not.
    await giveRole(server, leader, 'admin');
    expect(await server.api.send(finaliseStage, { ...request, as: leader, body })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
    expect(await server.api.send(finaliseStage, { ...request, body })).toMatchObject(succeeded);
    const match = await server.find('matches', { id: matchId }, ['state']);
    expect(match?.state).toBe('final');
  });

  it('may be so by an admin whose team plays in it, once its windows are over', async () => {
    const leader = road.squads[0]?.leader ?? expect.fail();
    await giveRole(server, leader, 'admin');
    const request = { as: leader, params: params(), body: { endWindows: true } };
    expect(await server.api.send(finaliseStage, request)).toMatchObject(succeeded);
  });

  it('waits for its matches and for a tie across the cut to be ruled on', async () => {
    const arena = await newArena(server);
    const request = { as: arena.admin, params: { stageId: arena.stage._id } };
    await publish(server, { ...arena, as: arena.admin, rows: rowsOf(arena.entries) });
    expect(await server.api.send(finaliseStage, request)).toMatchObject(refused('STAGE_OPEN'));

    // Second and third of the road are made equal: 6 + 4 and 5 + 5, no wins, no other tie-break.
    await reopenWith([5, 4, 5, 0]);
    const tied = await finalise();
    expect(tied).toMatchObject({ ...refused('TIE_AT_CUT') });
    const { data } = await server.api.act(previewFinal, { as: road.admin, params: params() });
    const tie = data.blockers.find(({ code }) => code === 'TIE_AT_CUT')?.entryIds ?? [];
    expect(tie.toSorted()).toEqual([road.entries[1] ?? '', road.entries[2] ?? ''].toSorted());
    await server.api.act(ruleOnTie, {
      as: road.admin,
      params: params(),
      body: {
        entryIds: [road.entries[2] ?? '', road.entries[1] ?? ''],
        reason: 'By lot on the stream',
      },
    });
    expect(await finalise()).toMatchObject(succeeded);
    expect(await listFinalists()).toEqual([road.entries[0], road.entries[2]]);
  });

  /** Corrects the match with these eliminations, under a preset whose only tie-break is wins. */
  async function reopenWith(elims: number[]): Promise<void> {
    const { data } = await server.api.act(getStageScoring, { as: road.admin, params: params() });
    const { createPreset } = await import(
      '@one-dream/contract/features/standings/standings.presets.ts'
    );
    const { placementX10, elimX10 } = data.preset;
    const { data: preset } = await server.api.act(createPreset, {
      as: road.admin,
      body: { name: 'Wins only', game: 'BGMI', placementX10, elimX10, tieBreaks: ['wwcd'] },
    });
    const { bands, version } = data;
    await server.api.act(saveStageScoring, {
      as: road.admin,
      params: params(),
      body: { presetVersionId: preset._id, bands, version },
    });
    // Published results keep their points and tie-breaks until they are re-scored.
    await server.api.act(rescoreStage, {
      as: road.admin,
      params: params(),
      body: { presetVersionId: preset._id, reason: 'Wins alone decide', apply: true },
    });
    await correct(server, { ...road, as: road.admin, rows: rowsOf(road.entries, elims) });
    await server.api.act(endDisputeWindow, { as: road.admin, params: { matchId: road.match._id } });
  }

  it('reopened keeps its snapshot as it was; finalised anew it has another, and who advances is asked about (invariant 26)', async () => {
    await finalise();
    const before = JSON.stringify(await snapshots());
    await reopen();
    const [a = '', b = '', c = '', d = ''] = road.entries;
    await correct(server, { ...road, as: road.admin, rows: rowsOf([a, c, b, d]) });
    await server.api.act(endDisputeWindow, { as: road.admin, params: { matchId: road.match._id } });
    const { data } = await server.api.act(previewFinal, { as: road.admin, params: params() });
    expect(data.changed.map(({ entryId, is }) => [entryId, is])).toEqual([
      [c, 'Grand Finals'],
      [b, null],
    ]);
    expect(await listFinalists()).toEqual([a, b]);
    expect(await finalise()).toMatchObject(refused('OUTCOME_CHANGES'));
    expect(await finalise({ confirmChanges: true })).toMatchObject(succeeded);
    expect(await listFinalists()).toEqual([a, c]);
    const after = await snapshots();
    expect(JSON.stringify(after.slice(0, 1))).toBe(before);
    expect(after.map(({ no }) => no)).toEqual([1, 2]);
  });

  it('has the next rank take the place of a team that declines', async () => {
    await finalise();
    const [a = '', b = '', c = ''] = road.entries;
    const decline = (entryId: string) =>
      server.api.send(replaceDeclined, {
        as: road.admin,
        params: { stageId: road.final._id },
        body: { entryId, reason: 'Exams on that day' },
      });
    expect(await decline(a)).toMatchObject({ ...succeeded, body: { data: { entryId: c } } });
    expect(await listFinalists()).toEqual([c, b]);
    expect(await decline(a)).toMatchObject(refused('NOT_FOUND'));
  });

  it('as the last one ends the tournament, and opened again makes it live', async () => {
    const arena = await newArena(server);
    await publish(server, { ...arena, as: arena.admin, rows: rowsOf(arena.entries) });
    await server.api.act(endDisputeWindow, {
      as: arena.admin,
      params: { matchId: arena.match._id },
    });
    const stage = { stageId: arena.stage._id };
    await server.api.act(finaliseStage, { as: arena.admin, params: stage });
    expect((await shown(server, arena.tournament)).status).toBe('COMPLETED');
    const as = await newOwner(server);
    await server.api.act(reopenStage, { as, params: stage, body: { reason: 'A row was wrong' } });
    expect((await shown(server, arena.tournament)).status).toBe('LIVE');
  });
});
