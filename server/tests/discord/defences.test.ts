import { grantDuty } from '@one-dream/contract/features/duties/duties.ts';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import { signBody } from '../../../sandbox/discord/discord-keys.ts';
import { serveDiscord } from '../../src/app/serve-discord.ts';
import { wireCalls } from '../../src/app/wire-calls.ts';
import { createFindLinked } from '../../src/features/auth/linked-discord.actions.ts';
import { discordOf, messageOf, pressOf } from '../support/discord-presses.ts';
import { discordIdOf } from '../support/outbound.ts';
import { newAdmin } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ limits: 'on' });

it.each(['a press', 'a suggestion'])(
  '%s counts, and beyond 240 a minute nothing is done',
  async (what) => {
    const tournament = await openTournament(server);
    const squad = await newSquad(server);
    const discord = await discordOf(server, squad.leader);
    const suggest = () => discord.suggest('register', 'event');
    const press = async () => messageOf(await discord.type('next')).content;
    await (what === 'a press' ? press() : suggest());
    const discordId = await discordIdOf(server, squad.leader);
    let left = 0;
    while (await server.platform.limiter.take('pressByDiscord', discordId)) left += 1;
    expect(left).toBe(239);
    expect(await press()).toContain('too many at once');
    expect(await suggest()).toEqual([]);
    const other = await discordOf(server, (await newSquad(server)).leader);
    expect(await other.suggest('register', 'event')).toContainEqual({
      name: tournament.title,
      value: tournament._id,
    });
  },
);

it('a press confirms nothing, also of somebody who has just signed in', async () => {
  const admin = await newAdmin(server);
  const body = { email: 'nobody@example.in', duty: 'host', tournamentId: null } as const;
  // Confirmed by the sign-in: on the site it is refused for another reason.
  expect(await server.api.send(grantDuty, { as: admin, body })).not.toMatchObject(
    refused('CONFIRMATION_NEEDED'),
  );
  const found = await createFindLinked(server.platform)(await discordIdOf(server, admin));
  const pressed = wireCalls(server.platform).invoke(
    grantDuty,
    { session: found?.session, ip: 'discord', via: 'discord', language: 'en' },
    { params: undefined, readBody: async () => ({ body, pictures: {} }) },
  );
  await expect(pressed).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
});

it('an admin who has owed a second factor for a week runs nothing from Discord', async () => {
  const platform = { ...server.platform, secondFactor: 'required' as const };
  const strict = Fastify();
  await serveDiscord(strict, { platform, calls: wireCalls(platform) });
  onTestFinished(() => strict.close());
  const tournament = await openTournament(server);
  const discordId = await discordIdOf(server, await newAdmin(server));
  const desk = async () => {
    const payload = pressOf(discordId, `1|desk|${tournament._id}`);
    const headers = signBody(payload, Date.now());
    const url = '/api/discord/interactions';
    return (await strict.inject({ method: 'POST', url, payload, headers })).body;
  };
  expect(await desk()).toContain(tournament.title);
  server.clock.advance(7.1 * 24 * 60 * 60_000);
  expect(await desk()).not.toContain(tournament.title);
  expect(await desk()).toContain('second factor');
});
