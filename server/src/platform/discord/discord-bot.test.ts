import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxPeople } from '../../../../sandbox/discord/sandbox-people.ts';
import { startTestSandbox, type TestSandbox } from '../../../../sandbox/start-test-sandbox.ts';
import { createDiscord, type Discord } from './discord.ts';
import { discordCodes } from './discord-bot.ts';

const channelId = '812000000000000001';
const [aarav, vihaan] = sandboxPeople;
if (!aarav || !vihaan) throw new Error('nobody in the sandbox');

let sandbox: TestSandbox;
let discord: Discord;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
// A new adapter for each test: it remembers rate limits.
beforeEach(() => {
  discord = createDiscord(sandbox.settings.discord);
});
afterEach(() => sandbox.controls.discord.faults.clear());
afterAll(() => sandbox.close());

const world = () => sandbox.controls.discord;
const tokenOf = (person: typeof aarav, scopes = ['identify', 'guilds.join']) =>
  world().issueAccessToken({ person, scopes });
const newRole = async (name: string) => {
  const made = await discord.createRole({ name });
  return made.kind === 'ok' ? made.roleId : '';
};

describe('the bot', () => {
  it('adds a person to the guild, once', async () => {
    const options = { userId: aarav.id, accessToken: tokenOf(aarav) };
    expect(await discord.addGuildMember(options)).toEqual({ kind: 'ok', joined: true });
    expect(await discord.addGuildMember(options)).toEqual({ kind: 'ok', joined: false });
  });

  it('is refused a token of somebody else, or without the scope', async () => {
    const others = { userId: vihaan.id, accessToken: tokenOf(aarav) };
    const scopeless = { userId: vihaan.id, accessToken: tokenOf(vihaan, ['identify']) };
    expect((await discord.addGuildMember(others)).kind).toBe('refused');
    expect((await discord.addGuildMember(scopeless)).kind).toBe('refused');
    expect(world().members.has(vihaan.id)).toBe(false);
  });

  it('posts once for a nonce, however long the key', async () => {
    const key = 'registration 0198c0de-0000-7000-8000-000000000001 in the log channel';
    const post = { channelId, content: 'Night Owls are in slot 7', nonce: key };
    const first = await discord.postChannelMessage(post);
    const again = await discord.postChannelMessage(post);
    const other = await discord.postChannelMessage({ ...post, nonce: `${key} again` });
    expect(first.kind).toBe('ok');
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
    expect(world().messages.filter((one) => one.channelId === channelId)).toHaveLength(2);
  });

  it('posts a picture with the text, once for a nonce too', async () => {
    const data = Buffer.from('89504e470d0a1a0a', 'hex');
    const picture = { name: 'slot-list.png', data };
    const post = { channelId, content: 'Slot list of match 1', nonce: 'slots-1', picture };
    const first = await discord.postChannelMessage(post);
    expect(first.kind).toBe('ok');
    expect(await discord.postChannelMessage(post)).toEqual(first);
    expect(world().messages[0]).toMatchObject({
      content: 'Slot list of match 1',
      files: [{ name: 'slot-list.png', type: 'image/png', bytes: data.length }],
    });
  });

  it('posts nothing twice when the answer to the first try was lost', async () => {
    const before = world().messages.length;
    const post = { channelId, content: 'Once only', nonce: 'once-only' };
    world().faults.next({ route: 'message', hangMs: 5_500 });
    expect((await discord.postChannelMessage(post)).kind).toBe('away');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect((await discord.postChannelMessage(post)).kind).toBe('ok');
    expect(world().messages.length - before).toBe(1);
  });

  it('cuts off what is too long, between characters', async () => {
    const content = `${'x'.repeat(1_998)}😀 and more`;
    const answer = await discord.postChannelMessage({ channelId, content, nonce: 'long' });
    expect(answer.kind).toBe('ok');
    expect(world().messages[0]?.content).toBe(`${'x'.repeat(1_998)}…`);
  });

  it('calls nobody, whatever names people have given themselves', async () => {
    const bodies: string[] = [];
    const post = { channelId, content: '@everyone @here <@1>', nonce: 'mentions' };
    const asked = createServer((request, response) => {
      text(request).then((body) => {
        bodies.push(body);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: channelId }));
      });
    });
    await new Promise<void>((resolve) => asked.listen(0, '127.0.0.1', resolve));
    const { port } = asked.address() as AddressInfo;
    const apiUrl = `http://127.0.0.1:${port}/api`;
    const bot = createDiscord({ ...sandbox.settings.discord, apiUrl });
    expect((await bot.postChannelMessage(post)).kind).toBe('ok');
    asked.closeAllConnections();
    asked.close();
    expect(JSON.parse(bodies[0] ?? '')).toMatchObject({
      allowed_mentions: { parse: [], roles: [] },
    });
  });

  it('sends a direct message', async () => {
    const answer = await discord.sendDirectMessage({
      userId: vihaan.id,
      content: 'Your team is in.',
      nonce: 'dm-1',
    });
    expect(answer.kind).toBe('ok');
    expect(world().messages[0]).toMatchObject({
      recipientId: vihaan.id,
      content: 'Your team is in.',
    });
  });

  it('is refused by a person who takes no messages', async () => {
    world().faults.next({ route: 'message', status: 403 });
    const answer = await discord.sendDirectMessage({
      userId: vihaan.id,
      content: 'Hello',
      nonce: 'dm-2',
    });
    expect(answer).toMatchObject({ kind: 'refused', reason: expect.stringContaining('50007') });
  });

  it('adds and removes a role, of members only', async () => {
    const roleId = await newRole('Lobby A');
    await discord.addGuildMember({ userId: aarav.id, accessToken: tokenOf(aarav) });
    expect(await discord.addRole({ userId: aarav.id, roleId })).toEqual({ kind: 'ok' });
    expect(world().members.get(aarav.id)).toContain(roleId);
    expect(await discord.removeRole({ userId: aarav.id, roleId })).toEqual({ kind: 'ok' });
    expect(world().members.get(aarav.id)).not.toContain(roleId);
    expect((await discord.addRole({ userId: vihaan.id, roleId })).kind).toBe('refused');
  });

  it('makes roles that allow nothing, finds them and deletes them with everybody who has them', async () => {
    await discord.addGuildMember({ userId: aarav.id, accessToken: tokenOf(aarav) });
    const roleId = await newRole('Lobby B');
    await discord.addRole({ userId: aarav.id, roleId });
    expect(await discord.listRoles()).toMatchObject({
      roles: expect.arrayContaining([{ id: roleId, name: 'Lobby B', isPlain: true }]),
    });
    expect(await discord.deleteRole({ roleId })).toEqual({ kind: 'ok' });
    expect(world().members.get(aarav.id)).not.toContain(roleId);
    const again = await discord.deleteRole({ roleId });
    expect(again).toMatchObject({ kind: 'refused', code: discordCodes.unknownRole });
    expect(await discord.addRole({ userId: aarav.id, roleId })).toEqual(again);
  });

  it('is told when the guild has as many roles as it may have', async () => {
    const others: string[] = [];
    while (world().roles.size < 250) others.push(world().createRole('Another').id);
    const answer = await discord.createRole({ name: 'One more' });
    expect(answer).toMatchObject({ kind: 'refused', code: 30005 });
    for (const id of others) world().roles.delete(id);
  });

  it('counts the members and tells that Discord is well', async () => {
    expect(await discord.countMembers()).toEqual({ kind: 'ok', members: expect.any(Number) });
    expect(await discord.checkHealth()).toEqual({ kind: 'ok', latencyMs: expect.any(Number) });
  });

  it('waits out a short pause by itself', async () => {
    world().faults.next({ route: 'guild', status: 429, retryAfter: 0.3 });
    const start = performance.now();
    expect((await discord.countMembers()).kind).toBe('ok');
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  it('hands a long pause back, and leaves Discord alone until it is over', async () => {
    // The library learns from the first answer which limits belong together.
    await discord.postChannelMessage({ channelId, content: 'First', nonce: 'first' });
    world().faults.next({ route: 'message', status: 429, retryAfter: 30 });
    const post = { channelId, content: 'Later', nonce: 'later' };
    const first = await discord.postChannelMessage(post);
    const second = await discord.postChannelMessage({ ...post, nonce: 'later still' });
    for (const answer of [first, second]) {
      expect(answer).toMatchObject({ kind: 'away' });
      const pause = answer.kind === 'away' ? (answer.retryAfterMs ?? 0) : 0;
      expect(pause).toBeGreaterThan(15_000);
      expect(pause).toBeLessThan(31_000);
    }
    expect(world().messages[0]?.content).toBe('First');
  });

  it('waits where direct messages are opened too fast, and asks nothing meanwhile', async () => {
    const body = JSON.stringify({
      message: 'You are opening direct messages too fast.',
      code: 40003,
    });
    world().faults.next({ route: 'dm', status: 403, body });
    const message = { userId: aarav.id, content: 'Slot 7', nonce: 'too fast' };
    // Discord would answer the second.
    for (const answer of [
      await discord.sendDirectMessage(message),
      await discord.sendDirectMessage(message),
    ]) {
      expect(answer).toMatchObject({ kind: 'away' });
      const pause = answer.kind === 'away' ? (answer.retryAfterMs ?? 0) : 0;
      expect(pause).toBeGreaterThan(5_000);
      expect(pause).toBeLessThan(21_000);
    }
  });

  it.each([500, 503])('is away at status %i, and well again afterwards', async (status) => {
    world().faults.next({ route: 'guild', status });
    expect((await discord.countMembers()).kind).toBe('away');
    expect((await discord.countMembers()).kind).toBe('ok');
  });

  it('is refused for an unknown channel', async () => {
    world().faults.next({ route: 'message', status: 404 });
    const post = { channelId, content: 'Hello', nonce: 'unknown' };
    expect(await discord.postChannelMessage(post)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Unknown Channel'),
    });
  });

  it('calls a wrong bot token an outage, and works once it is taken again', async () => {
    world().faults.next({ route: 'health', status: 401 });
    expect((await discord.checkHealth()).kind).toBe('away');
    expect((await discord.checkHealth()).kind).toBe('ok');
  });

  it('makes no call with an id that is none', async () => {
    const post = { channelId: '1/../../users/@me', content: 'Hello', nonce: 'path' };
    expect(await discord.postChannelMessage(post)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('is not a Discord id'),
    });
  });

  it('does without a bot', async () => {
    const { botToken: _, ...settings } = sandbox.settings.discord;
    const botless = createDiscord(settings);
    expect(botless.hasBot).toBe(false);
    expect((await botless.countMembers()).kind).toBe('refused');
    expect((await botless.checkHealth()).kind).toBe('ok');
  });

  it('shows what it posted on the sandbox page', async () => {
    await discord.postChannelMessage({ channelId, content: '<b>bold</b>', nonce: 'page' });
    const page = await (
      await fetch(`${sandbox.siteUrl}/sandbox/discord?channel=${channelId}`)
    ).text();
    expect(page).toContain('&#60;b&#62;bold');
    expect(page).toContain(`# ${channelId}`);
    expect(page).toContain(aarav.username);
  });
});
