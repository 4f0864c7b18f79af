import { voidMatch } from '@one-dream/contract/features/matches/matches.ts';
import {
  getPlayerRecord,
  getTeamRecord,
  listLeaders,
  listOwnResults,
  searchAll,
  setPlayerPage,
} from '@one-dream/contract/features/records/records.ts';
import { recordLimits } from '@one-dream/contract/features/records/records.values.ts';
import { listTopPlayers } from '@one-dream/contract/features/standings/standings.ts';
import { deleteTeamAsAdmin } from '@one-dream/contract/features/teams/teams.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { inMinutes, look } from '../../../../factories/lobbies.ts';
import { type Arena, newArena, playOut, publish, rowsOf } from '../../../../factories/results.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

let arena: Arena;

const server = await sharedTestServer();
beforeAll(async () => {
  arena = await newArena(server, { form: { matches: 2 } });
  const [first, second] = arena.matches;
  if (!first || !second) throw new Error('two matches are played');
  await publish(server, { match: first, as: arena.admin, rows: rowsOf(arena.entries) });
  await publish(server, {
    match: second,
    as: arena.admin,
    rows: rowsOf(arena.entries.toReversed()),
  });
});

const squad = (place: number, of: Arena = arena) => of.squads[place] ?? expect.fail();
const recordOf = async (teamId: string) =>
  (await server.api.act(getTeamRecord, { params: { teamId } })).data;

describe('a team’s record', () => {
  it('adds up its published matches, event by event', async () => {
    // First with 5 eliminations, then last with 2: 10 + 5 and 4 + 2 points.
    const record = await recordOf(squad(0).id);
    const sums = { matches: 2, wwcd: 1, elims: 7, pointsX10: 210 };
    expect(record.total).toEqual({ ...sums, events: 1 });
    expect(record.events).toMatchObject([
      { tournamentId: arena.tournament._id, place: null, isOver: false, ...sums },
    ]);
    expect(record.matches.map(({ placement, pointsX10 }) => [placement, pointsX10])).toEqual([
      [4, 60],
      [1, 150],
    ]);
    expect(record.isActive).toBe(true);
    expect(record.players).toHaveLength(4);
  });

  it('has in-game names and nothing else of anybody', async () => {
    const { leader, players, id } = squad(1);
    const text = JSON.stringify(await recordOf(id));
    const rows = await server.db
      .selectFrom('users')
      .innerJoin('team_members', 'team_members.user_id', 'users.id')
      .select([
        'users.id',
        'users.email',
        'users.in_game_id',
        'users.in_game_name',
        'mobile_number',
        'discord_id',
      ])
      .where('team_members.team_id', '=', id)
      .execute();
    expect(rows).toHaveLength(players.length);
    for (const row of rows) {
      expect(text).toContain(row.in_game_name);
      for (const secret of [row.id, row.email, row.in_game_id, row.mobile_number, row.discord_id])
        if (secret) expect(text).not.toContain(secret);
    }
    expect(text).not.toContain(leader.token);
  });

  it('has the place once a stage is final, and stays when the team is gone', async () => {
    const over = await newArena(server);
    await playOut(server, over);
    const { api } = server;
    const { finaliseStage } = await import(
      '@one-dream/contract/features/standings/standings.staff.ts'
    );
    await api.act(finaliseStage, {
      as: over.admin,
      params: { stageId: over.stage._id },
      body: {},
    });
    const { id } = squad(0, over);
    expect((await recordOf(id)).events).toMatchObject([
      { place: { rank: 1, stage: over.stage.name } },
    ]);
    await server.api.act(deleteTeamAsAdmin, { as: over.admin, params: { teamId: id } });
    expect(await recordOf(id)).toMatchObject({ isActive: false, players: [], total: { wwcd: 1 } });
  });

  it('leaves out drafts, cancelled events and void matches', async () => {
    const other = await newArena(server);
    await publish(server, { match: other.match, as: other.admin, rows: rowsOf(other.entries) });
    const { id } = squad(0, other);
    const hide = (set: object) =>
      server.db
        .updateTable('tournaments')
        .set(set)
        .where('id', '=', other.tournament._id)
        .execute();
    const none = { events: [], matches: [], total: { matches: 0, pointsX10: 0 } };
    await hide({ is_draft: true, status: 'UPCOMING' });
    expect(await recordOf(id)).toMatchObject(none);
    await hide({ is_draft: false, status: 'COMPLETED', cancelled_at: new Date() });
    expect(await recordOf(id)).toMatchObject(none);
    await hide({ cancelled_at: null, status: 'LIVE' });
    expect((await recordOf(id)).total.matches).toBe(1);
    await server.api.act(voidMatch, {
      as: other.admin,
      params: { matchId: other.match._id },
      body: {
        reason: 'A room leaked.',
        replayAt: inMinutes(server, 60),
        version: (await look(server, other.match)).match.version,
      },
    });
    expect((await recordOf(id)).total).toMatchObject({ matches: 0, pointsX10: 0 });
  });

  it('is not there for what is no team', async () => {
    const params = { teamId: arena.tournament._id };
    expect(await server.api.send(getTeamRecord, { params })).toMatchObject(refused('NOT_FOUND'));
  });
});

