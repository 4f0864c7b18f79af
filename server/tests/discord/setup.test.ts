import {
  getDiscordSetup,
  registerDiscordCommands,
} from '@one-dream/contract/features/discord/discord.ts';
import { deleteTournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterEach, expect, it } from 'vitest';
import { openTournament } from '../../../factories/tournaments.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { commandDescriptions } from '../../src/app/discord-commands.ts';
import { registerAtStart } from '../../src/features/discord/setup.jobs.ts';
import { commands as declared } from '../../src/transports/discord/commands.ts';
import { eventually, settled } from '../support/outbound.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => server.sandbox.discord.faults.clear());

const look = async () => server.api.act(getDiscordSetup, { as: await server.owner() });

it('registers the commands at the start of a process, and no second time as long as they are the same', async () => {
  const { commands, faults } = server.sandbox.discord;
  faults.next({ route: 'commands', status: 503 });
  await registerAtStart(server.platform, commandDescriptions());
  await eventually(() => commands.length, { isSo: (count) => count === declared.length });
  const desk = commands.find(({ name }) => name === 'desk');
  expect(desk?.default_member_permissions).toBe('32');
  expect(desk?.description_localizations?.hi).toMatch(/[\u0900-\u097F]/u);
  expect(commands.find(({ name }) => name === 'next')?.default_member_permissions).toBeUndefined();

  // The job notes what it registered after Discord has taken it.
  await settled(server);
  commands.length = 0;
  await registerAtStart(server.platform, commandDescriptions());
  await settled(server);
  expect(commands).toEqual([]);
  await server.change('discord_commands', {}, { hash: 'of another release' });
  expect((await look()).commands.ok).toBe(false);
  await Promise.all([1, 2, 3].map(() => registerAtStart(server.platform, commandDescriptions())));
  await eventually(() => commands.length, { isSo: (count) => count === declared.length });
});

it('says what is right, and of what is not what to do', async () => {
  const { bot, faults } = server.sandbox.discord;
  expect(await look()).toMatchObject({
    key: { ok: true, say: expect.stringContaining('/api/discord/interactions') },
    bot: { ok: true },
    permissions: { ok: true },
    channels: { ok: true },
    commands: {
      ok: true,
      say: `${declared.length} commands are registered, as this release has them.`,
    },
  });

  const all = bot.permissions;
  bot.permissions = all & ~(1n << 33n) & ~(1n << 15n) & ~(1n << 3n);
  const { permissions } = await look();
  bot.permissions = all;
  expect(permissions.ok).toBe(false);
  expect(permissions.say).toContain('Attach Files and Manage Events');

  faults.next({ route: 'guild', status: 503 });
  expect((await look()).permissions).toMatchObject({ ok: false });
  const { _id } = await openTournament(server, { log_channel: '880000000000000031' });
  faults.next({ route: 'message', status: 404, times: 9 });
  const { channels } = await look();
  expect(channels.ok).toBe(false);
  expect(channels.say).toContain('880000000000000031');
  faults.clear();
  const params = { tournamentId: _id };
  await server.api.act(deleteTournament, { as: await server.admin(), params });
  expect((await look()).channels.ok).toBe(true);
});

it('believes no nonsense that comes with status 200', async () => {
  const { faults } = server.sandbox.discord;
  const { _id } = await openTournament(server, { log_channel: '880000000000000032' });
  const guild = { id: sandboxApplication.guildId, permissions: 'all' };
  for (const body of ['<html>All is well', '[]', '{"id":7}', JSON.stringify([guild]), 'null', '']) {
    for (const route of ['health', 'guild', 'message', 'commands'] as const)
      faults.next({ route, status: 200, body, times: 9 });
    const { bot, permissions, channels } = await look();
    expect([bot.ok, permissions.ok, channels.ok], body).toEqual([false, false, false]);
    const as = await server.owner();
    expect((await server.api.send(registerDiscordCommands, { as })).status, body).toBe(503);
    faults.clear();
  }
  const as = await server.admin();
  await server.api.act(deleteTournament, { as, params: { tournamentId: _id } });
});

it('is the owner’s alone', async () => {
  const as = await server.admin();
  expect((await server.api.send(getDiscordSetup, { as })).status).toBe(403);
  expect((await server.api.send(registerDiscordCommands, { as })).status).toBe(403);
  const owner = await server.owner();
  server.sandbox.discord.commands.length = 0;
  const { commands } = await server.api.act(registerDiscordCommands, { as: owner });
  expect(commands.ok).toBe(true);
  expect(server.sandbox.discord.commands).toHaveLength(declared.length);
  server.sandbox.discord.faults.next({ route: 'commands', status: 403 });
  const refused = await server.api.send(registerDiscordCommands, { as: owner });
  expect(refused.body.message).toContain('Discord did not accept the commands');
});
