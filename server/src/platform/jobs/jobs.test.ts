import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../../tests/support/open-test-server.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createJobs, type Jobs } from './jobs.ts';

let directory: string;
let database: OpenDatabase;
let jobs: Jobs;
const done: string[] = [];
let failuresLeft = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'jobs-'));
  await copyTemplate(directory);
  database = await openDatabase({ directory });
  jobs = createJobs({ database, logger: pino({ level: 'silent' }) });
  jobs.handle<{ name: string }>('test-work', async ({ name }) => {
    if (name === 'flaky' && failuresLeft > 0) {
      failuresLeft -= 1;
      throw new Error('not yet');
    }
    done.push(name);
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await rm(directory, { recursive: true });
});

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!isSo() && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
}

describe('a job', () => {
  it('is done when its transaction commits, never when it does not', async () => {
    await expect(
      inTransaction(database.db, async (trx) => {
        await jobs.enqueue(trx, 'test-work', { name: 'undone' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await inTransaction(database.db, (trx) => jobs.enqueue(trx, 'test-work', { name: 'kept' }));
    await until(() => done.includes('kept'));
    expect(done).toEqual(['kept']);
  });

  it('that fails is tried again within seconds, not at the next half minute', async () => {
    failuresLeft = 1;
    const soon = { retryDelay: 0, retryBackoff: false };
    await jobs.enqueue(database.db, 'test-work', { name: 'flaky' }, soon);
    await until(() => done.includes('flaky'));
    expect(done).toContain('flaky');
    expect(failuresLeft).toBe(0);
  });
});
