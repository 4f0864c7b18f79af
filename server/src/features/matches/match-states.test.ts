import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import * as calls from '@one-dream/contract/features/matches/matches.ts';
import { saveResultDraft } from '@one-dream/contract/features/results/results.ts';
import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { entriesOf, inMinutes, look, newLobby, openRoom } from '../../../../factories/lobbies.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { putInPhase, startByHand, touch } from '../../../tests/support/match-days.ts';
import { newAdmin } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { runMatchClock } from './match-clock.actions.ts';

const server = await sharedTestServer();

const reason = 'The game server went down.';
const lobbyIn = (minutes: number, teams = 2) =>
  newLobby(server, { teams, form: { firstStart: inMinutes(server, minutes) } });

/** Shifts the start of a match, as passing time would. */
async function setStart(matchId: string, minutes: number): Promise<void> {
  await server.change(
    'matches',
    { id: matchId },
    { starts_at: new Date(server.platform.now().getTime() + minutes * 60_000) },
  );
}

async function sealedRooms(matchId: string): Promise<number> {
  const rows = await server.db
    .selectFrom('rooms')
    .select('id')
    .where('match_id', '=', matchId)
    .where('sealed', 'is not', null)
    .execute();
  return rows.length;
}

describe('a match that broke off', () => {
  it('is void and played again: same number and lobby, a new room, the old one gone', async () => {
    const lobby = await lobbyIn(20);
    const { match, admin, squads } = lobby;
    await openRoom(server, lobby);
    const before = await look(server, match);
    const toVoid = ({ version }: calls.Match) => ({
      as: admin,
      params: { matchId: match._id },
      body: { reason, replayAt: inMinutes(server, 90), version },
    });
    const scheduled = await server.api.send(calls.voidMatch, toVoid(before.match));
    expect(scheduled).toMatchObject(refused('CONFLICT'));
    const started = await startByHand(server, lobby);
    const voided = await server.api.act(calls.voidMatch, toVoid(started));
    expect(voided.data).toMatchObject({ state: 'void', reason });
    expect(voided.replay).toMatchObject({
      no: match.no,
      attempt: 2,
      replayOf: match._id,
      state: 'scheduled',
      map: match.map,
    });
    const after = await look(server, voided.replay);
    expect(after.slots.map(({ entryId, roomSlot }) => [entryId, roomSlot])).toEqual(
      before.slots.map(({ entryId, roomSlot }) => [entryId, roomSlot]),
    );
    expect(await sealedRooms(match._id)).toBe(0);
    expect(await sealedRooms(voided.replay._id)).toBe(0);
    const as = squads[0]?.leader ?? expect.fail('no team');
    for (const matchId of [match._id, voided.replay._id])
      expect(await server.api.send(showRoom, { as, params: { matchId } })).toMatchObject(
        refused('ROOM_NOT_RELEASED'),
      );
    // The replay has its own clock; that of the void match does nothing.
    await runMatchClock(server.platform, { matchId: match._id, action: 'play' });
    expect((await look(server, match)).match.state).toBe('void');
    await openRoom(server, { match: voided.replay, admin });
    expect(
      await server.api.send(showRoom, { as, params: { matchId: voided.replay._id } }),
    ).toMatchObject(succeeded);
  });
});

