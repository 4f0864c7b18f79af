import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { fillRoom, inMinutes, newLobby } from '../../../factories/lobbies.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import type { DiscordRoute } from '../../../sandbox/discord/discord-errors.ts';
import { signBody } from '../../../sandbox/discord/discord-keys.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { commandDescriptions } from '../../src/app/discord-commands.ts';
import { serveDiscord } from '../../src/app/serve-discord.ts';
import { wireCalls } from '../../src/app/wire-calls.ts';
import { createFollowUps } from '../../src/features/discord/follow-ups.jobs.ts';
import { registerAtStart } from '../../src/features/discord/setup.jobs.ts';
import { newId } from '../../src/platform/secrets.ts';
import { discordChannel, discordOf, messageOf, pressOf } from '../support/discord-presses.ts';
import { discordIdOf, eventually, runDueJobs } from '../support/outbound.ts';
import { newPlayer } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => server.sandbox.discord.faults.clear());

/** No answer is ready until this is over: what is answered meanwhile is a promise. */
async function whileSlow<T>(act: () => Promise<T>): Promise<T> {
  const { limiter } = server.platform;
  const { take } = limiter;
  const over = Promise.withResolvers<boolean>();
  limiter.take = () => over.promise;
  try {
    return await act();
  } finally {
    limiter.take = take;
    over.resolve(true);
  }
}

/** How many calls of a route the stand-in has got from here on. */
function countMet(route: DiscordRoute): { met: () => number } {
  const { faults } = server.sandbox.discord;
  const { meet } = faults;
  let count = 0;
  faults.meet = (asked) => {
    if (asked === route) count += 1;
    return meet(asked);
  };
  onTestFinished(() => {
    faults.meet = meet;
  });
  return { met: () => count };
}

