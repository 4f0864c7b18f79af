import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../server/src/platform/database/database.ts';
import { freePort } from '../server/tests/support/free-port.ts';
import { startProgram } from '../server/tests/support/start-program.ts';
import { copyTemplate } from '../server/tests/support/start-test-server.ts';

it('starts over when it was killed, or told to stop, while it was being prepared', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-killed-'));
  await copyTemplate(directory);
  const env = { DATA_DIR: directory, PORT: String(await freePort()) };
  for (const moment of ['crests 26/26', 'players, teams and tournaments']) {
    const server = startProgram('main.ts', { env });
    await server.says(moment);
    server.child.kill('SIGKILL');
    await server.ends();
  }
  const stopped = startProgram('main.ts', { env });
  await stopped.says('crests');
  stopped.child.kill('SIGTERM');
  expect(await stopped.ends(), stopped.output()).toBe(0);
  expect(stopped.output()).not.toMatch(/error|could not/i);
  const server = startProgram('main.ts', { env });
  await server.says('is ready');
  expect(server.output()).toContain('leader@onedream.example');
  server.child.kill('SIGTERM');
  expect(await server.ends()).toBe(0);

  const { db, close } = await openDatabase({ directory });
  const { rows } = await sql<Record<string, number>>`
    with events as (select * from tournaments where series_id is null)
    select (select count(*)::int from users) as users, (select count(*)::int from teams) as teams,
      (select count(*)::int from events) as tournaments,
      (select sum(slots_used)::int from events) as slots,
      (select count(*)::int from registrations join events on events.id = tournament_id) as registrations,
      (select count(*)::int from series) as series
  `.execute(db);
  await close();
  await rm(directory, { recursive: true, force: true });
  expect(rows[0]).toEqual({
    users: 133,
    teams: 26,
    tournaments: 11,
    slots: 179,
    registrations: 184,
    // How many of their days are open by now depends on the hour.
    series: 5,
  });
}, 300_000);
