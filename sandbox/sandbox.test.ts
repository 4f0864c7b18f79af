import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiscord } from '../server/src/platform/discord/discord.ts';
import { createDiscordWorld } from './discord/discord-world.ts';
import { awkwardSandboxPeople, sandboxPeople } from './discord/sandbox-people.ts';
import { createMailFolder } from './mail/mail-folder.ts';
import { startTestSandbox, type TestSandbox } from './start-test-sandbox.ts';

describe('the people of the sandbox Discord', () => {
  it('are told apart by id, name and address, with ids like those of Discord', () => {
    const people = [...sandboxPeople, ...awkwardSandboxPeople];
    expect(sandboxPeople).toHaveLength(41);
    for (const field of ['id', 'username', 'email'] as const) {
      expect(new Set(people.map((person) => person[field])).size).toBe(people.length);
    }
    for (const { id, username } of people) {
      expect(id).toMatch(/^\d{18}$/);
      expect(username).toMatch(/^[a-z0-9_.]{2,32}$/);
    }
  });
});

describe('a code of the sandbox Discord', () => {
  it('is good for ten minutes', () => {
    let time = Date.UTC(2025, 0, 1);
    const world = createDiscordWorld({ now: () => time });
    const person = sandboxPeople[0] ?? expect.fail('nobody');
    const redirectUri = 'http://localhost/login';
    const code = world.issueCode({ person, scopes: ['identify'], redirectUri });
    time += 10 * 60 * 1_000 + 1;
    expect(world.redeemCode({ code, redirectUri })).toBeUndefined();
  });

  it('gives a token that outlives a restart and cannot be changed', () => {
    const person = sandboxPeople[0] ?? expect.fail('nobody');
    const token = createDiscordWorld({ now: Date.now }).issueAccessToken({ person, scopes: [] });
    const restarted = createDiscordWorld({ now: Date.now });
    expect(restarted.readAccessToken(token)?.person).toEqual(person);
    expect(restarted.readAccessToken(`x${token}`)).toBeUndefined();
  });
});

describe('the mail folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mails-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('keeps the newest 500 mails, over restarts', async () => {
    let time = Date.UTC(2025, 0, 1);
    const mails = createMailFolder({ folder, now: () => time });
    for (let n = 1; n <= 503; n++) {
      time += 1_000;
      const raw = Buffer.from(`Subject: Mail ${n}\r\nTo: a@example.in\r\n\r\nHello\r\n`);
      await mails.add({ raw, recipients: ['a@example.in'] });
    }
    expect(await readdir(folder)).toHaveLength(500);
    const listed = await createMailFolder({ folder, now: () => time }).list();
    expect(listed[0]?.subject).toBe('Mail 503');
    expect(listed.at(-1)?.subject).toBe('Mail 4');
  });
});

describe('the sandbox on a site', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  it('takes faults over HTTP', async () => {
    const discord = createDiscord(sandbox.settings.discord);
    const url = `${sandbox.siteUrl}/sandbox/faults/discord`;
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ route: 'guild', status: 503, times: 99 }),
    });
    expect((await discord.countMembers()).kind).toBe('away');
    await fetch(url, { method: 'DELETE' });
    expect((await discord.countMembers()).kind).toBe('ok');
  });

  it('answers in the forms of Discord', async () => {
    const { apiUrl } = sandbox.settings.discord;
    const unknown = await fetch(`${apiUrl}/v10/nothing`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ message: '404: Not Found', code: 0 });
    const stranger = await fetch(`${apiUrl}/v10/users/@me`);
    expect(stranger.status).toBe(401);
    expect(await stranger.json()).toEqual({ message: '401: Unauthorized', code: 0 });
    sandbox.controls.discord.faults.next({ route: 'user', status: 429, retryAfter: 2.5 });
    const limited = await fetch(`${apiUrl}/v10/users/@me`);
    expect(limited.headers.get('retry-after')).toBe('3');
    expect(await limited.json()).toMatchObject({ retry_after: 2.5, global: false });
  });

  it('keeps what the adapters speak to away from the site', async () => {
    const page = await fetch(`${sandbox.siteUrl}/sandbox/discord/api/v10/users/@me`);
    expect(page.status).toBe(404);
    expect(sandbox.settings.discord.apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
  });

  it('leads from its own address to the mail box', async () => {
    const answer = await fetch(`${sandbox.siteUrl}/sandbox/`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/sandbox/mail');
  });
});
