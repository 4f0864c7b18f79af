import { updateTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { RenderPage } from '@one-dream/contract/rendered-pages.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { pageCookieOf } from '../../../tests/support/page-cookie.ts';
import { newAdmin, newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer, startTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];

async function newViewer() {
  const person = await newPlayer(server);
  const { cookie } = await pageCookieOf(server, person);
  return { ...person, cookie };
}

describe('the scripts of a page', () => {
  it('are its own files, or carry the nonce of its policy', async () => {
    const answer = await open('/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((part) => part.startsWith('script-src')) ?? '';
    expect(scripts).not.toContain('unsafe');
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*application\/json)([^>]*)>/g)];
    expect(inline.length).toBeGreaterThan(2);
    for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonceOf(answer)}"`);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('have another nonce in each rendering', async () => {
    const { cookie } = await newViewer();
    const nonces = [await open('/', { cookie }), await open('/', { cookie })].map(nonceOf);
    expect(new Set([...nonces, nonceOf(await open('/aboutus'))]).size).toBe(3);
  });
});

describe('a visitor’s page', () => {
  it('is rendered once, and sent again only when it changed', async () => {
    const { _id, banner } = await openTournament(server, { title: 'Kept Cup' });
    const first = await open(`/tournament/${_id}`);
    const etag = first.headers.get('etag') ?? '';
    expect(await first.text()).toContain('KEPT CUP');
    const again = await open(`/tournament/${_id}`);
    expect(again.headers.get('etag')).toBe(etag);
    expect(nonceOf(again)).toBe(nonceOf(first));
    const known = await open(`/tournament/${_id}`, { 'if-none-match': etag });
    expect(known.status).toBe(304);
    expect(nonceOf(known)).toBe(nonceOf(first));

    const admin = await newAdmin(server);
    await server.api.act(updateTournament, {
      as: admin,
      body: { id: _id, data: { title: 'Renamed Cup', banner, status: 'OPENED', version: 1 } },
    });
    const changed = await open(`/tournament/${_id}`, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('RENAMED CUP');
  });

  it('tells of what is not there with 404', async () => {
    for (const path of ['/tournament/00000000-0000-7000-8000-000000000000', '/nowhere']) {
      const answer = await open(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Page not found');
    }
  });

  it('is one for all addresses that do not exist, in each language', async () => {
    const nonces = ['/nowhere', '/else/where?x=1', '/nowhere?lang=hi'].map(async (path) =>
      nonceOf(await open(path)),
    );
    const [first, again, hindi] = await Promise.all(nonces);
    expect(again).toBe(first);
    expect(hindi).not.toBe(first);
  });

  it('is there in capitals and with a slash at its end, too', async () => {
    for (const path of ['/Aboutus', '/aboutus/']) expect((await open(path)).status).toBe(200);
    const secret = await open(`/g/${'x'.repeat(43)}/`);
    expect(secret.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('is never the data that the framework would send instead', async () => {
    const squad = await newSquad(server);
    for (const path of [`/team/${squad.id}.data`, '/nowhere.data', '/g/secret.data?x']) {
      const answer = await open(path);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain('Page not found');
      expect(html).not.toContain(squad.name);
    }
  });

  it('is the same under a link with its sender’s parameters, and another under those that it reads', async () => {
    const { _id } = await openTournament(server, { title: 'Shared Cup' });
    const path = `/tournament/${_id}/standings`;
    const nonce = async (url: string) => nonceOf(await open(url));
    const first = await nonce(`${path}?view=match`);
    expect(await nonce(`${path}?fbclid=Iw%2F&view=match&utm_source=wa`)).toBe(first);
    expect(await nonce(`${path}?utm_source=wa`)).toBe(await nonce(path));
    expect(await nonce(path)).not.toBe(first);
    const hindi = await open(`${path}?lang=hi&fbclid=1`);
    expect(await hindi.text()).toContain('<html lang="hi');
  });

  it('is kept without the query where it reads none', async () => {
    const nonce = async (url: string) => nonceOf(await open(url));
    const paths = ['/login', '/register', '/verify-email', '/profile', '/admin/tournament'];
    for (const path of paths) expect(await nonce(`${path}?x=1&lang=en`)).toBe(await nonce(path));
  });

  it.each(['/verify-email?token=a', '/change-email?undo=a', '/login?from=%2Fprofile'])(
    'of a link of one’s own, %s, is rendered for that request alone',
    async (path) => {
      const [first, again] = await Promise.all([open(path), open(path)]);
      expect(nonceOf(first)).not.toBe(nonceOf(again));
    },
  );

  it('holds no secret of its address', async () => {
    const answer = await open(`/g/${'x'.repeat(43)}`);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('what is rendered for who asks', () => {
  it('counts for their address, and what is kept does not', async () => {
    const limited = await startTestServer({ limits: 'on', trustProxy: true });
    onTestFinished(limited.close);
    const { limiter } = limited.platform;
    const squad = await newSquad(limited);
    const { _id } = await openTournament(limited);
    const from = (address: string) => (path: string) =>
      fetch(limited.url + path, { headers: { accept: 'text/html', 'X-Forwarded-For': address } });
    const [busy, other] = [from('203.0.113.9'), from('203.0.113.10')];
    // Nobody's address, which pages once counted for.
    for (const address of ['203.0.113.9', ''])
      for (let made = 0; made < 600; made++) await limiter.consume('madeByAddress', address);

    const paths = ['/', '/nowhere', `/team/${squad.id}`, `/calendar/tournament/${_id}.ics`];
    for (const path of paths) expect((await busy(path)).status).toBe(429);
    const seen = await Promise.all(paths.map(other));
    expect(seen.map(({ status }) => status)).toEqual([200, 404, 200, 200]);
    expect(await seen[2]?.text()).toContain(squad.name);
    expect(await Promise.all(paths.map(async (path) => (await busy(path)).status))).toEqual([
      200, 404, 200, 200,
    ]);
    for (const path of ['/login?from=%2Fprofile', `/g/${'x'.repeat(43)}`])
      expect((await busy(path)).status).toBe(429);

    const player = await newPlayer(limited);
    const { cookie } = await pageCookieOf(limited, player);
    const own = () =>
      fetch(`${limited.url}/aboutus`, { headers: { accept: 'text/html', cookie } }).then((answer) =>
        answer.text(),
      );
    expect(await own()).toContain(`"name":"${player.name}"`);
    while (await limiter.take('renderedByUser', player.id));
    expect(await own()).not.toContain(`"name":"${player.name}"`);
  });
});

it('an error is logged with the page’s pattern: its address may be a secret', async () => {
  const render: RenderPage = async ({ report }) => {
    report(new Error('broken'));
    return { status: 200, html: '<!doctype html>' };
  };
  const broken = await startTestServer({ site: { render, attach: () => undefined } });
  onTestFinished(broken.close);
  for (const path of ['/g/secret', '/verify-email?token=secret', '/secret'])
    await fetch(broken.url + path, { headers: { accept: 'text/html' } });
  const logged = broken.logs.filter((line) => line.includes('a part of a page was not rendered'));
  expect(logged.map((line) => JSON.parse(line).route)).toEqual([
    '/g/:link',
    '/verify-email',
    undefined,
  ]);
  expect(logged.join()).not.toContain('secret');
});

describe('a viewer’s page', () => {
  it('is their own for who comes alone, however late the process is', async () => {
    const { cookie, name } = await newViewer();
    // Long enough for the delay to be noted.
    for (let block = 0; block < 4; block++) {
      const until = performance.now() + 100;
      while (performance.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const answer = await open('/aboutus', { cookie });
    expect(await answer.text()).toContain(`"name":"${name}"`);
  });
});

describe('in a rush', () => {
  it('everybody gets a page: their own, or the visitor’s that the browser completes', async () => {
    const viewers = await Promise.all(Array.from({ length: 8 }, newViewer));
    const request = Array.from({ length: 30 }, () => viewers).flat();
    const pages = await Promise.all(
      request.map(async ({ cookie, name }) => {
        const answer = await open('/tournament', { cookie });
        const html = await answer.text();
        return { status: answer.status, cache: answer.headers.get('cache-control'), html, name };
      }),
    );
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    // Theirs or not, a cache between must not give it to others.
    expect(new Set(pages.map(({ cache }) => cache))).toEqual(new Set(['private, no-store']));
    const names = viewers.map(({ name }) => name);
    for (const { html, name } of pages) {
      const others = names.filter((one) => one !== name);
      expect(others.filter((one) => html.includes(`"name":"${one}"`))).toEqual([]);
    }
    expect(pages.some(({ html, name }) => html.includes(`"name":"${name}"`))).toBe(true);
  });
});