describe('a player’s page', () => {
  const pageOf = async (as: Person, isHidden?: boolean) =>
    (await server.api.act(setPlayerPage, { as, body: { isHidden } })).data.page;
  const player = async (pageId: string) =>
    (await server.api.act(getPlayerRecord, { params: { pageId } })).data;

  it('has the team and the events with its place, and nothing else of a person', async () => {
    const { leader, id, name } = squad(0);
    const page = await pageOf(leader);
    const record = await player(page);
    expect(record).toMatchObject({
      team: { id, name },
      events: [
        {
          ...{ tournamentId: arena.tournament._id, team: name, matches: 2, wwcd: 1, elims: 7 },
          ...{ ownElims: null, hasMostElims: false },
        },
      ],
    });
    const row = await server.row('users', { id: leader.id });
    expect(record.inGameName).toBe(row.in_game_name);
    for (const secret of [row.id, row.email, row.name, row.in_game_id, row.mobile_number])
      if (secret) expect(JSON.stringify(record)).not.toContain(secret);
    expect((await recordOf(id)).players).toContainEqual({ name: row.in_game_name, page });
  });

  it('names who had the most eliminations once the event is over', async () => {
    const over = await newArena(server);
    const { leader } = squad(0, over);
    const rows = rowsOf(over.entries).map((row, place) =>
      place > 0
        ? row
        : {
            ...row,
            players: [{ player: 1, elims: row.elims ?? 0 }],
          },
    );
    await publish(server, { match: over.match, as: over.admin, rows });
    const page = await pageOf(leader);
    expect((await player(page)).events).toMatchObject([{ ownElims: 5, hasMostElims: false }]);
    await server.change('tournaments', { id: over.tournament._id }, { status: 'COMPLETED' });
    expect((await player(page)).events).toMatchObject([{ ownElims: 5, hasMostElims: true }]);
    // The standings link their name to it, until they hide it.
    const top = async () => {
      const params = { tournamentId: over.tournament._id };
      return (await server.api.act(listTopPlayers, { params })).data.players;
    };
    expect(await top()).toMatchObject([{ elims: 5, page }]);
    await pageOf(leader, true);
    expect(await top()).toMatchObject([{ elims: 5, page: null }]);
  });

  it('is not there for who hides it, nor linked from the team', async () => {
    const { leader, id } = squad(2);
    const page = await pageOf(leader, true);
    const params = { pageId: page };
    expect(await server.api.send(getPlayerRecord, { params })).toMatchObject(refused('NOT_FOUND'));
    const { players } = await recordOf(id);
    expect(players[0]?.page).toBeNull();
    expect(players[1]?.page).not.toBeNull();
    await pageOf(leader, false);
    expect((await player(page)).team?.id).toBe(id);
  });
});

