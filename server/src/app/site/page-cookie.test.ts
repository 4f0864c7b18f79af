import { calls } from '@one-dream/contract/calls.ts';
import { endOtherSessions } from '@one-dream/contract/features/auth/auth.sessions.ts';
import { checkToken, forgetPages, login, logout } from '@one-dream/contract/features/auth/auth.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { pageCookieOf } from '../../../tests/support/page-cookie.ts';
import { newPlayer, type Person, goodPassword as password } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const cookieOf = (person: { token: string }) => pageCookieOf(server, person);

function open(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  });
}

/** The menu's button is in a page for somebody who is signed in, the link to the login in a visitor's. */
async function whoseIs(answer: Response, { name }: Person): Promise<'theirs' | 'a visitor’s'> {
  const html = await answer.text();
  expect(html).toContain('</html>');
  return html.includes(`"name":"${name}"`) ? 'theirs' : 'a visitor’s';
}

describe('the cookie for documents', () => {
  it('comes to whoever carries its token, and no script reads it', async () => {
    const person = await newPlayer(server);
    const { line } = await cookieOf(person);
    expect(line).toMatch(/^__Host-od_page=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(line.split('; ')).toContain(part);
    // Who looks up a token that is not their own is given nothing.
    const { headers } = await server.api.send(checkToken, { params: { token: person.token } });
    expect(headers.getSetCookie().join()).not.toContain('od_page');
  });

  it('has a document rendered for its reader, which is kept nowhere', async () => {
    const person = await newPlayer(server);
    const { cookie } = await cookieOf(person);
    for (const path of ['/', '/profile', '/tournament']) {
      const answer = await open(path, { cookie });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(await whoseIs(answer, person)).toBe('theirs');
    }
    const other = await open('/');
    expect(other.headers.get('cache-control')).toBe('no-cache');
    expect(await whoseIs(other, person)).toBe('a visitor’s');
  });

  it('gives neither of two accounts the page of the other, at the same time', async () => {
    const people = [await newPlayer(server), await newPlayer(server)];
    const pages = await Promise.all(
      people.map(async (person) => open('/', { cookie: (await cookieOf(person)).cookie })),
    );
    // On a busy machine one of them may get the visitor's, but nobody gets the other's.
    const [first, second] = await Promise.all(pages.map((page) => page.text()));
    expect(first).not.toContain(`"name":"${people[1]?.name}"`);
    expect(second).not.toContain(`"name":"${people[0]?.name}"`);
    expect([first, second].join()).toMatch(new RegExp(people.map(({ name }) => name).join('|')));
  });

  it.each(['iframe', 'image', 'script', 'empty', 'embed'])('is not read for %s', async (kind) => {
    const person = await newPlayer(server);
    const { cookie } = await cookieOf(person);
    const answer = await open('/profile', { cookie, 'sec-fetch-dest': kind });
    expect(await whoseIs(answer, person)).toBe('a visitor’s');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('changes nothing: a form of another site, sent with it, is nobody’s', async () => {
    const { cookie } = await cookieOf(await newPlayer(server));
    for (const path of ['/profile', '/', '/login']) {
      const answer = await fetch(server.url + path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'role=owner',
      });
      expect([404, 415]).toContain(answer.status);
    }
  });
});

describe('the cookie alone', () => {
  it('makes no call', async () => {
    const { cookie } = await cookieOf(await newPlayer(server));
    const closed = calls.filter(({ call }) => call.access !== 'public');
    expect(closed.length).toBeGreaterThan(100);
    for (const { call, name } of closed) {
      const path = apiBasePath + call.path.replace(/\{\w+\}/g, 'x');
      const answer = await server.api.sendRaw(path, {
        headers: { cookie, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer, name).toMatchObject(refused('NOT_SIGNED_IN'));
    }
  });
});

describe('a session that is over', () => {
  const isDropped = (answer: Pick<Response, 'headers'>) =>
    answer.headers.getSetCookie().some((line) => /^__Host-od_page=; Max-Age=0/.test(line));

  it('takes its cookie along, and nothing of theirs is shown for it', async () => {
    const person = await newPlayer(server);
    const { cookie } = await cookieOf(person);
    expect(isDropped(await server.api.send(logout, { as: person }))).toBe(true);
    const after = await open('/profile', { cookie });
    expect(isDropped(after)).toBe(true);
    expect(await whoseIs(after, person)).toBe('a visitor’s');
  });

  it('may have been ended elsewhere', async () => {
    const person = await newPlayer(server, { password });
    const { cookie } = await cookieOf(person);
    const { body } = await server.api.send(login, { body: { email: person.email, password } });
    await server.api.act(endOtherSessions, { as: { token: String(body.token) } });
    expect(await whoseIs(await open('/', { cookie }), person)).toBe('a visitor’s');
  });

  it('can be left by a browser that has no token', async () => {
    const person = await newPlayer(server);
    expect(isDropped(await server.api.send(forgetPages))).toBe(true);
    const { cookie } = await cookieOf(person);
    expect(await whoseIs(await open('/', { cookie }), person)).toBe('theirs');
  });
});
