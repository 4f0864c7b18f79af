import { randomUUID } from 'node:crypto';
import { checkIn } from '@one-dream/contract/features/entries/entries.ts';
import * as roomCalls from '@one-dream/contract/features/matches/matches.rooms.ts';
import { cancelMatch, listMatches } from '@one-dream/contract/features/matches/matches.ts';
import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import {
  cancelTournament,
  moveTournamentOn,
} from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  fillRoom,
  goodRoom,
  inMinutes,
  type Lobby,
  look,
  newLobby,
  newStaff,
  openRoom,
} from '../../../../factories/lobbies.ts';
import { newArena, publish, rowsOf } from '../../../../factories/results.ts';
import { shown } from '../../../../factories/tournaments.ts';
import { entryOf, putInPhase, startByHand, touch } from '../../../tests/support/match-days.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { runMatchClock } from './match-clock.actions.ts';
import { emptyRooms } from './rooms.queries.ts';

const server = await sharedTestServer();

const minute = 60_000;
const show = (matchId: string, as?: Person) =>
  server.api.send(roomCalls.showRoom, { params: { matchId }, ...(as && { as }) });

/** A lobby whose match starts in so many minutes, playable without moving the clock for others. */
async function lobbyIn(minutes: number) {
  return newLobby(server, { teams: 2, form: { firstStart: inMinutes(server, minutes) } });
}

