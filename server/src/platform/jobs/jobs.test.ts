import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { runDueJobs } from '../../../tests/support/outbound.ts';
import { copyTemplate } from '../../../tests/support/start-test-server.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { defineDailyJob, defineJob, renameField } from './define-job.ts';
import { createJobs, type Jobs } from './jobs.ts';

const testWork = defineJob({ name: 'test-work', schema: z.object({ name: z.string() }) });
const renamed = defineJob({
  name: 'test-renamed',
  version: 2,
  schema: z.object({ title: z.string() }),
  earlier: { 1: renameField('name', 'title') },
});
const evening = defineDailyJob({ name: 'test-evening', at: '20:00' });

let directory: string;
let database: OpenDatabase;
let jobs: Jobs;
let clockOffset = 0;
const now = () => new Date(Date.now() + clockOffset);
const done: string[] = [];
const evenings: string[] = [];
let failuresLeft = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'jobs-'));
  await copyTemplate(directory);
  database = await openDatabase({ directory });
  jobs = createJobs({
    database,
    logger: pino({ level: 'silent' }),
    now,
    pace: { firstWait: 0, longestWait: 1, look: 0.5, lookForRushes: 0.5 },
  });
  jobs.handle(testWork, async ({ name }) => {
    if (name === 'flaky' && failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error('not yet');
    }
    done.push(name);
  });
  jobs.handle(renamed, async ({ title }) => void done.push(title));
  jobs.handle(evening, async ({ moment }) => void evenings.push(moment));
  await jobs.start();
  await jobs.work();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await rm(directory, { recursive: true });
});

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!isSo() && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
}

