import {
  createOverlay,
  listOverlays,
  previewOverlay,
  readOverlay,
  revokeOverlay,
} from '@one-dream/contract/features/overlay/overlay.ts';
import { maximumOverlays } from '@one-dream/contract/features/overlay/overlay.values.ts';
import { getStandings } from '@one-dream/contract/features/standings/standings.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import { type Arena, newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
let arena: Arena;
let caster: Person;
beforeEach(async () => {
  arena = await newArena(server, { form: { matches: 2 } });
  caster = await newStaff(server, { duty: 'caster', tournament: arena.tournament });
});

const params = () => ({ tournamentId: arena.tournament._id });
const make = (delayS = 0, as = caster) =>
  server.api.act(createOverlay, { as, params: params(), body: { name: 'Main stream', delayS } });
const read = async (token: string) => (await server.api.act(readOverlay, { body: { token } })).data;
const play = (no: number) => {
  const match = arena.matches[no - 1];
  if (!match) throw new Error(`no match ${no}`);
  return publish(server, { match, as: arena.admin, rows: rowsOf(arena.entries) });
};
const totals = (frame: Awaited<ReturnType<typeof read>>['frame']) =>
  frame?.standings?.tables[0]?.rows.map(({ totalX10 }) => totalX10) ?? [];

/** Backdates everything so far by an hour. */
async function letPass(): Promise<void> {
  const changed_at = new Date(Date.now() - 3_600_000);
  await server.change('standings_states', {}, { changed_at });
  await server.change('matches', {}, { slots_changed_at: changed_at });
  await server.change('tournaments', {}, { created_at: changed_at });
}

describe('the address of an overlay', () => {
  it('is made by casters and admins alone; the token is kept as a hash', async () => {
    const { data, token } = await make(30);
    expect(data).toMatchObject({ name: 'Main stream', delayS: 30 });
    expect(token).toMatch(/^[\w-]{43}$/);
    const listed = await server.api.act(listOverlays, { as: arena.admin, params: params() });
    expect(listed.data).toEqual([data]);
    expect(JSON.stringify(listed)).not.toContain(token);
    const rows = await server.rows('overlay_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(server.logs.join('\n')).not.toContain(token);
    const host = await newStaff(server, { duty: 'host', tournament: arena.tournament });
    const elsewhere = await newArena(server);
    const foreign = await newStaff(server, { duty: 'caster', tournament: elsewhere.tournament });
    for (const as of [host, foreign, await newPlayer(server)])
      expect(
        await server.api.send(createOverlay, {
          as,
          params: params(),
          body: { name: 'Mine', delayS: 0 },
        }),
      ).toMatchObject(refused('NOT_ALLOWED'));
  });

  it.each([-1, 301, 1.5])('takes no delay of %s seconds', async (delayS) => {
    const answer = await server.api.send(createOverlay, {
      as: caster,
      params: params(),
      body: { name: 'Main', delayS },
    });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty('delayS');
  });

  it('no longer works once it is revoked, which only its own tournament can do', async () => {
    const { data, token } = await make();
    await read(token);
    const other = await newArena(server);
    const foreign = { tournamentId: other.tournament._id, overlayId: data._id };
    expect(
      await server.api.send(revokeOverlay, { as: other.admin, params: foreign }),
    ).toMatchObject(refused('NOT_FOUND'));
    const own = { ...params(), overlayId: data._id };
    expect(await server.api.send(revokeOverlay, { as: caster, params: own })).toMatchObject(
      succeeded,
    );
    expect(await server.api.send(readOverlay, { body: { token } })).toMatchObject(
      refused('NOT_FOUND'),
    );
    expect(await server.api.send(revokeOverlay, { as: caster, params: own })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  it(`is one of ${maximumOverlays} at most, also when they are made at once`, async () => {
    const answers = await Promise.all(
      Array.from({ length: maximumOverlays + 3 }, () =>
        server.api.send(createOverlay, {
          as: caster,
          params: params(),
          body: { name: 'Stream', delayS: 0 },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maximumOverlays);
    expect(answers.filter(({ body }) => body.code === 'CONFLICT')).toHaveLength(3);
  });
});

describe('what an overlay shows', () => {
  it('is now without a delay, and says nothing about people (invariant 28)', async () => {
    const { token } = await make();
    expect(totals((await read(token)).frame)).toEqual([0, 0, 0, 0]);
    await play(1);
    const { frame } = await read(token);
    const { data } = await server.api.act(getStandings, { params: params() });
    expect(totals(frame)).toEqual(data.stage?.tables[0]?.rows.map(({ totalX10 }) => totalX10));
    expect(frame).toMatchObject({
      title: arena.tournament.title,
      match: { no: 2, state: 'scheduled' },
      slots: [{ roomSlot: 2 }, { roomSlot: 3 }, { roomSlot: 4 }, { roomSlot: 5 }],
      winner: { of: 'match', name: data.stage?.tables[0]?.rows[0]?.name },
    });
    const text = JSON.stringify(frame);
    expect(text).not.toMatch(/@|upi|gameId|room"|password|[0-9a-f]{8}-[0-9a-f]{4}-7/i);
  });

  it('comes with the chosen delay, never sooner', async () => {
    await play(1);
    await letPass();
    const { token } = await make(120);
    const before = totals((await read(token)).frame);
    expect(before[0]).toBeGreaterThan(0);
    await play(2);
    expect(totals((await read(token)).frame)).toEqual(before);
    server.clock.advance(119_000);
    expect(totals((await read(token)).frame)).toEqual(before);
    server.clock.advance(2_000);
    expect(totals((await read(token)).frame)[0]).toBeGreaterThan(before[0] ?? 0);
  });

  it('shows a stream that starts anew what was there before the last change', async () => {
    await play(1);
    await letPass();
    const { token } = await make(300);
    const before = totals((await read(token)).frame);
    await play(2);
    await read(token);
    expect(totals((await read(token)).frame)).toEqual(before);
  });

  it('is empty if nobody read it before and the last change is more recent than the delay', async () => {
    await play(1);
    const { token } = await make(60);
    expect(await read(token)).toEqual({ delayS: 60, frame: null });
    server.clock.advance(61_000);
    expect(totals((await read(token)).frame)[0]).toBeGreaterThan(0);
  });

  it('keeps few frames, however often it is asked', async () => {
    const { token } = await make();
    for (let request = 0; request < 5; request += 1) await read(token);
    const count = async () =>
      (await server.rows('overlay_frames', { tournament_id: arena.tournament._id }, ['stamp']))
        .length;
    expect(await count()).toBe(1);
    server.clock.advance(3_600_000);
    await play(1);
    await read(token);
    server.clock.advance(3_600_000);
    await play(2);
    await read(token);
    expect(await count()).toBe(2);
  });

  it('can be seen by those who set it up, before there is an address', async () => {
    const { data } = await server.api.act(previewOverlay, { as: caster, params: params() });
    expect(data.slots).toHaveLength(4);
  });
});

describe('the page of an overlay', () => {
  it('is framed by nobody, its preview by this site alone', async () => {
    const policyOf = async (path: string) => {
      const { headers, status } = await fetch(server.url + path);
      expect(status).toBe(200);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      return [headers.get('content-security-policy'), headers.get('x-frame-options')];
    };
    expect(await policyOf('/overlay/anything')).toEqual([
      expect.stringContaining("frame-ancestors 'none'"),
      'DENY',
    ]);
    expect(await policyOf('/overlay/preview')).toEqual([
      expect.stringContaining("frame-ancestors 'self'"),
      'SAMEORIGIN',
    ]);
  });
});
