import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from '@one-dream/contract/features/auth/auth.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFreshDatabase } from '../../../factories/postgres.ts';
import { createSandbox, type Sandbox } from '../../../sandbox/sandbox.ts';
import { goodPassword } from '../support/people.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { copyTemplate } from '../support/start-test-server.ts';

/** Milliseconds. On a machine of its own it takes ten seconds at most; here it may be one of many. */
const timeout = 60_000;
/** Longer than a process may be silent before others take up what it was working on. */
const silence = 7_000;

/** Everything of a test is its own: a conversation that hangs is in no other's way. */
interface Stage {
  directory: string;
  mail: Sandbox['controls']['mail'];
  start: (env?: Record<string, string>) => Promise<SiteProcess>;
}

let stage: Stage;
let clean: () => Promise<void>;
beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-mails-'));
  const publicUrl = 'https://play.example.in';
  const sandbox = createSandbox({ dataDir: directory, redirectOrigins: () => [publicUrl] });
  const { smtpUrl } = await sandbox.start();
  const sites: SiteProcess[] = [];
  stage = {
    directory,
    mail: sandbox.controls.mail,
    start: async (env = {}) => {
      const all = { DATA_DIR: directory, SMTP_URL: smtpUrl, PUBLIC_URL: publicUrl, ...env };
      const site = await startSite(all);
      sites.push(site);
      await site.ready();
      return site;
    },
  };
  clean = async () => {
    for (const site of sites) await site.kill('SIGKILL');
    await sandbox.stop();
    await rm(directory, { recursive: true, force: true });
  };
});
afterEach(() => clean());

/** Has the next mail taken to its last line and not answered. @returns how many were taken that far */
function holdNextAnswer(): () => number {
  const { faults } = stage.mail;
  faults.next({ route: 'message', hangMs: 60 * 60_000 });
  const meet = vi.spyOn(faults, 'meet');
  return () => meet.mock.calls.filter(([route]) => route === 'message').length;
}

/** Signs somebody up and waits until the mail server has their mail, and has not answered. */
async function signUpInto(site: SiteProcess): Promise<{ email: string; taken: () => number }> {
  const taken = holdNextAnswer();
  const email = 'asha@example.in';
  const body = {
    ...{ name: 'Asha', email, password: goodPassword, confirmPassword: goodPassword },
    terms: 'true' as const,
  };
  expect((await site.api.send(register, { body })).status).toBe(200);
  await expect.poll(taken, { timeout: timeout }).toBe(1);
  expect(await stage.mail.list({ to: email })).toEqual([]);
  return { email, taken };
}

async function arrives(email: string): Promise<number> {
  const begun = performance.now();
  await expect
    .poll(async () => (await stage.mail.list({ to: email })).length, {
      timeout: timeout,
      interval: 50,
    })
    .toBeGreaterThanOrEqual(1);
  return Math.round(performance.now() - begun);
}

describe('a verification mail that is in flight at a kill -9', { timeout: 240_000 }, () => {
  it('is sent by another process on the same database, and by none while its own lives', async () => {
    const fresh = await createFreshDatabase();
    try {
      const site = await stage.start({ DATABASE_URL: fresh.url });
      const { email, taken } = await signUpInto(site);
      await stage.start({ DATABASE_URL: fresh.url });
      await sleep(silence);
      expect(taken()).toBe(1);
      await site.kill('SIGKILL');
      console.info(
        `a mail in flight at a kill -9, beside another process: sent ${await arrives(email)} ms later (limit 10 s on a machine of its own)`,
      );
    } finally {
      await clean();
      await fresh.drop();
    }
  });

  it('is sent by the next start on the embedded database', async () => {
    await copyTemplate(stage.directory);
    const site = await stage.start();
    const { email } = await signUpInto(site);
    await site.kill('SIGKILL');
    const [took] = await Promise.all([arrives(email), stage.start()]);
    console.info(
      `a mail in flight at a kill -9, embedded: sent ${took} ms later, the start included (limit 10 s on a machine of its own)`,
    );
  });
});
