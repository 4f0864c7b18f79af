import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { type Program, startProgram } from '../../tests/support/start-program.ts';
import { copyTemplate } from '../../tests/support/start-test-server.ts';
import { findAccountByEmail } from '../features/auth/auth.queries.ts';
import { claimOwnership } from '../features/auth/register.actions.ts';
import { findSession, startSession } from '../features/auth/sessions.actions.ts';
import { insertAccount } from '../features/users/users.shared.queries.ts';
import { readServerNote } from '../operations/control/server-note.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { Db } from '../platform/database/schema.ts';
import { newId } from '../platform/secrets.ts';

const now = () => new Date();
let directory: string;
let env: Record<string, string>;
let running: Program[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'one-dream-owner-'));
  await copyTemplate(directory);
  const port = await freePort();
  env = { DATA_DIR: directory, PORT: String(port), DEMO: 'off', SANDBOX: 'off' };
});
afterEach(async () => {
  for (const { child, ends } of running) {
    child.kill('SIGKILL');
    await ends();
  }
  running = [];
  await rm(directory, { recursive: true, force: true });
});

const start = (file: string, args: string[] = []) => {
  const program = startProgram(file, { args, env });
  running.push(program);
  return program;
};

const owner = async (...args: string[]) => {
  const program = start('cli/owner.ts', args);
  const code = await program.ends();
  return { code, words: program.output().trim() };
};

/** Looks into the database, which has to be free. */
const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ directory });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
};

const addAccount = (db: Db, { email, verified }: { email: string; verified: boolean }) =>
  insertAccount(db, {
    id: newId(),
    name: 'Asha',
    email,
    password_hash: null,
    email_verified_at: verified ? now() : null,
    created_at: now(),
  });

const roleOf = (email: string) =>
  withDatabase(async (db) => (await findAccountByEmail(db, email))?.role);

describe('npm run owner, without a server', () => {
  it('makes a verified account owner and signs it out', async () => {
    const token = await withDatabase(async (db) => {
      const account = await addAccount(db, { email: 'asha@example.in', verified: true });
      return startSession(db, { userId: account?.id ?? '', role: 'user', now: now() });
    });
    const { code, words } = await owner(' Asha@Example.in');
    expect([code, words]).toEqual([0, expect.stringContaining('asha@example.in is owner now')]);
    expect(await roleOf('asha@example.in')).toBe('owner');
    expect(await withDatabase((db) => findSession({ db, now }, token))).toBeUndefined();
    expect(await owner('asha@example.in')).toMatchObject({
      code: 0,
      words: expect.stringContaining('owner already'),
    });
  });

  it('remembers an address whose account is not verified, or not made yet', async () => {
    await withDatabase((db) => addAccount(db, { email: 'slow@example.in', verified: false }));
    const unverified = await owner('slow@example.in');
    expect(unverified.words).toContain('not verified yet');
    const unknown = await owner('new@example.in');
    expect(unknown.words).toContain('no account yet');
    expect(await roleOf('slow@example.in')).toBe('user');
    await withDatabase(async (db) => {
      const slow = await findAccountByEmail(db, 'slow@example.in');
      const fresh = await addAccount(db, { email: 'new@example.in', verified: true });
      for (const account of [slow, fresh]) {
        if (account) expect(await claimOwnership(db, account)).toBe('owner');
      }
    });
    expect(await roleOf('slow@example.in')).toBe('owner');
  });

  it('makes the database where there is none yet', async () => {
    await rm(join(directory, 'postgres'), { recursive: true });
    expect(await owner('first@example.in')).toMatchObject({ code: 0 });
    expect(await roleOf('first@example.in')).toBeUndefined();
  });

  it.each([
    [[], 'Name one email address, such as you@example.in.'],
    [['asha@example.in', 'other@example.in'], 'Name one email address'],
    [['asha'], '"asha" is not an email address.'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, words } = await owner(...args);
    expect(code).toBe(1);
    expect(words).toContain(sentence);
    expect(words).not.toMatch(/\n\s+at /);
  });
});

describe('npm run owner, with a server', () => {
  it('goes through the server that has the database open, also one that has just begun to start', async () => {
    await withDatabase((db) => addAccount(db, { email: 'asha@example.in', verified: true }));
    const server = start('main.ts');
    const early = owner('early@example.in');
    await server.says('is ready');
    expect(await early).toMatchObject({ code: 0 });
    expect(await owner('asha@example.in')).toMatchObject({ code: 0 });
    server.child.kill('SIGTERM');
    expect(await server.ends()).toBe(0);
    expect(await roleOf('asha@example.in')).toBe('owner');
    expect(await readServerNote(directory)).toBeUndefined();
  });

  it('does not mind the note of a server that was killed', async () => {
    const server = start('main.ts');
    await server.says('is ready');
    server.child.kill('SIGKILL');
    await server.ends();
    expect(await readServerNote(directory)).toBeDefined();
    expect(await owner('asha@example.in')).toMatchObject({ code: 0 });
  });

  it('leaves a way in that only this user, with the secret, can take', async () => {
    const server = start('main.ts');
    await server.says('is ready');
    expect((await stat(join(directory, 'server.json'))).mode & 0o777).toBe(0o600);
    const note = await readServerNote(directory);
    const control = new URL(note?.control ?? '');
    expect(control.hostname).toBe('127.0.0.1');
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Basic ${note?.secret}`]) {
      const answer = await fetch(control, {
        method: 'POST',
        headers: { authorization },
        body: 'mallory@example.in',
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe('a second start', () => {
  it('says where the first one runs', async () => {
    await start('main.ts').says('is ready');
    env = { ...env, PORT: String(await freePort()) };
    const second = start('main.ts');
    expect(await second.ends()).toBe(1);
    expect(second.output()).toContain('It runs already: http://localhost:');
  });

  it('says that the port is taken, before it prepares anything', async () => {
    await start('main.ts').says('is ready');
    const taken = env.PORT;
    env = { ...env, DATA_DIR: join(directory, 'other') };
    const second = start('main.ts');
    expect(await second.ends()).toBe(1);
    expect(second.output()).toContain(`Port ${taken} is taken by another program.`);
    await expect(stat(join(directory, 'other'))).rejects.toThrow('ENOENT');
  });
});
