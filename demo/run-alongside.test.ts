import { login } from '@one-dream/contract/features/auth/auth.ts';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../server/src/operations/demo-password.ts';
import { eventually } from '../server/tests/support/outbound.ts';
import { sharedTestServer } from '../server/tests/support/start-test-server.ts';
import { createDemoClock } from './demo-clock.ts';
import { answerHost } from './evenings/answer-host.ts';
import { moveDemo } from './move-demo.ts';
import { prepareDemo } from './prepare-demo.ts';
import { runAlongside } from './run-alongside.ts';

const server = await sharedTestServer({ works: true });
beforeAll(async () => {
  await prepareDemo(server.platform, { report: () => {} });
});

it('begins what falls due after the clock was put forward, by itself', async () => {
  const clock = createDemoClock();
  const dueIn = async (minutes: number) => {
    const at = new Date(clock.now().getTime() + minutes * 60_000);
    const { rows } = await sql<{ id: string }>`
      insert into pgboss.job (id, name, data, start_after) values (gen_random_uuid(), 'ladder-absence', '{}', ${at})
      returning id`.execute(server.db);
    return rows[0]?.id ?? '';
  };
  clock.advance(60);
  const [soon, later] = [await dueIn(-30), await dueIn(600)];
  const stop = runAlongside({ ...server.platform, now: clock.now }, { clock });
  const waits = async (id: string) => {
    const { rows } = await sql<{ waits: boolean }>`
      select state = 'created' and start_after > now() as waits from pgboss.job where id = ${id}::uuid`.execute(
      server.db,
    );
    return rows[0]?.waits;
  };
  await eventually(() => waits(soon), { isSo: (isWaiting) => isWaiting === false });
  await stop();
  expect(await waits(later)).toBe(true);
});

it('stops at what is due on the way when its clock is put forward, as if the time had passed', async () => {
  await sql`delete from pgboss.job where state = 'created'`.execute(server.db);
  const clock = createDemoClock();
  const from = clock.now().getTime();
  await sql`
    insert into pgboss.job (id, name, data, start_after)
    values (gen_random_uuid(), 'ladder-absence', '{}', ${new Date(from + 20 * 60_000)})`.execute(
    server.db,
  );
  const stops: number[] = [];
  const watched = {
    ...clock,
    advance: (minutes: number) => {
      clock.advance(minutes);
      stops.push(Math.round((clock.now().getTime() - from) / 60_000));
    },
  };
  const platform = { ...server.platform, now: clock.now };
  await moveDemo(platform, { clock: watched, move: { action: 'clock', minutes: 60 } });
  expect(stops).toEqual([22, 60]);
});

it('has teams check in while the host is signed in, all but one, and none before', async () => {
  const { rows } = await sql<{ id: string }>`
    select id from tournaments where title like 'Rapid Rotation%'`.execute(server.db);
  const tournamentId = rows[0]?.id ?? '';
  const missing = async () => {
    const { rows: left } = await sql<{ email: string }>`
      select email from registrations join teams on teams.id = team_id join users on users.id = leader_id
      where tournament_id = ${tournamentId}::uuid and state = 'registered'`.execute(server.db);
    return left.map(({ email }) => email);
  };
  await server.db
    .updateTable('tournaments')
    .set({ checkin_opened_at: server.platform.now() })
    .where('id', '=', tournamentId)
    .execute();
  const before = await missing();
  await answerHost(server.platform);
  expect(await missing()).toEqual(before);
  await server.api.act(login, {
    body: { email: 'host@onedream.example', password: demoPassword },
  });
  for (let time = 0; time < before.length; time++) await answerHost(server.platform);
  const left = await missing();
  expect(left.filter((email) => email.endsWith('@players.example'))).toHaveLength(1);
  expect(before.length - left.length).toBeGreaterThan(3);
});
