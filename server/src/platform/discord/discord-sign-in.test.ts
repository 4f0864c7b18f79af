import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { awkwardSandboxPeople, sandboxPeople } from '../../../../sandbox/discord/sandbox-people.ts';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/start-test-sandbox.ts';
import { createDiscord, type Discord } from './discord.ts';

let sandbox: TestSandbox;
let discord: Discord;
let redirectUri: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  discord = createDiscord(sandbox.settings.discord);
  redirectUri = `${sandbox.siteUrl}/login`;
});
afterEach(() => sandbox.controls.discord.faults.clear());
afterAll(() => sandbox.close());

/** Authorizes on the sandbox's page as a browser would; the address it is sent to. */
async function authorize(form: Record<string, string>, redirect = redirectUri): Promise<URL> {
  const page = discord.authorizeUrl({ state: 'the state', redirectUri: redirect });
  const answer = await fetch(sandbox.siteUrl + page, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

async function codeOf(form: Record<string, string>): Promise<string> {
  return (await authorize(form)).searchParams.get('code') ?? '';
}

async function userOf(form: Record<string, string>) {
  const token = await discord.exchangeCode({ code: await codeOf(form), redirectUri });
  if (token.kind !== 'ok') throw new Error(token.reason);
  const answer = await discord.fetchUser(token.accessToken);
  if (answer.kind !== 'ok') throw new Error(answer.reason);
  return answer.user;
}

const aarav = sandboxPeople[0] ?? expect.fail('nobody in the sandbox');

describe('signing in with Discord', () => {
  it('asks for the four scopes and carries the state', () => {
    const url = new URL(discord.authorizeUrl({ state: 's&1', redirectUri }), sandbox.siteUrl);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: sandbox.settings.discord.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'identify guilds.join email guilds',
      state: 's&1',
    });
  });

  it('leads from the authorize page to the person', async () => {
    const target = await authorize({ person: aarav.id });
    expect(target.origin + target.pathname).toBe(redirectUri);
    expect(target.searchParams.get('state')).toBe('the state');
    expect(await userOf({ person: aarav.id })).toEqual({
      id: aarav.id,
      username: aarav.username,
      globalName: aarav.globalName,
      email: aarav.email,
      emailVerified: true,
    });
  });

  it('makes the same person of the same typed user name', async () => {
    const first = await userOf({ username: 'Night.Owl', email: 'owl@example.in', verified: 'on' });
    const second = await userOf({ username: 'night.owl', email: 'owl@example.in' });
    expect(first).toMatchObject({ username: 'night.owl', email: 'owl@example.in' });
    expect(first.emailVerified).toBe(true);
    expect(second.id).toBe(first.id);
    expect(second.emailVerified).toBe(false);
  });

  it('tells an address that is not verified, and one that is missing', async () => {
    const [unverified, none] = awkwardSandboxPeople;
    expect(await userOf({ person: unverified?.id ?? '' })).toMatchObject({
      email: unverified?.email,
      emailVerified: false,
    });
    expect(await userOf({ person: none?.id ?? '' })).toMatchObject({
      email: null,
      emailVerified: false,
    });
  });

  it('comes back with the error of a person who cancels', async () => {
    const target = await authorize({ decision: 'cancel' });
    expect(target.searchParams.get('error')).toBe('access_denied');
    expect(target.searchParams.get('state')).toBe('the state');
    expect(target.searchParams.has('code')).toBe(false);
  });

  it('refuses a code that was used before', async () => {
    const code = await codeOf({ person: aarav.id });
    expect((await discord.exchangeCode({ code, redirectUri })).kind).toBe('ok');
    expect((await discord.exchangeCode({ code, redirectUri })).kind).toBe('refused');
  });

  it('refuses a code given for another redirect, and spends it', async () => {
    const code = await codeOf({ person: aarav.id });
    const other = `${sandbox.siteUrl}/discord-verification`;
    expect((await discord.exchangeCode({ code, redirectUri: other })).kind).toBe('refused');
    expect((await discord.exchangeCode({ code, redirectUri })).kind).toBe('refused');
  });

  it('refuses a made-up code and a made-up access token', async () => {
    expect((await discord.exchangeCode({ code: 'made-up', redirectUri })).kind).toBe('refused');
    expect((await discord.fetchUser('made.up')).kind).toBe('refused');
  });

  it('takes a wrong client secret for an outage, not for a wrong code', async () => {
    const settings = { ...sandbox.settings.discord, clientSecret: 'wrong' };
    const answer = await createDiscord(settings).exchangeCode({ code: 'any', redirectUri });
    expect(answer.kind).toBe('away');
  });

  it('takes its secret nowhere else, where the other side sends it on', async () => {
    const heard: string[] = [];
    const listen = async (answer: (response: ServerResponse) => void) => {
      const server = createServer((request, response) => {
        heard.push(request.url ?? '');
        answer(response);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
    };
    const elsewhere = await listen((response) => response.end('{}'));
    const sender = await listen((response) =>
      response.writeHead(307, { location: `${elsewhere.url}/elsewhere` }).end(),
    );
    const settings = { ...sandbox.settings.discord, apiUrl: `${sender.url}/api` };
    const astray = createDiscord(settings);
    expect((await astray.exchangeCode({ code: 'any', redirectUri })).kind).toBe('away');
    expect((await astray.fetchUser('any')).kind).toBe('away');
    expect(heard).toHaveLength(2);
    expect(heard).not.toContain('/elsewhere');
    for (const { server } of [elsewhere, sender]) server.close();
  });

  it.each([500, 502, 503])('is away at status %i', async (status) => {
    sandbox.controls.discord.faults.next({ route: 'token', status });
    sandbox.controls.discord.faults.next({ route: 'user', status });
    expect((await discord.exchangeCode({ code: 'any', redirectUri })).kind).toBe('away');
    expect((await discord.fetchUser('any')).kind).toBe('away');
  });

  it('tells how long a rate limit lasts, and a code survives it', async () => {
    const code = await codeOf({ person: aarav.id });
    sandbox.controls.discord.faults.next({ route: 'token', status: 429, retryAfter: 1.5 });
    const answer = await discord.exchangeCode({ code, redirectUri });
    expect(answer).toMatchObject({ kind: 'away', retryAfterMs: 1_500 });
    expect((await discord.exchangeCode({ code, redirectUri })).kind).toBe('ok');
  });

  it('gives up on both calls before Discord answers, which hangs for 20 seconds', async () => {
    sandbox.controls.discord.faults.next({ route: 'token', hangMs: 20_000 });
    sandbox.controls.discord.faults.next({ route: 'user', hangMs: 20_000 });
    const start = performance.now();
    expect((await discord.exchangeCode({ code: 'any', redirectUri })).kind).toBe('away');
    expect((await discord.fetchUser('any')).kind).toBe('away');
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  it('is away when nothing listens', async () => {
    const settings = { ...sandbox.settings.discord, apiUrl: 'http://127.0.0.1:9' };
    const answer = await createDiscord(settings).exchangeCode({ code: 'any', redirectUri });
    expect(answer.kind).toBe('away');
  });

  it('puts no secret and no code into a reason', async () => {
    sandbox.controls.discord.faults.next({ route: 'token', status: 500 });
    const answers = [
      await discord.exchangeCode({ code: 'secret-code', redirectUri }),
      await discord.exchangeCode({ code: 'secret-code', redirectUri }),
      await discord.fetchUser('secret-token'),
    ];
    expect(JSON.stringify(answers)).not.toMatch(/secret/);
  });
});

describe('the authorize page', () => {
  const ask = (changes: Record<string, string>) => {
    const url = new URL(discord.authorizeUrl({ state: 's', redirectUri }), sandbox.siteUrl);
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
    return fetch(url);
  };

  it('shows the people, without any script of its own', async () => {
    const page = await ask({});
    const text = await page.text();
    expect(page.status).toBe(200);
    expect(text).toContain(aarav.username);
    expect(text).not.toMatch(/<script|\son\w+=|style="/);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${sandbox.siteUrl};`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it.each([
    ['client_id', '123', 'Unknown Application'],
    ['redirect_uri', 'https://evil.example/login', 'Invalid OAuth2 redirect_uri'],
    ['response_type', 'token', 'Invalid response_type'],
    ['scope', 'identify bot', 'Invalid OAuth2 scope'],
  ])('refuses a wrong %s', async (name, value, reason) => {
    const page = await ask({ [name]: value });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain(reason);
  });

  it('sends nobody to another path of the site', async () => {
    expect((await ask({ redirect_uri: `${sandbox.siteUrl}/profile` })).status).toBe(400);
  });

  it('escapes what was typed, and says what is wrong with it', async () => {
    const url = sandbox.siteUrl + discord.authorizeUrl({ state: 's', redirectUri });
    const body = new URLSearchParams({ username: '"><script>alert(1)</script>' });
    const page = await fetch(url, { method: 'POST', body });
    const text = await page.text();
    expect(page.status).toBe(422);
    expect(text).toContain('A user name has 2 to 32 letters');
    expect(text).not.toContain('<script>');
  });
});
