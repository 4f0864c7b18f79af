import { listFailedJobs, retryJob } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { liftBan } from '@one-dream/contract/features/discipline/discipline.ts';
import { cancelRegistration } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { claimGuest } from '@one-dream/contract/features/guests/guests.ts';
import { createStage, moveInDraw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { cancelTournament } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import {
  deleteTournament,
  updateTournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { newGuestEvent } from '../../../factories/guests.ts';
import { draw, goodRoom, inMinutes, newStage, openRoom, plan } from '../../../factories/lobbies.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { sandboxApplication } from '../../../sandbox/discord/discord-world.ts';
import { banEndJob } from '../../src/features/discipline/end-of-ban.ts';
import { lobbyRoleJob } from '../../src/features/lobbies/lobby-roles.actions.ts';
import { tryBan } from '../support/bans.ts';
import { changeOrganisation } from '../support/change-organisation.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { channel, discordIdOf, eventually, posted } from '../support/outbound.ts';
import { linkDiscord, newAdmin, newOwner, newPlayer, type Person } from '../support/people.ts';
import { sharedTestServer } from '../support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
afterEach(() => server.sandbox.discord.faults.clear());

/** Waits until nothing is on its way to Discord any more. */
const calm = () =>
  eventually(
    async () => {
      const { rows } = await sql`
        select from pgboss.job where state in ('created', 'retry', 'active') and name like 'discord-%'
          and singleton_key is distinct from 'daily'`.execute(server.db);
      return rows.length;
    },
    { isSo: (count) => count === 0, timeoutMs: 50_000 },
  );

/** Names of the roles that people wear, without that of registered teams. */
const worn = (discordId: string) =>
  [...(server.sandbox.discord.members.get(discordId) ?? [])]
    .filter((id) => id !== sandboxApplication.registeredRoleId)
    .map((id) => server.sandbox.discord.roles.get(id)?.name ?? `gone: ${id}`);
const named = (title: string) =>
  [...server.sandbox.discord.roles.values()]
    .map(({ name }) => name)
    .filter((name) => name.startsWith(title))
    .toSorted();
const wear = (discordId: string, expected: string[]) =>
  eventually(() => worn(discordId), { isSo: (now) => now.join() === expected.join() });
const exist = (title: string, expected: string[]) =>
  eventually(() => named(title), { isSo: (now) => now.join() === expected.join() });

async function joinGuild(person: Person): Promise<string> {
  const discordId = await discordIdOf(server, person);
  server.sandbox.discord.members.set(discordId, new Set());
  return discordId;
}

/** Two groups of two teams, published; of each team the leader is in the guild. */
async function newGroups(count = 4, fields: Parameters<typeof openTournament>[1] = {}) {
  const title = `Lobby Cup ${nextNumber()}`;
  const admin = await newAdmin(server);
  const tournament = await openTournament(server, { title, ...fields });
  const squads = await insertSquads(server, { count });
  const teams = [];
  for (const team of squads) {
    await register(server, { team, tournament });
    teams.push({ ...team, discordId: await joinGuild(team.leader) });
  }
  const { data: stage } = await server.api.act(createStage, {
    as: admin,
    params: { tournamentId: tournament._id },
    body: { name: 'Qualifier', format: 'groups', lobbyMax: 3 },
  });
  const drawn = await draw(server, { stage, admin, form: { groups: 2 } });
  const nameIn = (letter: string) => `${title} · Qualifier · Group ${letter}`;
  const groupOf = (teamId: string, of = drawn) =>
    of.groups.find(({ teams }) => teams.some((team) => team.teamId === teamId))?.letter ?? '';
  return { title, admin, tournament, stage, teams, drawn, nameIn, groupOf };
}

const rows = async () => {
  const roles = await server.rows('lobby_roles', {}, ['role_id']);
  const wearers = await server.rows('lobby_role_wearers', {}, ['role_id']);
  return roles.length + wearers.length;
};

it('is given when the draw is published, follows who moves, and goes with the stage', async () => {
  const { title, admin, stage, teams, drawn, nameIn, groupOf } = await newGroups();
  await exist(title, [nameIn('A'), nameIn('B')]);
  for (const team of teams) await wear(team.discordId, [nameIn(groupOf(team.id))]);
  // The roles allow nothing.
  for (const role of server.sandbox.discord.roles.values()) expect(role.permissions).toBe('0');

  const [first] = drawn.groups[0]?.teams ?? [];
  const [second] = drawn.groups[1]?.teams ?? [];
  const { data: moved } = await server.api.act(moveInDraw, {
    as: admin,
    params: { drawId: drawn._id },
    body: {
      entryId: first?._id ?? '',
      to: 'B',
      swapWith: second?._id ?? '',
      version: drawn.version,
    },
  });
  for (const team of teams) await wear(team.discordId, [nameIn(groupOf(team.id, moved))]);

  // Drawn again: the same roles, on other people. Nobody has to set their channels up anew.
  const before = [...server.sandbox.discord.roles.keys()];
  const again = await draw(server, { stage, admin, form: { groups: 2 } });
  for (const team of teams) await wear(team.discordId, [nameIn(groupOf(team.id, again))]);
  await calm();
  expect([...server.sandbox.discord.roles.keys()]).toEqual(before);
});

it('is taken from a team that withdraws and a player who is put out, and given to who comes', async () => {
  const { tournament, teams, nameIn, groupOf } = await newGroups();
  const [out, kicks] = teams;
  if (!out || !kicks) throw new Error('no teams');
  // They come into the guild later: linking there brings the role along.
  const player = await kicks.signIn(1);
  const { data } = await linkDiscord(server, { as: player });
  const discordId = data.discordinfo?.id ?? '';
  await wear(discordId, [nameIn(groupOf(kicks.id))]);
  await server.api.act(kickPlayer, { as: kicks.leader, params: { userId: player.id } });
  await wear(discordId, []);

  const params = { tournamentId: tournament._id, teamId: out.id };
  await wear(out.discordId, [nameIn(groupOf(out.id))]);
  await server.api.act(cancelRegistration, { as: out.leader, params });
  await wear(out.discordId, []);
  const [late] = await insertSquads(server, { count: 1 });
  if (!late) throw new Error('no team');
  const lateId = await joinGuild(late.leader);
  await register(server, { team: late, tournament });
  await wear(lateId, [nameIn(groupOf(out.id))]);
});

it('is given to who claims a guest team of the lobby', async () => {
  const title = `Lobby Cup ${nextNumber()}`;
  const { tournament, admin, teams, entries } = await newGuestEvent(server, {
    tournament: { title },
  });
  const stage = await newStage(server, { tournament, admin });
  await draw(server, { stage, admin });
  await eventually(() => named(title), { isSo: ({ length }) => length === 1 });
  await calm();
  const claimer = await newPlayer(server, { inGameId: teams[0]?.ids[0] });
  const discordId = await joinGuild(claimer);
  const body = { link: entries[0]?.link ?? '' };
  await server.api.act(claimGuest, { as: claimer, body });
  await wear(discordId, named(title));
});

it('goes from the banned, and comes back when the ban is lifted or over', async () => {
  const { admin, teams, nameIn, groupOf } = await newGroups(2);
  const [team] = teams;
  if (!team) throw new Error('no team');
  await wear(team.discordId, [nameIn(groupOf(team.id))]);
  const subject = { kind: 'person', userId: team.leader.id } as const;
  const roles = [nameIn(groupOf(team.id))];
  const ban = async () => {
    const answer = await tryBan(server, { as: admin, subject });
    return answer.body.data as { _id: string }[];
  };
  const [lifted] = await ban();
  await wear(team.discordId, []);
  const params = { banId: lifted?._id ?? '' };
  await server.api.act(liftBan, { as: admin, params, body: { reason: 'A mistake.' } });
  await wear(team.discordId, roles);

  const [over] = await ban();
  await wear(team.discordId, []);
  const id = over?._id ?? '';
  await server.change('bans', { id }, { ends_at: server.platform.now() });
  await server.platform.jobs.enqueue(server.db, banEndJob, { banId: id }, { key: id });
  await wear(team.discordId, roles);
});

it.each([
  ['over', 'COMPLETED'],
  ['deleted', undefined],
  ['called off', 'cancelled'],
] as const)('is deleted when the tournament is %s', async (_, end) => {
  const { title, admin, tournament, teams, nameIn } = await newGroups(2);
  const [team] = teams;
  await exist(title, [nameIn('A'), nameIn('B')]);
  const { _id, reg_teams, ...rest } = tournament;
  if (end === 'COMPLETED') {
    const data = { ...rest, status: end, version: 1 };
    await server.api.act(updateTournament, { as: admin, body: { id: _id, data } });
  } else if (end === 'cancelled') {
    const body = { reason: 'The server of the game is down.' };
    await server.api.act(cancelTournament, {
      as: admin,
      params: { tournamentId: _id },
      body,
    });
  } else await server.api.act(deleteTournament, { as: admin, params: { tournamentId: _id } });
  await exist(title, []);
  expect(worn(team?.discordId ?? '')).toEqual([]);
});

it('is made once through failures, lost answers and two jobs at once', async () => {
  const { faults } = server.sandbox.discord;
  faults.next({ route: 'roles', status: 503 });
  faults.next({ route: 'roles', status: 429, retryAfter: 2 });
  // The role is made, its answer lost.
  faults.next({ route: 'roles', hangMs: 6_000, times: 3 });
  faults.next({ route: 'role', status: 503 });
  faults.next({ route: 'role', status: 429, retryAfter: 2 });
  const { title, stage, teams, nameIn, groupOf } = await newGroups(2);
  for (const letter of ['A', 'B', 'A', 'B'])
    await server.platform.jobs.enqueue(server.db, lobbyRoleJob, { stageId: stage._id, letter });
  await calm();
  expect(named(title)).toEqual([nameIn('A'), nameIn('B')]);
  for (const team of teams) expect(worn(team.discordId)).toEqual([nameIn(groupOf(team.id))]);
});

it('that somebody deleted at Discord is made anew', async () => {
  const { title, teams, nameIn, groupOf } = await newGroups(2);
  const [team] = teams;
  if (!team) throw new Error('no team');
  await wear(team.discordId, [nameIn(groupOf(team.id))]);
  await calm();
  const [id = ''] = [...server.sandbox.discord.roles.values()]
    .filter(({ name }) => name === nameIn(groupOf(team.id)))
    .map((role) => role.id);
  server.sandbox.discord.roles.delete(id);
  server.sandbox.discord.members.get(team.discordId)?.delete(id);
  await linkDiscord(server, { as: await team.signIn(1) });
  await exist(title, [nameIn('A'), nameIn('B')]);
});

it('that the guild has no room for, or the bot no permission, is given up, and can be tried again', async () => {
  const { roles: known, faults } = server.sandbox.discord;
  faults.next({ route: 'roles', status: 403 });
  const fillers: string[] = [];
  while (known.size < 250) fillers.push(server.sandbox.discord.createRole('Filler').id);
  const { title, nameIn } = await newGroups(2);
  const owner = await newOwner(server);
  const failed = async () =>
    (await server.api.act(listFailedJobs, { as: owner })).data.filter(
      ({ queue }) => queue === 'discord-lobby-role',
    );
  const jobs = await eventually(failed, { isSo: ({ length }) => length === 2 });
  const reasons = jobs.map(({ reason }) => reason).toSorted();
  expect(reasons[0]).toContain('Maximum number of guild roles reached (250)');
  expect(reasons[1]).toContain('Missing Permissions');
  for (const id of fillers) known.delete(id);
  for (const job of jobs) await server.api.act(retryJob, { as: owner, params: { jobId: job._id } });
  await exist(title, [nameIn('A'), nameIn('B')]);
  await calm();
});

it('is there as long as the owner wants such roles', async () => {
  const { title, nameIn } = await newGroups(2);
  await exist(title, [nameIn('A'), nameIn('B')]);
  const want = (lobbyRoles: boolean) => changeOrganisation(server, 'discord', { lobbyRoles });
  await want(false);
  await exist(title, []);
  await want(true);
  await exist(title, [nameIn('A'), nameIn('B')]);
});

it('is called by the posts of its lobby, with nothing of the room', async () => {
  const log_channel = channel;
  const groups = await newGroups(2, { log_channel });
  await exist(groups.title, [groups.nameIn('A'), groups.nameIn('B')]);
  const matches = await plan(server, {
    ...groups,
    form: { firstStart: inMinutes(server, 10) },
  });
  for (const match of matches) await openRoom(server, { ...groups, match });
  const posts = await eventually(() => posted(server, { channelId: log_channel }), {
    isSo: (all) => all.filter(({ content }) => content.includes('oom')).length >= matches.length,
  });
  for (const match of matches) {
    const own = posts.filter(
      ({ content }) => content.includes(match._id) && content.includes('oom'),
    );
    const name = groups.nameIn(match.groups[0] ?? '');
    const roleId = [...server.sandbox.discord.roles.values()].find((role) => role.name === name);
    expect(own.map(({ calls }) => calls)).toEqual([[roleId?.id]]);
    expect(own[0]?.content).toContain(`<@&${roleId?.id}>`);
    expect(own[0]?.content).not.toContain(goodRoom.password);
    expect(own[0]?.content).not.toContain(goodRoom.roomId);
  }
});

it('leaves nothing behind', async () => {
  const stages = await server.rows('stages', {}, ['tournament_id']);
  const admin = await newAdmin(server);
  for (const tournamentId of new Set(stages.map(({ tournament_id }) => tournament_id)))
    await server.api.act(deleteTournament, { as: admin, params: { tournamentId } });
  await eventually(rows, { isSo: (count) => count === 0 });
  expect(named('Lobby Cup')).toEqual([]);
});
