import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff } from '../../../factories/lobbies.ts';
import { newArena } from '../../../factories/results.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import { commands } from '../../src/transports/discord/commands.ts';
import {
  discordAs,
  discordOf,
  flatten,
  messageOf,
  type PersonsDiscord,
} from '../support/discord-presses.ts';
import { openTestServer, type TestServer } from '../support/open-test-server.ts';
import { newPlayer } from '../support/people.ts';

let server: TestServer;
const people: Record<string, PersonsDiscord> = {};
let event = '';
let team = '';

beforeAll(async () => {
  server = await openTestServer();
  const arena = await newArena(server);
  event = arena.tournament._id;
  team = arena.entries[0] ?? '';
  const squad = await newSquad(server);
  const elsewhere = await openTournament(server);
  const [member] = squad.players.slice(1);
  const hosts = {
    here: await newStaff(server, { duty: 'host', tournament: arena.tournament }),
    elsewhere: await newStaff(server, { duty: 'host', tournament: elsewhere }),
  };
  Object.assign(people, {
    'not linked': discordAs(server, '777000000000000002'),
    player: await discordOf(server, await newPlayer(server)),
    member: await discordOf(server, member ?? squad.leader),
    leader: await discordOf(server, squad.leader),
    'host here': await discordOf(server, hosts.here),
    'host elsewhere': await discordOf(server, hosts.elsewhere),
    admin: await discordOf(server, await server.admin()),
    owner: await discordOf(server, await server.owner()),
  });
});
afterAll(() => server.close());

function discordBy(who: string): PersonsDiscord {
  return people[who] ?? expect.fail(`nobody is ${who}`);
}

/** What the site lets do this, beside the owner. */
const staff: Record<string, { options: () => Record<string, string>; may: readonly string[] }> = {
  desk: { options: () => ({ event }), may: ['host here', 'admin'] },
  find: { options: () => ({ name: 'Team' }), may: ['admin'] },
  strike: { options: () => ({ event, team }), may: ['host here', 'admin'] },
  announce: { options: () => ({ event }), may: ['admin'] },
};
const notAllowed = 'You are not allowed to do this.';

describe.each(commands.map(({ name }) => name))('/%s', (name) => {
  it('asks who is not linked to link, and does nothing', async () => {
    const message = messageOf(
      await discordBy('not linked').type(name, staff[name]?.options() ?? {}),
    );
    expect(flatten(message).map(({ url }) => url)).toEqual([`${server.publicUrl}/link-discord`]);
  });

  it.each(['player', 'member', 'leader', 'host here', 'host elsewhere', 'admin', 'owner'])(
    'is answered to a %s as on the site',
    async (who) => {
      const seen = await discordBy(who).type(name, staff[name]?.options() ?? {});
      const rule = staff[name];
      if (rule && who !== 'owner' && !rule.may.includes(who)) {
        expect(messageOf(seen).content).toBe(notAllowed);
        return;
      }
      expect(seen.kind).toMatch(/^(message|modal)$/);
      if (seen.kind !== 'message') return;
      expect(seen.message.content).not.toBe(notAllowed);
      expect(seen.message.content.length).toBeGreaterThan(0);
      expect(seen.message.seenBy).toBeDefined();
    },
  );
});
