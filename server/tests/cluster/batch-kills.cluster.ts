import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFreshDatabase } from '../../../factories/postgres.ts';
import type { Squad } from '../../../factories/site.ts';
import { tryRegister } from '../../../factories/tournaments.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import { handsOf } from '../support/cluster.ts';
import { freePort } from '../support/free-port.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { readSoundRegistrations } from '../support/sound-registrations.ts';
import { holdStatements } from '../support/statement-holds.ts';

/** Tables written by a batch, in this order. */
const tables = [
  'registrations',
  'registration_players',
  'tournaments',
  'notifications',
  'audit_log',
];
const size = 12;

const numbers = (to: number) => Array.from({ length: to }, (_, index) => index + 1);

/** Everything that belongs to a registration is there as often as there are registrations. */
async function expectWhole(db: Db, { tournament, squads }: Sent, count: number): Promise<void> {
  const rows = await readSoundRegistrations(db, tournament);
  expect(rows.map(({ slot }) => slot)).toEqual(numbers(count));
  const told = await db
    .selectFrom('notifications')
    .select('id')
    .where(
      'recipient_id',
      'in',
      squads.flatMap(({ players }) => players.map(({ id }) => id)),
    )
    .execute();
  expect(told).toHaveLength(count * 4);
  const written = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'registration.registered')
    .where(
      'actor_id',
      'in',
      squads.map(({ leader }) => leader.id),
    )
    .execute();
  expect(written).toHaveLength(count);
}

interface Sent {
  tournament: { _id: string };
  squads: Squad[];
}

/** Sends registrations, ignoring failures. */
const send = (site: SiteProcess, { tournament, squads }: Sent) =>
  squads.map((team) =>
    tryRegister({ api: site.api } as never, { team, tournament }).catch(() => undefined),
  );

async function sendAll(site: SiteProcess, sent: Sent): Promise<void> {
  for (const answer of await Promise.all(send(site, sent))) expect(answer?.status).toBe(200);
}

describe('kill -9 between the statements of a batch', { timeout: 180_000 }, () => {
  const cleanups: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  it('leaves nothing of it on PostgreSQL, and all of the one before', async () => {
    const fresh = await createFreshDatabase();
    cleanups.push(fresh.drop);
    const directory = await mkdtemp(join(tmpdir(), 'one-dream-batch-'));
    cleanups.push(() => rm(directory, { recursive: true, force: true }));
    const port = await freePort();
    const start = () => startSite({ DATA_DIR: directory, DATABASE_URL: fresh.url }, { port });
    let site = await start();
    cleanups.push(() => site.kill('SIGKILL'));
    await site.ready();
    const database = await openDatabase({ url: fresh.url, poolSize: 2 });
    cleanups.push(database.close);
    const { db } = database;
    const hands = handsOf({ database, api: site.api });
    for (const table of tables) {
      const tournament = await insertTournament(db);
      const squads = await insertSquads(hands, { count: size });
      const [first, ...others] = squads;
      const hold = await holdStatements(fresh.url, { table });
      cleanups.push(hold.end);
      const alone = send(site, { tournament, squads: first ? [first] : [] });
      await hold.reached();
      const batch = send(site, { tournament, squads: others });
      await hold.letOneThrough();
      expect((await alone[0])?.status).toBe(200);
      await hold.reached();
      await site.kill('SIGKILL');
      await hold.release();
      expect(await Promise.all(batch)).toEqual(others.map(() => undefined));
      // The database hears of it when it answers nobody.
      await expect.poll(hold.countSiteConnections, { timeout: 20_000 }).toBe(0);
      await expectWhole(db, { tournament, squads }, 1);
      site = await start();
      await site.ready();
      await sendAll(site, { tournament, squads: others });
      await expectWhole(db, { tournament, squads }, size);
    }
  });
});
