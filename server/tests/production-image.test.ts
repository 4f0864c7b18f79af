import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './support/free-port.ts';
import { copyTemplate } from './support/open-test-server.ts';
import { startSite } from './support/site-process.ts';
import { startProgram } from './support/start-program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let image: string;

/** Lists the paths that the last stage of the Dockerfile copies from this directory. */
async function listCopied(): Promise<string[]> {
  const dockerfile = await readFile(join(root, 'Dockerfile'), 'utf8');
  const lastStage = dockerfile.split(/^FROM /m).at(-1) ?? '';
  return [...lastStage.matchAll(/^COPY (?:--from=build \/site\/)?(\w\S*) \S+$/gm)].map(
    ([, file]) => file ?? '',
  );
}

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), 'one-dream-image-'));
  for (const file of await listCopied()) {
    await mkdir(dirname(join(image, file)), { recursive: true });
    if (existsSync(join(root, file)))
      await cp(join(root, file), join(image, file), { recursive: true });
  }
  for (const packages of ['node_modules', 'server/node_modules'])
    if (existsSync(join(root, packages)))
      await symlink(join(root, packages), join(image, packages));
});
afterAll(() => rm(image, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.in',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@example.in',
  DISCORD_CLIENT_ID: '1',
  DISCORD_CLIENT_SECRET: 'secret',
};

describe('what the image holds', () => {
  it('is the server, the site and the contract, and none of the stand-ins', async () => {
    const copied = await listCopied();
    expect(copied).toContain('server/src');
    expect(copied.filter((file) => /^(sandbox|demo|factories|e2e|bench)\b/.test(file))).toEqual([]);
    for (const workspace of ['sandbox', 'demo'])
      expect(existsSync(join(image, workspace))).toBe(false);
  });

  it('serves in production, and stops with 0', async () => {
    const directory = join(image, 'data');
    await copyTemplate(directory);
    const site = await startSite({ ...production, DATA_DIR: directory }, { root: `${image}/` });
    onTestFinished(async () => {
      await site.kill('SIGKILL');
    });
    await site.ready();
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${site.url}/sandbox/mail`)).status).toBe(404);
    expect(await site.kill('SIGTERM'), site.program.output()).toBe(0);
  });

  it.each([
    { DEMO: 'on', SANDBOX: 'off', said: 'The demo organisation is not installed here' },
    { DEMO: 'off', SANDBOX: 'on', said: 'The stand-ins for Discord, Google and mail are not' },
  ])('says what is missing where somebody asks for it: DEMO=$DEMO', async ({ said, ...asked }) => {
    const env = { ...asked, DATA_DIR: join(image, 'empty'), PORT: String(await freePort()) };
    const program = startProgram('main.ts', { env, root: `${image}/` });
    expect(await program.ends()).toBe(1);
    expect(program.output()).toContain(said);
    expect(program.output()).toContain('NODE_ENV=production');
  });
});
