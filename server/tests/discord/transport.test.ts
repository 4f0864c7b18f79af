import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveDiscord } from '../../src/app/serve-discord.ts';
import type { Calls } from '../../src/calls/invoke.ts';
import {
  discordAs,
  discordOf,
  flatten,
  messageOf,
  post,
  pressOf,
} from '../support/discord-presses.ts';
import { discordIdOf, eventually } from '../support/outbound.ts';
import { newPlayer } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });

const ping = JSON.stringify({ id: '1', type: 1, token: 't', application_id: '1', version: 1 });
const minutes = (count: number) => count * 60_000;

describe('what Discord signs', () => {
  it('is taken: a ping is answered', async () => {
    const answer = await post(server, ping);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ type: 1 });
  });

  it.each([-4.9, 4.9])('is taken up to five minutes off, %d', async (off) => {
    const answer = await post(server, ping, { signedAt: Date.now() + minutes(off) });
    expect(answer.status).toBe(200);
    await answer.text();
  });

  it.each([
    ['signed by another key', ping, { headers: { 'x-signature-ed25519': 'ab'.repeat(64) } }],
    ['not signed', ping, { headers: { 'x-signature-ed25519': '' } }],
    ['with a signature that is none', ping, { headers: { 'x-signature-ed25519': 'zz' } }],
    ['without a time', ping, { headers: { 'x-signature-timestamp': '' } }],
    ['with a time that is none', ping, { headers: { 'x-signature-timestamp': 'now' } }],
    ['too old', ping, { ago: minutes(5.2) }],
    ['too new', ping, { ago: -minutes(5.2) }],
    ['of another time than it says', ping, { headers: { 'x-signature-timestamp': '1' } }],
  ])(
    'only: what is %s gets 401 and nothing else',
    async (_what, body, { ago = 0, ...options }: { ago?: number; headers?: object }) => {
      const answer = await post(server, body, { ...options, signedAt: Date.now() - ago });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe('');
    },
  );

  it('is looked at before it is parsed', async () => {
    const broken = '{"type":';
    const forged = await post(server, broken, {
      headers: { 'x-signature-ed25519': 'ab'.repeat(64) },
    });
    expect(forged.status).toBe(401);
    expect((await post(server, broken)).status).toBe(400);
  });

  it.each([
    ['a command without data', { type: 2 }],
    ['a command that is none of ours', { type: 2, data: { type: 2, name: 'Report' } }],
    ['a press without an id', { type: 3, data: {} }],
    ['a form without fields', { type: 5, data: { custom_id: '1|next' } }],
    ['suggestions without options', { type: 4, data: { type: 1, name: 'next' } }],
    ['a kind that is none', { type: 'x', data: null }],
    ['without an id of its own', { id: null, type: 3, data: { custom_id: '1|next' } }],
  ])('is read by its form: %s is 400', async (_what, body) => {
    const answer = await post(server, JSON.stringify({ ...JSON.parse(ping), ...body }));
    expect(answer.status).toBe(400);
  });

  it('is refused beyond 256 KiB', async () => {
    const large = JSON.stringify({ type: 1, filler: 'x'.repeat(256 * 1024) });
    expect((await post(server, large)).status).toBe(413);
  });

  it('has no address where no key is set', async () => {
    const { discord } = server.platform;
    const platform = {
      ...server.platform,
      discord: discord && { ...discord, publicKey: undefined },
    };
    const app = Fastify();
    await serveDiscord(app, { platform, calls: {} as Calls });
    const url = '/api/discord/interactions';
    expect((await app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    await app.close();
  });
});

describe('whoever is not linked', () => {
  it('is led to the site by one button, for each command', async () => {
    const stranger = discordAs(server, '777000000000000001');
    for (const name of ['next', 'register', 'room']) {
      const message = messageOf(await stranger.type(name));
      expect(message.seenBy).toBe('777000000000000001');
      expect(flatten(message).map(({ url }) => url)).toEqual([`${server.publicUrl}/link-discord`]);
    }
  });
});

describe('an answer', () => {
  it('calls nobody, whatever is in it', async () => {
    const userId = await discordIdOf(server, await newPlayer(server));
    const answer = await post(server, pressOf(userId, '1|next'));
    const { data } = (await answer.json()) as { data: { allowed_mentions: object } };
    expect(data.allowed_mentions).toEqual({ parse: [] });
  });
});

describe('an interaction', () => {
  it('acts once, and is answered alike the second time', async () => {
    const player = await newPlayer(server);
    const discord = await discordOf(server, player);
    server.sandbox.discord.faults.next({ route: 'interaction', status: 208 });
    const message = messageOf(await discord.type('next'));
    expect(message.content).toContain('not in a team');
    const rows = await server.rows('discord_interactions');
    expect(rows.length).toBeGreaterThan(0);
  });

  it('that takes long is promised and kept', async () => {
    const discord = await discordOf(server, await newPlayer(server));
    const { limiter } = server.platform;
    const { take } = limiter;
    limiter.take = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_200));
      return true;
    };
    try {
      server.sandbox.discord.faults.next({ route: 'webhook', status: 404 });
      server.sandbox.discord.faults.next({ route: 'webhook', status: 503 });
      const seen = await discord.typeAtOnce('next');
      expect(seen.kind).toBe('thinking');
      const message = messageOf(seen);
      await eventually(() => message.content, { isSo: (text) => text.includes('not in a team') });
    } finally {
      limiter.take = take;
    }
  });

  it('of an older message says what holds now', async () => {
    const discord = await discordOf(server, await newPlayer(server));
    const message = messageOf(await discord.type('next'));
    for (const id of [
      '0|checkin|x',
      '1|nothing',
      'anything',
      '1|checkin|<script>',
      `1|${'x'.repeat(200)}`,
    ]) {
      const answer = messageOf(await discord.pressId(message, id));
      expect(answer.content).toContain('/next');
    }
  });
});
