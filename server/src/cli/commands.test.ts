import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase, whyPostgresIsAway } from '../../../factories/postgres.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startSite } from '../../tests/support/site-process.ts';
import { startProgram } from '../../tests/support/start-program.ts';
import { copyTemplate } from '../../tests/support/start-test-server.ts';
import { writeBackup } from '../operations/backup/write-backup.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createJobs } from '../platform/jobs/jobs.ts';

const away = await whyPostgresIsAway();
let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await copyTemplate(join(folder, 'source'));
  const database = await openDatabase({ directory: join(folder, 'source'), isDurable: false });
  file = join(folder, 'one.backup');
  await writeBackup({ database, file, now: new Date() });
  await database.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command to its end. */
async function run(file: string, { args, env }: { args: string[]; env: Record<string, string> }) {
  const program = startProgram(file, { args, env });
  return { code: await program.ends(), said: program.output() };
}

describe('restoring', () => {
  it('is refused while a site runs on the embedded database, and done when it is stopped', async () => {
    const env = { DATA_DIR: join(folder, 'embedded'), FSYNC: 'off' };
    await copyTemplate(env.DATA_DIR);
    const site = await startSite(env);
    await site.ready();
    const args = [file, '--replace'];
    const refused = await run('cli/restore.ts', { args, env });
    expect(refused.said).toMatch(/is in use by process \d+[\s\S]*needs the database for itself/);
    expect(refused.code).toBe(1);
    await site.kill('SIGTERM');
    const done = await run('cli/restore.ts', { args, env });
    expect(done.said).toContain('Restored and checked');
    expect(done.code).toBe(0);
  });

  it.skipIf(away)('is refused while a site runs on a server, be it idle', async () => {
    const { url, drop } = await createFreshDatabase();
    const env = { DATA_DIR: join(folder, 'server'), DATABASE_URL: url };
    const site = await startSite(env);
    await site.ready();
    const args = [file, '--replace'];
    const refused = await run('cli/restore.ts', { args, env });
    expect(refused.said).toMatch(/The site, or a command of it, is connected/);
    expect(refused.code).toBe(1);
    await site.kill('SIGKILL');
    const done = await run('cli/restore.ts', { args, env });
    expect(done.said).toContain('Restored and checked');
    await drop();
  });
});

describe('a command that the database refuses ends with a sentence', () => {
  const commands = [
    { name: 'cli/backup.ts', args: () => [join(folder, 'never.backup')] },
    { name: 'cli/restore.ts', args: () => [file] },
    { name: 'cli/owner.ts', args: () => ['asha@example.in'] },
    { name: 'cli/person.ts', args: () => ['erase', 'asha@example.in'] },
    { name: '../../bench/seed-load.ts', args: () => [] },
  ];

  it.each(commands)('$name: no server there', async ({ name, args }) => {
    const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const env = { DATA_DIR: join(folder, 'none'), DATABASE_URL: url };
    const { code, said } = await run(name, { args: args(), env });
    expect(code, said).toBe(1);
    expect(said).toMatch(/^The database cannot be reached\. Check that it runs/);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it.skipIf(away).each(commands)('$name: no such database', async ({ name, args }) => {
    const { url, drop } = await createFreshDatabase();
    await drop();
    const env = { DATA_DIR: join(folder, 'none'), DATABASE_URL: url };
    const { code, said } = await run(name, { args: args(), env });
    expect(code, said).toBe(1);
    expect(said).toMatch(/^There is no such database\. Create it/);
    expect(said).not.toMatch(/\n\s+at /);
  });

  it('cli/restore.ts: no backup', async () => {
    const env = { DATA_DIR: join(folder, 'torn') };
    const torn = join(folder, 'torn.backup');
    await writeFile(torn, 'no backup');
    const { code, said } = await run('cli/restore.ts', { args: [torn], env });
    expect(code).toBe(1);
    expect(said).toMatch(/is not a whole backup/);
    expect(said).not.toMatch(/\n\s+at /);
  });
});

it.skipIf(away)('a backup of a server is restored beside a queue that ran there', async () => {
  const { url, drop } = await createFreshDatabase();
  const database = await openDatabase({ url, poolSize: 2 });
  await migrate(database);
  const jobs = createJobs({ database, logger: pino({ level: 'silent' }) });
  await jobs.start();
  await jobs.stop();
  await database.close();
  const env = { DATA_DIR: join(folder, 'beside'), DATABASE_URL: url };
  const { code, said } = await run('cli/restore.ts', { args: [file], env });
  expect(said).toContain('Restored and checked');
  expect(code).toBe(0);
  await drop();
});
