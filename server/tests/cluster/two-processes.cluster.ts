import { login, logout, register } from '@one-dream/contract/features/auth/auth.ts';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTournament, tryRegister } from '../../../factories/tournaments.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { goodPassword, newPlayer, type Person } from '../support/people.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';

let cluster: Cluster;
const sockets: Socket[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await cluster?.close();
});

async function connect(site: SiteProcess, { token }: Person): Promise<Socket> {
  const socket = io(site.url, { transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  await heard(socket, 'connect');
  return socket;
}

function heard<Value>(socket: Socket, event: string): Promise<Value> {
  return new Promise((resolve) => socket.once(event, resolve));
}

function tally(statuses: number[]): Record<string, number> {
  const groups = Map.groupBy(statuses, String);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

const both = (turn: number) => cluster.sites[turn % 2] ?? expect.fail();

describe('two processes on PostgreSQL and Redis', () => {
  it('migrated the database together, each migration once', async () => {
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
      cluster.hands.db,
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  it('signing out at one closes the socket at the other within a second', async () => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const player = await newPlayer(cluster.hands);
      const socket = await connect(both(1), player);
      const closed = heard(socket, 'disconnect');
      const begun = performance.now();
      await both(0).api.act(logout, { as: player });
      await closed;
      times.push(performance.now() - begun);
    }
    expect(Math.min(...times)).toBeLessThan(1000);
    // On a busy machine one may be late. A socket that nobody told of it would be found by a look every five seconds.
    expect(Math.max(...times)).toBeLessThan(4000);
  });

  it('of 200 sign-ins at once exactly 10 are evaluated', async () => {
    const { email } = await newPlayer(cluster.hands, { password: goodPassword });
    const body = { email, password: 'wrong-password-1' };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => both(turn).api.send(login, { body })),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 401: 10, 429: 190 });
  });

  it('of 60 registrations at once exactly 20 are taken, and each is sent its mail', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const email = `many${turn}@example.in`;
        const body = {
          name: `Many ${turn}`,
          email,
          password: goodPassword,
          confirmPassword: goodPassword,
          terms: 'true' as const,
        };
        return (await both(turn).api.send(register, { body })).status;
      }),
    );
    expect(tally(statuses)).toEqual({ 200: 20, 429: 40 });
    await expect.poll(async () => (await cluster.mail.list()).length, { timeout: 30_000 }).toBe(20);
  });

  it('a process told to stop under load finishes what it began, and the other goes on', async () => {
    // All for one tournament, so one after the other: a slow machine has to get through in ten seconds, too.
    const calls = 20;
    const tournament = await openTournament(cluster.hands, { slots: 1000 });
    const squads = await insertSquads(cluster.hands, { count: calls * 2 });
    const [first, second] = cluster.sites;
    const leaving = await startSite(cluster.env);
    await leaving.ready();
    const begun: { slot: number; team: string }[] = [];
    const enter = async (site: SiteProcess, team: (typeof squads)[number]) => {
      const answer = await tryRegister({ ...cluster.hands, api: site.api }, { team, tournament });
      expect(answer.status).toBe(200);
      begun.push({ slot: (answer.body.data as { slot: number }).slot, team: team.id });
    };
    const inFlight = squads.slice(0, calls).map((team) => enter(leaving, team));
    // Everything of those is on its way when the signal comes; what a proxy sends afterwards goes to the others.
    await Promise.race(inFlight);
    const stopped = performance.now();
    const ending = leaving.kill('SIGTERM');
    const others = squads.slice(calls).map((team, turn) => enter(turn % 2 ? first : second, team));
    await Promise.all([...inFlight, ...others]);
    expect(await ending, leaving.program.output()).toBe(0);
    const took = performance.now() - stopped;
    console.info(
      `SIGTERM with ${calls} calls in flight: ended after ${Math.round(took)} ms, 0 lost`,
    );
    expect(took).toBeLessThan(10_000);
    const rows = await cluster.hands.db
      .selectFrom('registrations')
      .select(['slot', 'team_id'])
      .where('tournament_id', '=', tournament._id)
      .execute();
    expect(rows.map(({ slot, team_id }) => `${slot} ${team_id}`).sort()).toEqual(
      begun.map(({ slot, team }) => `${slot} ${team}`).sort(),
    );
  });
});