describe('a job', () => {
  it('is done when its transaction commits, never when it does not', async () => {
    await expect(
      inTransaction(database.db, async (trx) => {
        await jobs.enqueue(trx, testWork, { name: 'undone' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await inTransaction(database.db, (trx) => jobs.enqueue(trx, testWork, { name: 'kept' }));
    await until(() => done.includes('kept'));
    expect(done).toEqual(['kept']);
  });

  it('that was in flight when its process was killed begins anew with the next one', async () => {
    const begun: string[] = [];
    const make = () => createJobs({ database, logger: pino({ level: 'silent' }), now });
    const mails = defineJob({ name: 'test-mails', schema: z.object({ to: z.string() }) });
    const killed = make();
    // It never comes to an end, as in a process that is no more.
    killed.handle(mails, ({ to }) => {
      begun.push(to);
      return new Promise<void>(() => {});
    });
    await killed.start();
    await killed.work();
    await inTransaction(database.db, (trx) => killed.enqueue(trx, mails, { to: 'asha' }));
    await until(() => begun.length > 0);
    const next = make();
    const sent: string[] = [];
    next.handle(mails, async ({ to }) => void sent.push(to));
    const started = performance.now();
    await next.start();
    await next.work();
    await until(() => sent.length > 0);
    expect(sent).toEqual(['asha']);
    // Left alone, it would expire after a minute.
    expect(performance.now() - started).toBeLessThan(40_000);
    await next.stop();
    await killed.stop();
  });

  it('that is due at the start makes one of a kind that is declared last', async () => {
    const make = () => createJobs({ database, logger: pino({ level: 'silent' }), now });
    const first = defineJob({ name: 'test-first', schema: z.object({ name: z.string() }) });
    const last = defineJob({ name: 'test-last', schema: z.object({ name: z.string() }) });
    const before = make();
    before.handle(first, async () => {});
    await before.start();
    await before.enqueue(database.db, first, { name: 'release' });
    await before.stop();
    const next = make();
    const made: string[] = [];
    next.handle(first, ({ name }) =>
      inTransaction(database.db, async (trx) => {
        // Longer than a start that would look up the last kind meanwhile.
        await sql`select pg_sleep(0.2)`.execute(trx);
        await next.enqueue(trx, last, { name });
      }),
    );
    for (const number of Array(20).keys()) {
      const other = defineJob({ name: `test-other-${number}`, schema: z.object({}) });
      next.handle(other, async () => {});
    }
    next.handle(last, async ({ name }) => void made.push(name));
    await next.start();
    await next.work();
    await until(() => made.length > 0);
    expect(made).toEqual(['release']);
    await next.stop();
  });

  it('for a moment begins then by the clock of the site, though the database is ahead of it', async () => {
    const begun: { name: string; at: Date }[] = [];
    const timed = defineJob({ name: 'test-timed', schema: z.object({ name: z.string() }) });
    // Further behind than any wait for a worker: a job for no moment begins before the site's clock reaches the database's.
    clockOffset = -120_000;
    onTestFinished(() => {
      clockOffset = 0;
    });
    const behind = createJobs({ database, logger: pino({ level: 'silent' }), now });
    onTestFinished(() => behind.stop());
    behind.handle(timed, async ({ name }) => void begun.push({ name, at: now() }));
    await behind.start();
    await behind.work();
    // Past by the clock of the database, which hands it out at once.
    const at = new Date(now().getTime() + 3000);
    await behind.enqueue(database.db, timed, { name: 'at its moment' }, { at });
    await until(() => begun.length > 0);
    await behind.enqueue(database.db, timed, { name: 'at once' });
    await until(() => begun.length > 1);
    const [planned, immediate] = begun;
    expect(planned?.at.getTime()).toBeGreaterThanOrEqual(at.getTime());
    // That one is for no moment: it waits for no clock.
    const made = (await read('test-timed')).at(-1)?.start_after.getTime() ?? 0;
    expect(immediate?.name).toBe('at once');
    expect(immediate?.at.getTime()).toBeLessThan(made);
  });

  it('that fails is tried again within seconds, not at the next half minute', async () => {
    failuresLeft = 1;
    await jobs.enqueue(database.db, testWork, { name: 'flaky' });
    await until(() => done.includes('flaky'));
    expect(done).toContain('flaky');
    expect(failuresLeft).toBe(0);
  });
});

interface Kept {
  state: string;
  data: unknown;
  start_after: Date;
  output: { message?: string } | null;
}

async function read(queue: string): Promise<Kept[]> {
  const { rows } = await sql<Kept>`select state, data, start_after, output from pgboss.job
    where name = ${queue} order by created_on`.execute(database.db);
  return rows;
}

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000);

describe('a job for a key', () => {
  it('waits once: a moment that moved takes the place of the one before', async () => {
    const enqueue = (name: string, at: Date) =>
      inTransaction(database.db, (trx) =>
        jobs.enqueue(trx, testWork, { name }, { key: 'match 7', at }),
      );
    await enqueue('at eight', soon(3600));
    await Promise.all([enqueue('at nine', soon(7200)), enqueue('at nine', soon(7200))]);
    const waiting = (await read('test-work')).filter(({ state }) => state === 'created');
    expect(waiting.map(({ data }) => data)).toEqual([{ name: 'at nine' }]);
    await inTransaction(database.db, (trx) => jobs.cancel(trx, testWork, 'match 7'));
    expect((await read('test-work')).filter(({ state }) => state === 'created')).toEqual([]);
  });

  it('is made again after it was done', async () => {
    for (const name of ['first call', 'second call']) {
      await inTransaction(database.db, (trx) =>
        jobs.enqueue(trx, testWork, { name }, { key: 'match 8' }),
      );
      await until(() => done.includes(name));
    }
    expect(done).toEqual(expect.arrayContaining(['first call', 'second call']));
  });

  it('that is to be made once is left alone, done or not', async () => {
    const enqueue = () =>
      inTransaction(database.db, (trx) =>
        jobs.enqueue(trx, testWork, { name: 'only once' }, { once: 'series 3, day 9' }),
      );
    await Promise.all([enqueue(), enqueue(), enqueue()]);
    await until(() => done.includes('only once'));
    await enqueue();
    expect(
      (await read('test-work')).filter(
        ({ data }) => (data as { name: string }).name === 'only once',
      ),
    ).toHaveLength(1);
  });
});

describe('a payload', () => {
  it('of an earlier release is read as the present one', async () => {
    const before = defineJob({ name: 'test-renamed', schema: z.object({ name: z.string() }) });
    expect(renamed.unpack(before.pack({ name: 'old' }))).toEqual({ payload: { title: 'old' } });
    await jobs.enqueue(database.db, before, { name: 'from the last release' });
    await until(() => done.includes('from the last release'));
    expect(done).toContain('from the last release');
  });

  it('that is none is given up at once, and says where it is wrong', async () => {
    const broken = defineJob({ name: 'test-work', schema: z.object({ name: z.number() }) });
    await jobs.enqueue(database.db, broken, { name: 7 });
    const isGivenUp = async () =>
      (await read('test-work')).filter(({ state }) => state === 'failed');
    const deadline = Date.now() + 50_000;
    while ((await isGivenUp()).length === 0 && Date.now() < deadline)
      await new Promise((go) => setTimeout(go, 50));
    const [job] = await isGivenUp();
    expect(job?.output?.message).toContain('name: ');
  });

  it('of a later release waits for a process that runs it', () => {
    const later = defineJob({
      name: 'test-work',
      version: 2,
      schema: z.object({ id: z.string() }),
    });
    expect(testWork.unpack(later.pack({ id: 'x' }))).toMatchObject({ unreadable: 'newer' });
  });
});

describe('a daily job', () => {
  it('waits once for the next 20:00 in India, however many processes start', async () => {
    const others = [1, 2].map(() => {
      const other = createJobs({ database, logger: pino({ level: 'silent' }) });
      other.handle(evening, async () => {});
      return other;
    });
    for (const other of others) await other.start();
    for (const other of others) await other.stop();
    const [waiting, ...more] = await read('test-evening');
    expect(more).toEqual([]);
    expect(waiting?.start_after.toISOString()).toMatch(/T14:30:00/);
    expect(waiting?.start_after.getTime()).toBeGreaterThan(Date.now());
  });

  it('is done with the moment that it is for, and makes the next', async () => {
    clockOffset = 24 * 60 * 60 * 1000;
    await runDueJobs({ db: database.db, platform: { now, jobs } });
    await until(() => evenings.length > 0);
    expect(evenings).toHaveLength(1);
    expect(evenings[0]).toMatch(/T14:30:00/);
    const [next] = (await read('test-evening')).filter(({ state }) => state === 'created');
    expect(next?.start_after.getTime()).toBeGreaterThan(now().getTime());
  });
});