describe('a lobby that is too small', () => {
  it('starts only once the host says so; by the clock the host is asked', async () => {
    const lobby = await newLobby(server, {
      teams: 3,
      tournament: {
        regClosesAt: inMinutes(server, 10),
        checkinOpensAt: inMinutes(server, 20),
        checkinClosesAt: inMinutes(server, 60),
        firstMatchAt: inMinutes(server, 80),
      },
      form: { firstStart: inMinutes(server, 80) },
    });
    const { match, admin, tournament, squads } = lobby;
    await putInPhase(server, { tournament, phase: 'check-in' });
    await openRoom(server, lobby);
    const [team] = squads;
    if (!team) throw new Error('no team');
    await touch(server, entries.checkIn, { team: team as never, tournament });
    const params = { matchId: match._id };
    const start = async (confirm: boolean) =>
      server.api.send(calls.startMatch, {
        as: admin,
        params,
        body: { confirm, version: (await look(server, match)).match.version },
      });
    expect(await start(false)).toMatchObject(refused('NOT_READY'));
    await setStart(match._id, -11);
    await runMatchClock(server.platform, { matchId: match._id, action: 'play' });
    const { data } = await server.api.act(calls.listConsoleMatches, {
      as: admin,
      params: { tournamentId: tournament._id },
    });
    expect(data[0]).toMatchObject({ asks: 'small_lobby', match: { state: 'room_released' } });
    expect(await start(true)).toMatchObject(succeeded);
    expect((await look(server, match)).match.state).toBe('playing');
  });

  it('is postponed: its room is gone, the clock leaves it alone, and a new start brings it back', async () => {
    const lobby = await lobbyIn(20);
    const { match, admin } = lobby;
    await openRoom(server, lobby);
    const params = { matchId: match._id };
    const { version } = (await look(server, match)).match;
    const send = (body: { reason: string; version: number }) =>
      server.api.send(calls.postponeMatch, { as: admin, params, body });
    expect(await send({ reason, version: version - 1 })).toMatchObject(refused('STALE'));
    expect(await send({ reason, version })).toMatchObject(succeeded);
    expect(await sealedRooms(match._id)).toBe(0);
    await setStart(match._id, 5);
    for (const action of ['release', 'play'] as const)
      await runMatchClock(server.platform, { matchId: match._id, action });
    const postponed = (await look(server, match)).match;
    expect(postponed).toMatchObject({ state: 'postponed', reason });
    await server.api.act(calls.moveMatch, {
      as: admin,
      params,
      body: { startsAt: inMinutes(server, 50), version: postponed.version },
    });
    expect((await look(server, match)).match.state).toBe('scheduled');
    // Neither the clock nor a start by hand opens a room that is gone.
    await setStart(match._id, 5);
    await runMatchClock(server.platform, { matchId: match._id, action: 'release' });
    const { data } = await server.api.act(calls.listConsoleMatches, {
      as: admin,
      params: { tournamentId: lobby.tournament._id },
    });
    expect(data[0]).toMatchObject({ asks: 'no_room', match: { state: 'scheduled' } });
    await startByHand(server, { ...lobby, confirm: true });
    const [row] = await server.rows('matches', { id: match._id }, ['state', 'released_at']);
    expect(row).toEqual({ state: 'playing', released_at: null });
  });
});

describe('a start by mistake', () => {
  async function begin(lobby: Awaited<ReturnType<typeof lobbyIn>>) {
    await openRoom(server, lobby);
    const { version } = await startByHand(server, lobby);
    return { as: lobby.admin, params: { matchId: lobby.match._id }, body: { version } };
  }

  it('is taken back while nothing is entered: the room stays open, the clock starts it again', async () => {
    const lobby = await lobbyIn(20);
    const press = await begin(lobby);
    const { data } = await server.api.act(calls.undoStart, press);
    expect(data).toMatchObject({ state: 'room_released', startedAt: null });
    expect(await server.api.send(calls.undoStart, press)).toMatchObject(refused('STALE'));
    await setStart(lobby.match._id, -11);
    await runMatchClock(server.platform, { matchId: lobby.match._id, action: 'play' });
    expect((await look(server, lobby.match)).match.state).toBe('playing');
    const entries = await server.rows(
      'audit_log',
      { tournament_id: lobby.tournament._id, action: 'match.undo-start' },
      ['action'],
    );
    expect(entries).toHaveLength(1);
  });

  it('is not taken back once a row is saved', async () => {
    const lobby = await lobbyIn(20);
    const press = await begin(lobby);
    const { squads: teams, tournament } = lobby;
    const [entryId = ''] = await entriesOf(server, { teams, tournament });
    const row = { entryId, status: 'played' as const, placement: 1 };
    await server.api.act(saveResultDraft, {
      as: lobby.admin,
      params: press.params,
      body: { version: 0, rows: [{ ...row, elims: null, fielded: null }] },
    });
    const { version } = (await look(server, lobby.match)).match;
    const late = await server.api.send(calls.undoStart, { ...press, body: { version } });
    expect(late).toMatchObject(refused('CONFLICT'));
    expect((await look(server, lobby.match)).match.state).toBe('results_in');
  });
});

it('a player who is in with another team is not swapped in', async () => {
  const tournament = await openTournament(server);
  const [own, other] = [await newSquad(server), await newSquad(server, { size: 5 })];
  for (const team of [own, other]) await register(server, { team, tournament });
  const mover = other.players[4] ?? expect.fail('no fifth player');
  await server.api.act(kickPlayer, { as: other.leader, params: { userId: mover.id } });
  await joinTeam(server, { team: own, player: mover });
  await putInPhase(server, { tournament, phase: 'locked' });
  const outUserId = own.players[3]?.id ?? '';
  const body = { outUserId, inUserId: mover.id, reason: 'Our fourth is ill.' };
  const request = { team: own, tournament, as: await newAdmin(server), body };
  expect(await touch(server, entries.swapPlayer, request)).toMatchObject(refused('PLAYER_TAKEN'));
  const free = await newSquad(server, { size: 1 });
  expect(
    await touch(server, entries.swapPlayer, {
      ...request,
      body: { ...body, inUserId: free.leader.id },
    }),
  ).toMatchObject(refused('INVALID'));
});
