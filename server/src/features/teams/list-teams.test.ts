import { deleteUser } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  deleteTeamAsAdmin,
  kickPlayer,
  listTeams,
} from '@one-dream/contract/features/teams/teams.ts';
import { teamOrders } from '@one-dream/contract/features/teams/teams.values.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import type { Squad } from '../../../../factories/site.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { insertSquads } from '../../../tests/support/insert-squads.ts';
import { setStatus } from '../../../tests/support/insert-tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

type Body = Parameters<typeof list>[0];
let admin: Person;
/** In the order of creation. */
const teams: Squad[] = [];

const server = await sharedTestServer();
beforeAll(async () => {
  admin = await newAdmin(server);
  const names = ['Zebra Kites', 'आर्या', 'amber Owls', 'Delta Nine', 'AMBER foxes'];
  const sizes = [4, 1, 4, 2, 6];
  const squads = await insertSquads(server, { count: names.length, size: 6 });
  for (const [index, squad] of squads.entries()) {
    const name = names[index] ?? '';
    const players = squad.players.slice(0, sizes[index]);
    await server.change('teams', { id: squad.id }, { name });
    await server.db
      .deleteFrom('team_members')
      .where('team_id', '=', squad.id)
      .where(
        'user_id',
        'not in',
        players.map(({ id }) => id),
      )
      .execute();
    teams.push({ ...squad, name, players });
  }
});

function list(body: {
  search?: string;
  anyOf?: string[];
  only?: 'short' | 'no-discord' | 'running' | 'idle';
  order?: (typeof teamOrders)[number];
  cursor?: string | undefined;
  limit?: number;
}) {
  return server.api.act(listTeams, { as: admin, body });
}

async function readAll(body: Body): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...body, cursor });
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return seen;
}

const idsOf = (ones: readonly Squad[]) => ones.map(({ id }) => id);
const byId = (a: Squad, b: Squad) => (a.id < b.id ? -1 : 1);
const byBytes = (a: Squad, b: Squad) =>
  Buffer.compare(Buffer.from(a.name.toLowerCase()), Buffer.from(b.name.toLowerCase()));
const bySize = (a: Squad, b: Squad) => a.players.length - b.players.length;

/** Reimplemented without a database. */
const wanted: Record<(typeof teamOrders)[number], (a: Squad, b: Squad) => number> = {
  newest: (a, b) => byId(b, a),
  oldest: byId,
  name: (a, b) => byBytes(a, b) || byId(a, b),
  'name-reversed': (a, b) => byBytes(b, a) || byId(b, a),
  players: (a, b) => bySize(b, a) || byId(b, a),
  'players-reversed': (a, b) => bySize(a, b) || byId(a, b),
};

describe.each(teamOrders)('teams by %s', (order) => {
  it.each([1, 2, 100])('come %i to a page, each once and in order', async (limit) => {
    expect(await readAll({ order, limit })).toEqual(idsOf(teams.toSorted(wanted[order])));
  });

  it('take any cursor that looks like one', async () => {
    for (const key of ['', 'zzz', '99999', '-1', '\u0000', '💥']) {
      const cursor = `${admin.id}${key && `.${Buffer.from(key).toString('base64url')}`}`;
      const answer = await server.api.send(listTeams, { as: admin, body: { order, cursor } });
      expect(answer).toMatchObject(succeeded);
    }
  });
});