describe('a player’s own matches', () => {
  it('are those of the entries they are in, page by page', async () => {
    const as = squad(2).leader;
    const all = await server.api.act(listOwnResults, { as, body: {} });
    expect(all.data.map(({ placement }) => placement)).toEqual([2, 3]);
    expect(all.nextBefore).toBeNull();
  });

  it('are all there page by page, also those that begin at the same moment', async () => {
    const long = await newArena(server, { teams: 2, form: { matches: recordLimits.matches + 1 } });
    const rows = rowsOf(long.entries, [4, 3]);
    for (const match of long.matches) await publish(server, { match, as: long.admin, rows });
    const { _id: tournament_id } = long.tournament;
    await server.change('matches', { tournament_id }, { starts_at: server.platform.now() });
    const as = squad(0, long).leader;
    const page = await server.api.act(listOwnResults, { as, body: {} });
    expect(page.data).toHaveLength(recordLimits.matches);
    const next = await server.api.act(listOwnResults, {
      as,
      body: { before: page.nextBefore ?? '' },
    });
    expect(next.nextBefore).toBeNull();
    expect([...page.data, ...next.data].map(({ matchId }) => matchId).sort()).toEqual(
      long.matches.map(({ _id }) => _id).sort(),
    );
  });

  it('are nobody else’s', async () => {
    const stranger = await newPlayer(server);
    expect((await server.api.act(listOwnResults, { as: stranger, body: {} })).data).toEqual([]);
    expect(await server.api.send(listOwnResults, { body: {} })).toMatchObject(
      refused('NOT_SIGNED_IN'),
    );
    expect(
      await server.api.send(listOwnResults, { as: stranger, body: { before: 'yesterday' } }),
    ).toMatchObject(refused('INVALID'));
    const before = `${arena.match._id}.forged`;
    const forged = await server.api.act(listOwnResults, { as: squad(2).leader, body: { before } });
    expect(forged.data).toEqual([]);
  });
});

describe('leaderboards', () => {
  const leadersOf = async (month: string, league: 'EVENTS' | 'T3' = 'EVENTS') =>
    (await server.api.act(listLeaders, { body: { league, month } })).data;

  it('add up a month’s matches of events, and of a tier apart', async () => {
    // A month of its own, far from the other tests’.
    const starts_at = new Date('2031-03-15T15:00:00Z');
    await server.change('matches', { tournament_id: arena.tournament._id }, { starts_at });
    const leaders = await leadersOf('2031-03');
    expect(leaders.map(({ teamId }) => teamId).toSorted()).toEqual(
      arena.squads.map(({ id }) => id).toSorted(),
    );
    expect(leaders[0]).toMatchObject({ rank: 1, matches: 2, wwcd: 1, elims: 7, pointsX10: 210 });
    // The first and the last have swapped places: equal in all, so is their rank.
    expect(leaders.map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    expect(await leadersOf('2031-03', 'T3')).toEqual([]);
    expect(await leadersOf('2031-04')).toEqual([]);
  });

  it.each([
    { league: 'T9', month: '2026-11' },
    { league: 'T3', month: '2026-13' },
    { league: 'T3', month: '26-1' },
  ])('refuses %j', async (body) => {
    expect(await server.api.send(listLeaders, { body: body as never })).toMatchObject(
      refused('INVALID'),
    );
  });
});

describe('the search over everything', () => {
  const find = async (search: string) =>
    (await server.api.act(searchAll, { body: { search } })).data;

  it('finds tournaments, teams and players by any part of their name, ignoring case', async () => {
    const { id, leader } = squad(0);
    const { name } = await recordOf(id);
    const [player] = (await recordOf(id)).players;
    const ofTeam = await find(name.slice(1).toUpperCase());
    expect(ofTeam.teams).toContainEqual(expect.objectContaining({ id, name }));
    const { _id, title } = arena.tournament;
    expect((await find(title.toLowerCase())).tournaments).toMatchObject([{ id: _id, title }]);
    const ofPlayer = await find(player?.name ?? '');
    expect(ofPlayer.players[0]).toMatchObject({ name: player?.name, team: name });
    await server.api.act(setPlayerPage, { as: leader, body: { isHidden: true } });
    expect((await find(player?.name ?? '')).players).not.toContainEqual(
      expect.objectContaining({ name: player?.name }),
    );
    await server.api.act(setPlayerPage, { as: leader, body: { isHidden: false } });
  });

  it('tells at most five of each, and first who begins with it', async () => {
    const { players } = await find('o');
    expect(players).toHaveLength(5);
    expect(players[0]?.name.toLowerCase()).toMatch(/^o/);
  });

  it('knows no drafts, and nobody by their own name or address', async () => {
    const { title } = await openTournament(server, {
      title: 'Quiet Draft Cup',
      status: 'UPCOMING',
      isDraft: true,
    });
    expect((await find(title)).tournaments).toEqual([]);
    const person = await newPlayer(server);
    expect((await find(person.email)).players).toEqual([]);
  });

  it('is refused without a text, and with a long one', async () => {
    for (const search of ['', '   ', 'x'.repeat(61)])
      expect(await server.api.send(searchAll, { body: { search } })).toMatchObject(
        refused('INVALID'),
      );
  });
});
