import {
  listResultVersions,
  publishResult,
  saveResultDraft,
} from '@one-dream/contract/features/results/results.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { newStadium, plan } from '../../../../factories/lobbies.ts';
import { enter, newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

describe('a result', () => {
  it('of a match that no team was drawn into is refused in words', async () => {
    const stadium = await newStadium(server, { teams: 0 });
    const [match] = await plan(server, stadium);
    const matchId = match?._id ?? expect.fail('no match');
    const as = stadium.admin;
    await server.api.act(saveResultDraft, {
      as,
      params: { matchId },
      body: { version: 0, rows: [] },
    });
    const pressed = await server.api.send(publishResult, {
      as,
      params: { matchId },
      body: { version: 1, confirm: true },
    });
    expect(pressed).toMatchObject(refused('CONFLICT'));
    expect((pressed.body as { message: string }).message).toContain('Publish its draw first');
  });

  it('of a match that broke off is taken by decision, with a reason that everybody reads', async () => {
    const arena = await newArena(server);
    const { admin: as, match, entries } = arena;
    const { version } = await enter(server, { match, as, rows: rowsOf(entries) });
    const params = { matchId: match._id };
    const publishing = { version, confirm: true };
    const decision = 'The server broke off in the last circle.';
    const short = await server.api.send(publishResult, {
      ...{ as, params },
      body: { ...publishing, decision: 'no' },
    });
    expect(short).toMatchObject(refused('INVALID'));
    await server.api.act(publishResult, { as, params, body: { ...publishing, decision } });
    const { data } = await server.api.act(listResultVersions, { params });
    expect(data.versions).toMatchObject([{ no: 1, reason: decision }]);
  });

  it('of a draft tournament is seen by its staff alone', async () => {
    const arena = await newArena(server);
    const { admin: as, match, entries } = arena;
    await publish(server, { match, as, rows: rowsOf(entries) });
    await server.change(
      'tournaments',
      { id: arena.tournament._id },
      { is_draft: true, status: 'UPCOMING' },
    );
    const params = { matchId: match._id };
    const { data } = await server.api.act(listResultVersions, { as, params });
    expect(data.versions).toHaveLength(1);
    expect(await server.api.send(listResultVersions, { params })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });
});
