import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './support/free-port.ts';
import { startSite } from './support/site-process.ts';
import { startProgram } from './support/start-program.ts';
import { copyTemplate } from './support/start-test-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const megabyte = 2 ** 20;
let folder: string;
let image: string;
let node: string;

/** As in a container: somebody who owns none of the files. Only root can become them. */
const nobody = 65_534;
const asNobody =
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups']
    : [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-dream-image-'));
  await chmod(folder, 0o755);
  image = join(folder, 'site/');
  node = join(image, 'bin/node');
  await promisify(execFile)(process.execPath, ['scripts/image.mjs', image], { cwd: root });
});
afterAll(() => rm(folder, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://play.example.in',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@example.in',
  DISCORD_CLIENT_ID: '1',
  DISCORD_CLIENT_SECRET: 'secret',
};

describe('what the image holds', () => {
  it('is the server, the site, the contract and a Node, and none of the stand-ins or tests', async () => {
    const files = await readdir(image, { recursive: true });
    expect(await readdir(image)).toEqual([
      'LICENSE',
      'bin',
      'contract',
      'deploy',
      'node_modules',
      'package.json',
      'server',
      'web',
    ]);
    expect(
      files.filter((file) =>
        /\.test\.tsx?$|node_modules\/(vite|vitest|typescript|@babel)\//.test(file),
      ),
    ).toEqual([]);
    let size = 0;
    for (const file of files) size += (await stat(join(image, file))).size;
    // What it stands on, Debian's C and C++ libraries, has less than 10 of the 250 MB.
    expect(size / megabyte).toBeLessThan(240);
  });

  it('serves in production as somebody who may write nowhere else, starts again and stops with 0', async () => {
    const directory = join(folder, 'data');
    await copyTemplate(directory);
    if (asNobody.length > 0) await handOver(directory);
    for (const _start of [1, 2]) {
      const env = { ...production, DATA_DIR: directory };
      const site = await startSite(env, { root: image, node, through: asNobody });
      onTestFinished(async () => {
        await site.kill('SIGKILL');
      });
      await site.ready();
      for (const path of ['/healthz', '/up', '/', '/tournament'])
        expect((await fetch(site.url + path)).status, path).toBe(200);
      expect((await fetch(`${site.url}/sandbox/mail`)).status).toBe(404);
      expect(await site.kill('SIGTERM'), site.program.output()).toBe(0);
    }
    if (asNobody.length > 0) expect(existsSync(join(image, 'node_modules/.cache'))).toBe(false);
  });

  it.each([
    { DEMO: 'on', SANDBOX: 'off', said: 'The demo organisation is not installed here' },
    { DEMO: 'off', SANDBOX: 'on', said: 'The stand-ins for Discord, Google and mail are not' },
  ])('says what is missing where somebody asks for it: DEMO=$DEMO', async ({ said, ...asked }) => {
    const env = { ...asked, DATA_DIR: join(folder, 'empty'), PORT: String(await freePort()) };
    const program = startProgram('main.ts', { env, root: image, node });
    expect(await program.ends()).toBe(1);
    expect(program.output()).toContain(said);
    expect(program.output()).toContain('NODE_ENV=production');
  });
});

async function handOver(directory: string): Promise<void> {
  for (const file of ['', ...(await readdir(directory, { recursive: true }))])
    await chown(join(directory, file), nobody, nobody);
}