async function countReleases({ tournament }: Lobby): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where action = 'room.release'
      and subject like ${`%${tournament.title}`}`.execute(server.db);
  return rows[0]?.count;
}

describe('a room', () => {
  it('is shown to members of a checked-in team of the lobby, with their team and slot, from release on', async () => {
    const lobby = await lobbyIn(60);
    await fillRoom(server, lobby);
    const [squad] = lobby.squads;
    const player = await squad?.signIn(2);
    expect(await show(lobby.match._id, player)).toMatchObject(refused('ROOM_NOT_RELEASED'));
    const params = { matchId: lobby.match._id };
    await server.api.act(roomCalls.releaseRoom, { as: lobby.admin, params });
    const { slots } = await look(server, lobby.match);
    const own = slots.find(({ teamId }) => teamId === squad?.id);
    expect((await show(lobby.match._id, player)).body.data).toMatchObject({
      no: 1,
      roomId: goodRoom.roomId,
      password: goodRoom.password,
      team: own?.name,
      roomSlot: own?.roomSlot,
    });
  });

  it('is for nobody else, who cannot tell whether there is one', async () => {
    const lobby = await lobbyIn(60);
    const other = await lobbyIn(60);
    const before = await show(lobby.match._id, await newPlayer(server));
    await openRoom(server, lobby);
    const outsiders = {
      'a player': await newPlayer(server),
      'the other lobby': other.squads[0]?.leader,
    };
    for (const [who, as] of Object.entries(outsiders)) {
      const answer = await show(lobby.match._id, as);
      expect(answer, who).toMatchObject(refused('NOT_IN_LOBBY'));
      expect(answer.body, who).toEqual(before.body);
    }
    expect(await show(lobby.match._id)).toMatchObject(refused('NOT_SIGNED_IN'));
    expect(await show(randomUUID(), other.squads[0]?.leader)).toMatchObject(
      refused('NOT_IN_LOBBY'),
    );
  });

  it('is not opened by a result that is published ahead of it', async () => {
    const arena = await newArena(server);
    await fillRoom(server, arena);
    const scorer = await newStaff(server, { duty: 'scorer', tournament: arena.tournament });
    await publish(server, { match: arena.match, as: scorer, rows: rowsOf(arena.entries) });
    const leader = arena.squads[0]?.leader;
    expect(await show(arena.match._id, leader)).toMatchObject(refused('ROOM_NOT_RELEASED'));
    expect((await look(server, arena.match, leader)).mine?.room).toBe('hidden');
  });

  it.each(['its release', 'a start by hand', 'a result'])(
    'keeps check-in open after %s: the tournament goes live when check-in closes',
    async (way) => {
      const arena = await newArena(server, { teams: 3 });
      const { tournament, match, admin, entries } = arena;
      await putInPhase(server, { tournament, phase: 'check-in' });
      await fillRoom(server, arena);
      const [there, late, missing] = arena.squads;
      if (!there || !late || !missing) throw new Error('no squads');
      expect(await touch(server, checkIn, { team: there, tournament })).toMatchObject(succeeded);
      if (way === 'its release') await openRoom(server, arena);
      else if (way === 'a start by hand') await startByHand(server, { ...arena, confirm: true });
      else await publish(server, { match, as: admin, rows: rowsOf(entries, [5, 4, 2]) });
      expect((await shown(server, tournament)).status).toBe('CLOSED');
      expect(await touch(server, checkIn, { team: late, tournament })).toMatchObject(succeeded);
      if (way !== 'a result') {
        for (const { leader } of [there, late])
          expect(await show(match._id, leader)).toMatchObject(succeeded);
        expect(await show(match._id, missing.leader)).toMatchObject(refused('NOT_IN_LOBBY'));
      }
      await server.api.act(moveTournamentOn, {
        as: admin,
        params: { tournamentId: tournament._id },
        body: { from: 'check-in' },
      });
      expect((await shown(server, tournament)).status).toBe('LIVE');
      expect((await entryOf(server, { team: late, tournament })).state).toBe('checked_in');
      expect((await entryOf(server, { team: missing, tournament })).state).toBe('no_show');
    },
  );

  it('is opened by a start by hand', async () => {
    const lobby = await lobbyIn(60);
    await fillRoom(server, lobby);
    await startByHand(server, { ...lobby, confirm: true });
    expect(await show(lobby.match._id, lobby.squads[0]?.leader)).toMatchObject(succeeded);
  });

  it('is closed to a player who was kicked from the team', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, lobby);
    const squad = lobby.squads[0] ?? expect.fail('no squad');
    const player = await squad.signIn(1);
    expect(await show(lobby.match._id, player)).toMatchObject(succeeded);
    await server.api.act(kickPlayer, { as: squad.leader, params: { userId: player.id } });
    expect(await show(lobby.match._id, player)).toMatchObject(refused('NOT_IN_LOBBY'));
  });

  it.each(['waitlisted', 'waitlist_ready', 'no_show', 'withdrawn', 'disqualified'])(
    'is closed to an entry that is %s',
    async (state) => {
      const lobby = await lobbyIn(60);
      await openRoom(server, lobby);
      const [squad] = lobby.squads;
      await server.change(
        'registrations',
        { team_id: squad?.id ?? '' },
        {
          state: state as 'no_show',
          slot: null,
          ...(state.startsWith('waitlist') && { queue_no: 1 }),
        },
      );
      expect(await show(lobby.match._id, squad?.leader)).toMatchObject(refused('NOT_IN_LOBBY'));
    },
  );

  it('is closed to a team that did not check in, if there is a check-in', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, lobby);
    const [squad] = lobby.squads;
    await server.change(
      'tournaments',
      { id: lobby.tournament._id },
      {
        checkin_opens_at: new Date(Date.now() - 30 * minute),
        checkin_closes_at: new Date(Date.now() - 20 * minute),
        first_match_at: new Date(Date.now() + 60 * minute),
      },
    );
    expect(await show(lobby.match._id, squad?.leader)).toMatchObject(refused('NOT_IN_LOBBY'));
    expect((await look(server, lobby.match, squad?.leader)).mine?.room).toBe('not_checked_in');
    await server.change('registrations', { team_id: squad?.id ?? '' }, { state: 'checked_in' });
    expect(await show(lobby.match._id, squad?.leader)).toMatchObject(succeeded);
  });

  it('is hidden half an hour after the start, and when the match is cancelled; staff still see it', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, lobby);
    const caster = await newStaff(server, { duty: 'caster', tournament: lobby.tournament });
    const scorer = await newStaff(server, { duty: 'scorer', tournament: lobby.tournament });
    const leader = lobby.squads[0]?.leader;
    const startedAgo = (minutes: number) =>
      server.change(
        'matches',
        { id: lobby.match._id },
        { starts_at: new Date(Date.now() - minutes * minute) },
      );
    await startedAgo(29);
    expect(await show(lobby.match._id, leader)).toMatchObject(succeeded);
    await startedAgo(30);
    expect(await show(lobby.match._id, leader)).toMatchObject(refused('ROOM_NOT_RELEASED'));
    expect((await show(lobby.match._id, caster)).body.data).toMatchObject({ team: null });
    expect(await show(lobby.match._id, scorer)).toMatchObject(refused('NOT_IN_LOBBY'));
    const { version } = (await look(server, lobby.match)).match;
    await server.api.act(cancelMatch, {
      as: lobby.admin,
      params: { matchId: lobby.match._id },
      body: { reason: 'Too few teams came.', version },
    });
    expect(await show(lobby.match._id, leader)).toMatchObject(refused('ROOM_NOT_RELEASED'));
    expect(await show(lobby.match._id, caster)).toMatchObject(refused('ROOM_NOT_RELEASED'));
  });

  it('is emptied a day after its match began, and at once where there is none any more', async () => {
    const openLobby = async () => {
      const lobby = await lobbyIn(60);
      await openRoom(server, lobby);
      return lobby;
    };
    const [past, recent] = [await openLobby(), await openLobby()];
    const [called, postponed] = [await openLobby(), await openLobby()];
    const lobbies = [past, recent, called, postponed];
    const set = ({ match }: typeof past, changes: object) =>
      server.db.updateTable('matches').set(changes).where('id', '=', match._id).execute();
    const now = server.platform.now().getTime();
    await set(past, { starts_at: new Date(now - 25 * 60 * minute), state: 'playing' });
    await set(recent, { starts_at: new Date(now - 23 * 60 * minute), state: 'playing' });
    await set(called, { state: 'void' });
    await set(postponed, { starts_at: new Date(now - 25 * 60 * minute), state: 'postponed' });
    await emptyRooms(server.db, new Date(now - 24 * 60 * minute));
    const isFull = async ({ match }: typeof past) =>
      (await server.row('rooms', { match_id: match._id })).sealed !== null;
    expect(await Promise.all(lobbies.map(isFull))).toEqual([false, true, false, true]);
  });

  it('records the first look of each person only; a replaced room is shown to nobody', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, lobby);
    const leader = lobby.squads[0]?.leader;
    await Promise.all(Array.from({ length: 10 }, () => show(lobby.match._id, leader)));
    const reveals = async () =>
      (
        await server.api.act(roomCalls.listReveals, {
          as: lobby.admin,
          params: { matchId: lobby.match._id },
        })
      ).data;
    expect(await reveals()).toMatchObject({ opened: 1, players: 8, rooms: [{ no: 1 }] });
    expect((await reveals()).rooms[0]?.looks).toHaveLength(1);
    const second = { roomId: 'NEW123', password: 'fresh', note: 'Leak' };
    await server.api.act(roomCalls.replaceRoom, {
      as: lobby.admin,
      params: { matchId: lobby.match._id },
      body: second,
    });
    expect(await reveals()).toMatchObject({ opened: 0, rooms: [{ no: 2 }, { no: 1 }] });
    expect((await show(lobby.match._id, leader)).body.data).toMatchObject({ no: 2, ...second });
    const { rows } = await sql<{ no: number }>`
      select no from rooms where match_id = ${lobby.match._id} and sealed is not null`.execute(
      server.db,
    );
    expect(rows).toEqual([{ no: 2 }]);
  });

  it.each([
    ['too short', { roomId: 'RM1' }, 'roomId'],
    ['signs', { roomId: 'RM-4711' }, 'roomId'],
    ['a long password', { password: 'x'.repeat(17) }, 'password'],
  ])('is refused with %s', async (_name, change, field) => {
    const lobby = await lobbyIn(60);
    const answer = await server.api.send(roomCalls.saveRoom, {
      as: lobby.admin,
      params: { matchId: lobby.match._id },
      body: { ...goodRoom, ...change },
    });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });

  it('loses its spaces, and is replaced rather than saved again once it is released', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, { ...lobby, room: { ...goodRoom, roomId: ' 47 11 ' } });
    expect((await show(lobby.match._id, lobby.admin)).body.data).toMatchObject({ roomId: '4711' });
    const again = { as: lobby.admin, params: { matchId: lobby.match._id }, body: goodRoom };
    expect(await server.api.send(roomCalls.saveRoom, again)).toMatchObject(refused('CONFLICT'));
  });

  it('is released once if two hosts do it at once, and the lobby is notified once', async () => {
    const lobby = await lobbyIn(60);
    await fillRoom(server, lobby);
    const hosts = await Promise.all([newAdmin(server), newAdmin(server)]);
    const params = { matchId: lobby.match._id };
    const answers = await Promise.all(
      hosts.map((as) => server.api.send(roomCalls.releaseRoom, { as, params })),
    );
    for (const answer of answers) expect(answer).toMatchObject(succeeded);
    expect(await countReleases(lobby)).toBe(1);
  });
});

describe('the clock of a match', () => {
  const setStart = (matchId: string, minutes: number) =>
    server.change(
      'matches',
      { id: matchId },
      { starts_at: new Date(server.platform.now().getTime() + minutes * minute) },
    );
  const release = (matchId: string) =>
    runMatchClock(server.platform, { matchId, action: 'release' });
  const play = (matchId: string) => runMatchClock(server.platform, { matchId, action: 'play' });
  const asksOf = async (matchId: string) => (await server.row('matches', { id: matchId })).asks;

  it('releases a saved room in time, and once only if two processes do it', async () => {
    const lobby = await lobbyIn(60);
    await fillRoom(server, lobby);
    await release(lobby.match._id);
    expect((await look(server, lobby.match)).match.state).toBe('scheduled');
    await setStart(lobby.match._id, 15);
    await Promise.all([release(lobby.match._id), release(lobby.match._id)]);
    expect((await look(server, lobby.match)).match.state).toBe('room_released');
    expect(await countReleases(lobby)).toBe(1);
  });

  it('asks the host instead when there is no room, or it is later than 10 minutes after the start', async () => {
    const empty = await lobbyIn(60);
    await setStart(empty.match._id, 14);
    await release(empty.match._id);
    expect(await asksOf(empty.match._id)).toBe('no_room');
    const late = await lobbyIn(60);
    await fillRoom(server, late);
    await setStart(late.match._id, -11);
    await release(late.match._id);
    expect(await asksOf(late.match._id)).toBe('late_room');
    expect((await look(server, late.match)).match.state).toBe('scheduled');
  });

  it('starts a match 10 minutes after its time if its room is open, else asks the host', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, lobby);
    await setStart(lobby.match._id, -9);
    await play(lobby.match._id);
    expect((await look(server, lobby.match)).match.state).toBe('room_released');
    await setStart(lobby.match._id, -10);
    await play(lobby.match._id);
    expect((await look(server, lobby.match)).match.state).toBe('playing');
    const closed = await lobbyIn(60);
    await setStart(closed.match._id, -10);
    await play(closed.match._id);
    expect((await look(server, closed.match)).match.state).toBe('scheduled');
    expect(await asksOf(closed.match._id)).toBe('no_room');
  });

  it('does nothing for a cancelled tournament', async () => {
    const lobby = await lobbyIn(60);
    await fillRoom(server, lobby);
    await setStart(lobby.match._id, 10);
    await server.api.act(cancelTournament, {
      as: lobby.admin,
      params: { tournamentId: lobby.tournament._id },
      body: { reason: 'The servers are down.' },
    });
    await release(lobby.match._id);
    const params = { tournamentId: lobby.tournament._id };
    const { data } = await server.api.act(listMatches, { params });
    expect(data[0]?.state).toBe('cancelled');
  });

  it('makes a tournament live with its first room', async () => {
    const lobby = await lobbyIn(60);
    await openRoom(server, lobby);
    const row = await server.row('tournaments', { id: lobby.tournament._id }, ['status']);
    expect(row.status).toBe('LIVE');
  });
});
