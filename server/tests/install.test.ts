import { execFile } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let release: string;

/** A release's folder, with as much as the script looks at. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-dream-install-'));
  release = join(folder, 'release');
  await mkdir(join(release, 'bin'), { recursive: true });
  await cp(join(root, 'deploy'), join(release, 'deploy'), { recursive: true });
  await cp(join(root, 'package.json'), join(release, 'package.json'));
  await writeFile(join(release, 'bin/node'), '');
  await chmod(join(release, 'bin/node'), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

async function install(args: string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(join(release, 'deploy/install.sh'), args, {
    env: {
      PATH: process.env.PATH,
      INSTALL_ROOT: join(folder, 'machine'),
      OWNER: 'asha@example.in',
      SMTP_URL: 'smtp://mail.example.in:587',
      // Nobody is asked for the time, and nothing is said of this machine's size.
      TIME_URL: 'http://127.0.0.1:9/',
      GO_ON: 'yes',
      ...env,
    },
  });
  return stdout;
}

const place = (path: string) => join(folder, 'machine', path);

async function readSettings(): Promise<Record<string, string>> {
  const lines = (await readFile(place('etc/one-dream/env'), 'utf8')).trim().split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

describe('deploy/install.sh', () => {
  it('says what it would do, and does none of it', async () => {
    for (const args of [['--dry-run'], ['--dry-run', '--bare']]) {
      const said = await install(args, { SITE: 'localhost', INSTALL_ROOT: '' });
      expect(said).toContain('PUBLIC_URL=https://localhost');
      expect(said).toContain(args.length > 1 ? 'systemctl restart' : 'docker compose up -d --wait');
    }
    expect(await readdir(folder)).toEqual(['release']);
    expect(await readdir(release)).toEqual(['bin', 'deploy', 'package.json']);
  });

  it('installs, repairs and changes the name, with secrets made once that only their user reads', async () => {
    expect(await install(['--bare'])).toContain('asha@example.in');
    const first = await readSettings();
    expect(first).toMatchObject({ SITE: ':80', PUBLIC_URL: expect.stringMatching(/^http:/) });
    expect(first.METRICS_TOKEN).toMatch(/^[0-9a-f]{48}$/);
    expect((await stat(place('etc/one-dream/env'))).mode & 0o777).toBe(0o600);

    await rm(place('opt/one-dream/current/package.json'));
    await writeFile(place('etc/one-dream/env'), 'DISCORD_CLIENT_ID=7\n', { flag: 'a' });
    await install(['--bare'], { SITE: '203-0-113-7.sslip.io' });
    await install(['--bare'], { SITE: 'play.example.in' });
    expect(await readSettings()).toEqual({
      ...first,
      SITE: 'play.example.in',
      PUBLIC_URL: 'https://play.example.in',
      FORMER_SITE: '203-0-113-7.sslip.io',
      MAIL_FROM: 'no-reply@play.example.in',
      DISCORD_CLIENT_ID: '7',
    });
    expect(await readdir(place('opt/one-dream/current'))).toContain('package.json');
    const caddy = await readFile(
      place('etc/systemd/system/caddy.service.d/one-dream.conf'),
      'utf8',
    );
    expect(caddy).toContain('FORMER_SITE=203-0-113-7.sslip.io');
  });
});