describe('searching teams', () => {
  const find = async (...anyOf: string[]) => {
    const { data, total } = await list({ anyOf, limit: 100 });
    expect(total).toBe(data.length);
    return data.map(({ _id }) => _id);
  };

  it('finds by name, and by name, address, in-game name and game id of a player, several at once', async () => {
    const rare = await newSquad(server, {
      name: 'Rare Birds',
      size: 3,
      players: [
        { name: 'Chetan Quill', email: 'first.quill@example.in' },
        { inGameName: 'QUICKsilver' },
        { inGameId: '5999777111' },
      ],
    });
    expect(await find('RARE b')).toEqual([rare.id]);
    expect(await find('chetan')).toEqual([rare.id]);
    expect(await find('FIRST.quill@')).toEqual([rare.id]);
    expect(await find('quickSILVER')).toEqual([rare.id]);
    expect(await find('599977')).toEqual([rare.id]);
    // Matched twice, listed once.
    expect(await find('quill', 'quicksilver', 'kites', 'q!q')).toEqual([
      rare.id,
      teams[0]?.id ?? '',
    ]);
    expect(await find("' or 1=1 --", '%')).toEqual([]);
    const { data } = await list({ search: 'chetan' });
    expect(data).toEqual([]);
    await server.api.act(deleteTeamAsAdmin, { as: admin, params: { teamId: rare.id } });
  });

  it('pages through what is found, each team once however many of its players are', async () => {
    const found = await readAll({ anyOf: ['OD・', 'amber'], limit: 2 });
    expect(found).toEqual(idsOf(teams.toSorted(wanted.newest)));
  });

  it('finds the oldest by index, as well as the newest', async () => {
    // More teams than are scanned before the indexes are used.
    const crowd = await insertSquads(server, { count: 250, size: 6 });
    expect(await find('zebra', teams[4]?.players[5]?.email ?? '')).toEqual(
      [teams[4]?.id ?? '', teams[0]?.id ?? ''].toSorted().toReversed(),
    );
    const body = { anyOf: ['OD・'], limit: 20 };
    const first = await list(body);
    expect(first.total).toBe(255);
    const all = await readAll(body);
    expect(new Set(all).size).toBe(255);
    expect(all).toEqual(all.toSorted().toReversed());
    await server.db
      .deleteFrom('teams')
      .where(
        'id',
        'in',
        crowd.map(({ id }) => id),
      )
      .execute();
  });

  it.each([
    ['more than can be searched for at once', Array.from({ length: 26 }, () => 'a')],
    ['an empty one', ['a', ' ']],
  ])('refuses %s', async (_what, anyOf) => {
    const answer = await server.api.send(listTeams, { as: admin, body: { anyOf } });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty('anyOf');
  });
});

describe('narrowing the list of teams', () => {
  it('shows those too small for a squad, and those with somebody whose Discord is not linked', async () => {
    const short = await list({ only: 'short' });
    expect(short.data.map(({ name }) => name)).toEqual(['Delta Nine', 'आर्या']);
    expect(short.total).toBe(2);
    expect((await list({ only: 'no-discord' })).data).toEqual([]);
    const loose = teams[2]?.players[3] ?? expect.fail('nobody');
    const unlink = server.db.updateTable('users').set({ discord_id: null, discord_username: null });
    await unlink.where('id', '=', loose.id).execute();
    const { data, total } = await list({ only: 'no-discord', order: 'name' });
    expect(data.map(({ _id }) => _id)).toEqual([teams[2]?.id]);
    expect(total).toBe(1);
    // Combined with a search, too.
    expect(await readAll({ only: 'no-discord', anyOf: ['amber'] })).toEqual([teams[2]?.id]);
  });

  it('shows those in a tournament that is not over, and how many they are in', async () => {
    const team = teams[0] ?? expect.fail('no team');
    const idle = await readAll({ only: 'idle' });
    expect(idle).toContain(team.id);
    const [first, second] = [await openTournament(server), await openTournament(server)];
    await register(server, { team, tournament: first });
    await register(server, { team, tournament: second });
    const { data } = await list({ only: 'running' });
    expect(data).toMatchObject([{ _id: team.id, runningEntries: 2 }]);
    await setStatus(server, { tournament: first, status: 'COMPLETED' });
    expect((await list({ only: 'running' })).data).toMatchObject([{ runningEntries: 1 }]);
    await setStatus(server, { tournament: second, status: 'COMPLETED' });
    expect((await list({ only: 'running' })).data).toEqual([]);
    expect(await readAll({ only: 'idle' })).toEqual(idle);
  });
});

describe('how many players a team has', () => {
  const counted = async () => {
    const { rows } = await sql<{ name: string; kept: number; real: number }>`
      select name, player_count as kept,
        (select count(*)::int from team_members where team_id = teams.id) as real from teams`.execute(
      server.db,
    );
    return rows;
  };

  it('is kept right when players come, are kicked, and are deleted', async () => {
    const team = await newSquad(server, { size: 4 });
    const [leader, kicked, removed] = team.players;
    if (!(leader && kicked && removed)) return expect.fail('nobody');
    await server.api.act(kickPlayer, { as: leader, params: { userId: kicked.id } });
    await server.api.act(deleteUser, { as: admin, body: { userId: removed.id } });
    // By cascade, without any action of ours.
    const last = await newPlayer(server);
    await sql`insert into team_members (team_id, user_id, joined_at) values (${team.id}, ${last.id}, now())`.execute(
      server.db,
    );
    const mine = async () => (await counted()).find(({ name }) => name === team.name)?.kept;
    expect(await mine()).toBe(3);
    await server.db.deleteFrom('users').where('id', '=', last.id).execute();
    expect(await mine()).toBe(2);
    for (const { kept, real } of await counted()) expect(kept).toBe(real);
  });
});
