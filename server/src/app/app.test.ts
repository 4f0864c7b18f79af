import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@one-dream/contract/calls.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import {
  copyTemplate,
  sharedTestServer,
  startTestServer,
} from '../../tests/support/start-test-server.ts';
import { readConfig } from '../config.ts';
import { demoPassword } from '../operations/demo-password.ts';
import { openDatabase } from '../platform/database/database.ts';
import { hashPassword } from '../platform/passwords.ts';
import { newId } from '../platform/secrets.ts';
import { siteDirectory } from './site/site-directory.ts';
import { startServer } from './start-server.ts';

const server = await sharedTestServer({ works: true });

const get = (path: string, accept = '*/*') => fetch(server.url + path, { headers: { accept } });

describe('the server', () => {
  it('has no calendar behind what only looks like an id', async () => {
    for (const name of ['-'.repeat(36), `${'-'.repeat(36)}.x`, 'f'.repeat(36)])
      expect((await get(`/calendar/team/${name}.ics`)).status).toBe(404);
  });

  it('says that it runs and that it can serve', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ success: true });
    }
  });

  it('dates its answers by its own clock, which a demo sets forward', async () => {
    const day = 24 * 3_600_000;
    server.clock.advance(day);
    try {
      const date = Date.parse((await get('/healthz')).headers.get('date') ?? '');
      expect(Math.abs(date - server.platform.now().getTime())).toBeLessThan(60_000);
      expect(date - Date.now()).toBeGreaterThan(day / 2);
    } finally {
      server.clock.advance(-day);
    }
  });

  it('says which version runs, the newest of the change log', async () => {
    const changes = await readFile(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
    const newest = /^## (\d+\.\d+\.\d+)/m.exec(changes)?.[1];
    expect(await (await get('/healthz')).json()).toEqual({ success: true, version: newest });
  });

  it('describes every call of the contract', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(document.paths).sort()).toEqual(
      calls.map(({ call }) => `/api${call.path}`).sort(),
    );
    const page = await get('/api/docs', 'text/html');
    expect(page.headers.get('content-type')).toContain('text/html');
    // An answer that is not read to its end holds up the server's.
    await page.text();
  });

  it.each(['/', '/tournament', '/team/invite/abc', '/admin/users'])(
    'serves the page %s',
    async (path) => {
      const answer = await get(path, 'text/html');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  it.each(['/', '/nowhere', '/nowhere.png', '/api/docs', '/api/nothing', '/healthz', '/%zz'])(
    'tells the browser at %s whose scripts may run and that it is not to be framed',
    async (path) => {
      const { headers, body } = await get(path, 'text/html');
      await body?.cancel();
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'self'");
      // The scripts in the page itself by a nonce, which belongs to one rendering.
      expect(policy).toMatch(/script-src 'self'( 'nonce-[\w+/]{22}==')?(;|$)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    },
  );

  it("tells nobody where a team's link leads, and keeps its page nowhere", async () => {
    const { headers, body } = await get(`/g/${'x'.repeat(43)}`, 'text/html');
    await body?.cancel();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('lets one worker compile WebAssembly, and no page', async () => {
    const files = await readdir(join(siteDirectory, 'assets'));
    const policyOf = async (file: string) => {
      const { headers, body } = await get(`/assets/${file}`);
      await body?.cancel();
      return headers.get('content-security-policy') ?? '';
    };
    const allowed: string[] = [];
    for (const file of files.filter((name) => /\.(js|wasm)$/.test(name)))
      if ((await policyOf(file)).includes('wasm-unsafe-eval')) allowed.push(file);
    expect(allowed).toEqual([expect.stringMatching(/^reader\.worker-.*\.js$/)]);
  });

  it('answers an unknown page with 404 and a page, an unknown file in JSON', async () => {
    const page = await get('/nowhere', 'text/html');
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    const file = await get('/nowhere.png', 'image/png');
    expect(file.status).toBe(404);
    expect(await file.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
  });

  it('writes no query and no token of a path into the log', async () => {
    await get('/verify-email?token=secret-in-query', 'text/html');
    await fetch(`${server.url}/api/auth/token/secret-in-path`, { method: 'POST' });
    expect(server.logs.join('')).not.toMatch(/secret-in/);
  });
});

describe('a server that loses its database', () => {
  it('goes on running, says that it cannot serve, and answers 503 in JSON', async () => {
    const lost = await startTestServer({ works: true });
    await lost.platform.jobs.stop();
    await lost.platform.database.close();
    expect((await fetch(`${lost.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${lost.url}/readyz`)).status).toBe(503);
    await lost.close().catch(() => {});
  });
});

describe('without any configuration', () => {
  it('opens, listens and closes', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'start-server-'));
    await copyTemplate(directory);
    const config = readConfig({ DATA_DIR: directory, PORT: '0', DEMO: 'off' });
    const opened = await startServer({ config, logger: pino({ level: 'silent' }) });
    await opened.listen();
    const origin = opened.publicUrl.replace('localhost', '127.0.0.1');
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect((await fetch(`${origin}/sandbox/mail`)).status).toBe(200);
    await opened.close();
    await rm(directory, { recursive: true });
  });

  it('with a bucket and no way into it does not start, and says what is missing', () => {
    expect(() => readConfig({ S3_BUCKET: 'pictures' })).toThrow(
      /S3_ENDPOINT is missing[\s\S]*S3_ACCESS_KEY_ID is missing[\s\S]*S3_SECRET_ACCESS_KEY is missing/,
    );
  });

  it.each([
    { title: 'behind an https address', env: { PUBLIC_URL: 'https://play.example.in' } },
    { title: 'behind a proxy', env: { TRUST_PROXY: '1' } },
  ])('$title refuses a database that the published password opens', async ({ env }) => {
    const directory = await mkdtemp(join(tmpdir(), 'start-server-'));
    await copyTemplate(directory);
    const database = await openDatabase({ directory });
    const stored = await hashPassword(demoPassword);
    const account = { email: 'owner@onedream.example', name: 'Naveen', password_hash: stored };
    await database.db
      .insertInto('users')
      .values({ id: newId(), ...account })
      .execute();
    await database.close();
    const open = (more: object) =>
      startServer({
        config: readConfig({ DATA_DIR: directory, PORT: '0', ...env, ...more }),
        logger: pino({ level: 'silent' }),
      });
    await expect(open({})).rejects.toThrow(/anybody signs in as owner@onedream.example/);
    // Said by somebody who knows what it means; and the refusal gave the directory free.
    await (await open({ DEMO: 'on' })).close();
    await rm(directory, { recursive: true });
  });

  it('in production does not start, and says what is missing', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /PUBLIC_URL is missing[\s\S]*DISCORD_CLIENT_ID is missing: without SMTP_URL and GOOGLE/,
    );
  });
});
