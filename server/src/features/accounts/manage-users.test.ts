import {
  deleteUser,
  listUsers,
  updateRole,
} from '@one-dream/contract/features/accounts/accounts.ts';
import { checkToken } from '@one-dream/contract/features/auth/auth.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register, shown } from '../../../../factories/tournaments.ts';
import { newAdmin, newOwner, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const owner = await newOwner(server);
const admin = await newAdmin(server);

function remove(as: Person, { id }: { id: string }) {
  return server.api.send(deleteUser, { as, body: { userId: id } });
}

function change(as: Person, { id }: { id: string }, newRole: string) {
  return server.api.send(updateRole, { as, body: { userId: id, newRole: newRole as never } });
}

async function isSignedIn({ token }: Person) {
  return (await server.api.send(checkToken, { params: { token } })).status === 200;
}

const nobody = { id: '00000000-0000-7000-8000-000000000000' };

describe('changing a role', () => {
  it('makes a user an admin and back, and ends their sessions each time', async () => {
    const player = await newPlayer(server);
    expect((await change(admin, player, 'admin')).body.data).toMatchObject({ role: 'admin' });
    expect(await isSignedIn(player)).toBe(false);
    expect((await change(admin, player, 'user')).body.data).toMatchObject({ role: 'user' });
  });

  it('never makes an owner, nor touches the owner or oneself', async () => {
    expect(await change(owner, await newPlayer(server), 'owner')).toMatchObject(refused('INVALID'));
    for (const [as, target] of [
      [admin, owner],
      [admin, admin],
      [owner, owner],
    ] as const) {
      expect(await change(as, target, 'user')).toMatchObject(refused('NOT_ALLOWED'));
      expect(await isSignedIn(target)).toBe(true);
    }
    expect(await change(admin, nobody, 'admin')).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('deleting a user', () => {
  it('ends their sessions and takes them out of their team', async () => {
    const team = await newSquad(server, { size: 2 });
    const member = team.players[1] ?? expect.fail('nobody');
    expect(await remove(admin, member)).toMatchObject(succeeded);
    expect(await isSignedIn(member)).toBe(false);
    const params = { userId: team.leader.id };
    const own = await server.api.act(getTeam, { as: team.leader, params });
    expect(own.team?.players.map(({ _id }) => _id)).toEqual([team.leader.id]);
    expect(await remove(admin, member)).toMatchObject(refused('NOT_FOUND'));
  });

  it('passes the team of a leader to its longest-standing member, and keeps its slot', async () => {
    const team = await newSquad(server);
    const tournament = await openTournament(server);
    await register(server, { team, tournament });
    const heir = team.players[1] ?? expect.fail('nobody');
    expect(await remove(admin, team.leader)).toMatchObject(succeeded);
    const params = { userId: heir.id };
    const own = await server.api.act(getTeam, { as: heir, params });
    expect(own.team?.leader._id).toBe(heir.id);
    expect(own.invitelink?.code).toBeTruthy();
    expect((await shown(server, tournament)).reg_teams).toMatchObject([{ _id: team.id }]);
  });

  it('removes the team of a leader who was alone in it, with its slots', async () => {
    const team = await newSquad(server, { size: 1 });
    const tournament = await openTournament(server, { type: 'SOLO' });
    await register(server, { team, tournament });
    expect(await remove(admin, team.leader)).toMatchObject(succeeded);
    expect((await shown(server, tournament)).slots).toBe('0/100');
  });

  it('never reaches the owner or oneself', async () => {
    for (const [as, target] of [
      [admin, owner],
      [admin, admin],
      [owner, owner],
    ] as const) {
      expect(await remove(as, target)).toMatchObject(refused('NOT_ALLOWED'));
      expect(await isSignedIn(target)).toBe(true);
    }
  });

  it('leaves a team that the owner leads as it is when it is refused', async () => {
    const team = await newSquad(server, { size: 2, players: [{ role: 'owner' }] });
    expect((await remove(admin, team.leader)).body.success).toBe(false);
    const params = { userId: team.leader.id };
    const own = await server.api.act(getTeam, { as: team.leader, params });
    expect(own.team?.leader._id).toBe(team.leader.id);
  });
});

describe('the list of users', () => {
  it('is searched by part of a name in any case, signs taken as they are', async () => {
    const names = ['Zebra 100%', 'zebra_two', 'ZEBRA three'];
    for (const name of names) await newPlayer(server, { name });
    const find = async (search: string) => {
      const { data } = await server.api.act(listUsers, { as: admin, body: { search } });
      return data.map(({ name }) => name);
    };
    expect((await find('zebra')).sort()).toEqual(names.toSorted());
    expect(await find('100%')).toEqual(['Zebra 100%']);
    expect(await find('a_t')).toEqual(['zebra_two']);
    expect(await find('%')).toEqual(['Zebra 100%']);
    expect(await find("' or 1=1 --")).toEqual([]);
  });

  it('comes page by page, everybody once', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let total: number;
    do {
      const page = await server.api.act(listUsers, { as: admin, body: { limit: 7, cursor } });
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
      total = page.total;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(total);
  });

  it('finds by address, in-game name, game id and team, several at once', async () => {
    const quick = await newPlayer(server, { inGameName: 'QUICKsilver', name: 'Asha' });
    const number = await newPlayer(server, { inGameId: '5999777111', name: 'Bela' });
    const mail = await newPlayer(server, { email: 'rare.address@example.in', name: 'Chetan' });
    const team = await newSquad(server, { name: 'Obsidian Kites', size: 2 });
    await newPlayer(server, { name: 'Somebody else' });
    const find = async (...anyOf: string[]) => {
      const body = { anyOf, limit: 100 };
      const { data, total } = await server.api.act(listUsers, { as: admin, body });
      expect(total).toBe(data.length);
      return data.map(({ _id }) => _id);
    };
    expect(await find('quickSILVER')).toEqual([quick.id]);
    expect(await find('599977')).toEqual([number.id]);
    expect(await find('RARE.address@')).toEqual([mail.id]);
    const mates = team.players.map(({ id }) => id).toSorted();
    expect((await find('obsidian')).toSorted()).toEqual(mates);
    const all = await find('quicksilver', '5999777111', 'rare.address@example.in', 'kites', 'q!q');
    expect(all).toEqual([quick.id, number.id, mail.id, ...mates].toSorted().toReversed());
    expect(await find('Asha', 'QUICKSILVER')).toContain(quick.id);
    expect(await find("' or 1=1 --")).toEqual([]);
  });

  it('pages through what is found, everybody once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count++)
      ids.push((await newPlayer(server, { inGameName: `Pager ${count}` })).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = { anyOf: ['pager', 'page'], limit: 2, cursor };
      const page = await server.api.act(listUsers, { as: admin, body });
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
  });

  it('finds those who joined long ago by index, as well as the newest', async () => {
    // More rows than are scanned before the indexes are used.
    await sql`insert into users (id, name, email, in_game_name)
      select gen_random_uuid(), 'Filler', 'filler' || n || '@example.in', 'Crowd' from generate_series(1, 1200) n`.execute(
      server.db,
    );
    // Random ids sort after those of this time.
    const rare = await newPlayer(server, { inGameName: 'Needle' });
    const body = { anyOf: ['needle', 'nobody at all'], limit: 5 };
    const { data } = await server.api.act(listUsers, { as: admin, body });
    expect(data.map(({ _id }) => _id)).toEqual([rare.id]);
    const many = await server.api.act(listUsers, {
      as: admin,
      body: { anyOf: ['crowd'], limit: 5 },
    });
    expect(many.data).toHaveLength(5);
    expect(many.total).toBe(500);
    await server.db.deleteFrom('users').where('name', '=', 'Filler').execute();
  });

  it('is narrowed to staff, to those without Discord, to those without in-game info', async () => {
    const loose = await newPlayer(server, { discord: false });
    const blank = await newPlayer(server, { inGame: false });
    const find = async (only: 'staff' | 'no-discord' | 'no-game-info') => {
      const { data } = await server.api.act(listUsers, { as: admin, body: { only, limit: 100 } });
      return data;
    };
    const staff = await find('staff');
    expect(staff.map(({ _id }) => _id)).toEqual(expect.arrayContaining([owner.id, admin.id]));
    expect(staff.every(({ role }) => role !== 'user')).toBe(true);
    const unlinked = await find('no-discord');
    expect(unlinked.map(({ _id }) => _id)).toContain(loose.id);
    expect(unlinked.every(({ discordinfo }) => discordinfo === null)).toBe(true);
    expect((await find('no-game-info')).map(({ _id }) => _id)).toContain(blank.id);
    const body = { only: 'no-discord' as const, anyOf: [loose.name, blank.name] };
    const both = await server.api.act(listUsers, { as: admin, body });
    expect(both.data.map(({ _id }) => _id)).toEqual([loose.id]);
  });

  it('comes oldest first where that is asked for, and says team and last seen', async () => {
    const { data: newest } = await server.api.act(listUsers, { as: admin, body: { limit: 100 } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = { order: 'oldest', limit: 40, cursor } as const;
      const page = await server.api.act(listUsers, { as: admin, body });
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.slice(-newest.length)).toEqual(newest.map(({ _id }) => _id).toReversed());
    const team = await newSquad(server, { size: 1 });
    const { data } = await server.api.act(listUsers, { as: admin, body: { limit: 1 } });
    expect(data[0]).toMatchObject({ team: { _id: team.id, name: team.name } });
    expect(data[0]?.lastSeenAt).not.toBeNull();
  });

  it.each([
    ['more than can be searched for at once', Array.from({ length: 26 }, () => 'a')],
    ['an empty one', ['a', ' ']],
  ])('refuses %s', async (_what, anyOf) => {
    const answer = await server.api.send(listUsers, { as: admin, body: { anyOf } });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty('anyOf');
  });
});