describe('the same interaction at two servers at once', () => {
  it('has one effect, and no second answer says otherwise', async () => {
    const other = Fastify();
    await serveDiscord(other, { platform: server.platform, calls: wireCalls(server.platform) });
    const url = '/api/discord/interactions';
    for (let round = 0; round < 5; round++) {
      const tournament = await openTournament(server);
      const squad = await newSquad(server);
      const userId = await discordIdOf(server, squad.leader);
      const payload = pressOf(userId, `1|register-team|${tournament._id}`);
      const headers = signBody(payload, Date.now());
      const answers = await Promise.all(
        [server.app, other, server.app, other].map((app) =>
          app.inject({ method: 'POST', url, payload, headers }),
        ),
      );
      const texts = answers.map(({ body }) => body);
      expect(texts.filter((text) => text.includes('Slot 1 is yours.')).length).toBeGreaterThan(0);
      // The others have the same answer, or a promise: never a refusal of what was done by the first.
      for (const text of texts) expect(text).toMatch(/Slot 1 is yours\.|^\{"type":5/);
      const { rows } = await sql`select id from registrations
        where tournament_id = ${tournament._id}::uuid`.execute(server.db);
      expect(rows).toHaveLength(1);
    }
    await other.close();
  });
});

describe('a process that is killed behind its promise', () => {
  it('is spoken for by another one: press again', async () => {
    const who = await discordIdOf(server, await newPlayer(server));
    const { discord } = server.sandbox;
    const token = 'killed-behind-the-promise';
    const opened = discord.openInteraction({ userId: who, channelId: discordChannel, token });
    const message = discord.postAnswer({ token, sent: { content: '', flags: 64 } });
    await createFollowUps(server.platform).promise(
      { interactionId: opened.id, applicationId: sandboxApplication.clientId, token },
      { message: { content: 'Press again to see the current state.' } },
    );
    expect(message.content).toBe('');
    server.clock.advance(21_000);
    await runDueJobs(server);
    await eventually(() => message.content, { isSo: (text) => text.includes('Press again') });
  });
});

describe('an answer that overtakes its promise', () => {
  it('is brought once Discord knows of the promise, and changes no post meanwhile', async () => {
    const { discord } = server.sandbox;
    const post = discord.post({
      ...{ channelId: discordChannel, content: 'Check-in is open.' },
      ...{ files: [], calls: [], enforceNonce: false },
    });
    const token = 'sooner-than-the-promise';
    const userId = await discordIdOf(server, await newPlayer(server));
    const opened = discord.openInteraction({
      ...{ userId, channelId: discordChannel, messageId: post.id, token },
    });
    const { met } = countMet('webhook');
    const to = { interactionId: opened.id, applicationId: sandboxApplication.clientId, token };
    await createFollowUps(server.platform).send(to, {
      message: { content: 'You are checked in.' },
    });
    await eventually(met, { isSo: (count) => count > 0 });
    const message = discord.postAnswer({ token, sent: { content: '', flags: 64 } });
    await eventually(() => message.isThinking, { isSo: (thinks) => !thinks });
    expect(message.content).toBe('You are checked in.');
    expect(post.content).toBe('Check-in is open.');
  });
});

it('an answer that is promised is looked for by the stand-in’s page, by another address each time', async () => {
  const form = new URLSearchParams({ channel: discordChannel, line: '/next' });
  await registerAtStart(server.platform, commandDescriptions());
  await eventually(() => server.sandbox.discord.commands.length, { isSo: (count) => count > 0 });
  let html = '';
  const seen: string[] = [];
  await whileSlow(async () => {
    const page = await fetch(`${server.url}/sandbox/discord/type`, { method: 'POST', body: form });
    html = await page.text();
    seen.push(page.url);
  });
  expect(html).toContain('is thinking');
  await eventually(
    async () => {
      const [, next] = /http-equiv="refresh" content="2;url=([^"]+)"/.exec(html) ?? [];
      if (!next) return html;
      const path = next.replaceAll('&#38;', '&');
      html = await (await fetch(`${server.url}${path}`)).text();
      seen.push(path.replace(/#.*/, ''));
      return html;
    },
    { isSo: (text) => text.includes('not linked to an account') },
  );
  // A browser does not reload for a URL that differs only in its fragment.
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThan(1);
});

it('an answer that Discord fails three times comes at once afterwards, not with the queue’s next try', async () => {
  const { discord } = server.sandbox;
  const token = 'three-failures';
  const userId = await discordIdOf(server, await newPlayer(server));
  const opened = discord.openInteraction({ userId, channelId: discordChannel, token });
  const message = discord.postAnswer({ token, sent: { content: '', flags: 64 } });
  for (const status of [503, 500, 502]) discord.faults.next({ route: 'webhook', status });
  await createFollowUps(server.platform).send(
    { interactionId: opened.id, applicationId: sandboxApplication.clientId, token },
    { message: { content: 'You are checked in.' } },
  );
  await eventually(() => message.content, { isSo: (text) => text !== '' });
  const { rows } = await sql`select retry_count from pgboss.job
    where data->>'token' = ${token}`.execute(server.db);
  expect(rows).toEqual([{ retry_count: 0 }]);
});

it('pictures that arrive slowly hold nobody else up', async () => {
  const discord = await discordOf(server, await newPlayer(server));
  const { faults } = server.sandbox.discord;
  const { meet } = faults;
  const released = Promise.withResolvers<undefined>();
  let arrived = 0;
  faults.meet = (route) => {
    if (route !== 'file') return meet(route);
    arrived += 1;
    return released.promise;
  };
  onTestFinished(() => {
    faults.meet = meet;
  });
  let answered = 0;
  // As many as are acted on at once.
  const sent = Array.from({ length: 8 }, async () => {
    const file = { name: 'a.png', type: 'image/png', data: Buffer.from('slow') };
    await discord.submit(`1|screenshots-sent|${newId()}`, {}, { files: { pictures: [file] } });
    answered += 1;
  });
  await eventually(() => arrived, { isSo: (count) => count === 8 });
  expect(messageOf(await discord.type('next')).content).toContain('not in a team');
  expect(answered).toBe(0);
  released.resolve(undefined);
  await Promise.all(sent);
});

describe('a promise that cannot be written down', () => {
  it('is kept all the same', async () => {
    const discord = await discordOf(server, await newPlayer(server));
    const { jobs } = server.platform;
    const { enqueueMany } = jobs;
    jobs.enqueueMany = () => Promise.reject(new Error('the database is away'));
    try {
      const message = messageOf(await whileSlow(() => discord.typeAtOnce('next')));
      expect(message.isThinking).toBe(true);
      await eventually(() => message.content, { isSo: (text) => text.includes('not in a team') });
    } finally {
      jobs.enqueueMany = enqueueMany;
    }
  });
});

describe('a room that is promised', () => {
  it('follows from memory through 404, 429, 503 and nonsense, and stands in no job', async () => {
    const lobby = await newLobby(server, { form: { firstStart: inMinutes(server, 60) } });
    await fillRoom(server, {
      ...{ match: lobby.match, admin: lobby.admin },
      room: { roomId: 'LATE4713', password: 'latemark', note: '' },
    });
    const params = { matchId: lobby.match._id };
    await server.api.act(releaseRoom, { as: lobby.admin, params });
    const [squad] = lobby.squads;
    if (!squad) throw new Error('no squad');
    const discord = await discordOf(server, squad.leader);
    const { faults } = server.sandbox.discord;
    faults.next({ route: 'webhook', status: 404 });
    faults.next({ route: 'webhook', status: 429, retryAfter: 0.5 });
    faults.next({ route: 'webhook', status: 503 });
    faults.next({ route: 'webhook', status: 200, body: '<html>All is well' });
    const seen = await whileSlow(() => discord.typeAtOnce('room'));
    expect(seen.kind).toBe('thinking');
    const message = messageOf(seen);
    await eventually(() => message.content, { isSo: (text) => text.includes('LATE4713') });
    expect(message.seenBy).toBeDefined();
    for (const table of ['pgboss.job', 'discord_interactions', 'discord_posts']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.db);
      expect(JSON.stringify(rows), table).not.toMatch(/LATE4713|latemark/);
    }
    expect(server.logs.join('')).not.toMatch(/LATE4713|latemark/);
  });
});

describe('names', () => {
  it('of teams are only names in every answer', async () => {
    const squad = await newSquad(server);
    // From before such names were refused.
    const old = '@here **b** `c` <@&1> discord.gg/x';
    await sql`update teams set name = ${old} where id = ${squad.id}::uuid`.execute(server.db);
    const tournament = await openTournament(server);
    const discord = await discordOf(server, squad.leader);
    const shown = messageOf(await discord.type('register', { event: tournament._id }));
    const done = messageOf(await discord.press(shown, 'register-team'));
    const answers = [done];
    for (const name of ['next', 'team', 'withdraw'])
      answers.push(messageOf(await discord.type(name)));
    for (const { content } of answers) {
      expect(content).not.toMatch(/(?<!\\)@here/);
      expect(content).not.toMatch(/(?<!\\)<@&/);
      expect(content).not.toContain('discord.gg');
    }
  });
});
