import { beforeAll, describe, expect, it } from 'vitest';
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
import { newPlayer } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const people: Record<string, PersonsDiscord> = {};
let event = '';
let team = '';
let match = '';

const server = await sharedTestServer();
beforeAll(async () => {
  const arena = await newArena(server);
  event = arena.tournament._id;
  team = arena.entries[0] ?? '';
  match = arena.match._id;
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

function discordBy(who: string): PersonsDiscord {
  return people[who] ?? expect.fail(`nobody is ${who}`);
}

/** Roles permitted by the site for each command, besides the owner. */
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

it('/strike takes a team by its name, typed out instead of chosen', async () => {
  const { name } = await server.db
    .selectFrom('registrations')
    .select('team_name as name')
    .where('id', '=', team)
    .executeTakeFirstOrThrow();
  const options = { event, team: name.toUpperCase() };
  expect((await discordBy('host here').type('strike', options)).kind).toBe('modal');
  const unknown = await discordBy('host here').type('strike', { event, team: 'nobody' });
  expect(unknown.kind).toBe('message');
});

/** Custom IDs behind staff buttons and forms: forged ones are authorised like slash commands. */
const written: Record<string, () => { id: string; fields?: Record<string, string> }> = {
  'a step of the desk': () => ({ id: `1|desk-go|${event}|finish|${event}` }),
  'a step that was said yes to': () => ({ id: `1|desk-sure|${event}|close` }),
  'a step against a doubt': () => ({ id: `1|desk-force|${event}|start|${match}` }),
  'the standings for everybody': () => ({ id: `1|desk-post|${event}` }),
  'a room': () => ({
    id: `1|desk-room-sent|${match}`,
    fields: { roomId: 'FORGED47', password: '', note: '' },
  }),
  'a strike': () => ({
    id: `1|strike-sent|${event}|${team}`,
    fields: { who: 'team', kind: 'no_show', reason: 'made up by hand' },
  }),
  'an announcement': () => ({
    id: `1|announce-sent|${event}`,
    fields: { title: 'forged', text: 'forged', who: 'registered' },
  }),
};
const kept = ['rooms', 'strikes', 'notifications', 'discord_posts'] as const;

describe.each(Object.keys(written))('%s, written by hand', (what) => {
  it.each(['not linked', 'player', 'member', 'leader', 'host elsewhere'])(
    'does nothing for a %s',
    async (who) => {
      const { id, fields } = written[what]?.() ?? expect.fail();
      const rows = () => Promise.all(kept.map((table) => server.rows(table)));
      const before = await rows();
      const message = messageOf(await discordBy(who).type('language'));
      const seen = fields
        ? await discordBy(who).submit(id, fields)
        : await discordBy(who).pressId(message, id);
      const { content, seenBy } = messageOf(seen);
      expect(content).toMatch(/not allowed|Only hosts|not linked|There is no|not found/i);
      expect(seenBy).toBeDefined();
      expect(await rows()).toEqual(before);
    },
  );
});
