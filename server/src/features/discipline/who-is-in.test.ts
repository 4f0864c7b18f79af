import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { handOverTeam, kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { inMinutes, newLobby, openRoom } from '../../../../factories/lobbies.ts';
import { joinTeam } from '../../../../factories/teams.ts';
import { tryBan } from '../../../tests/support/bans.ts';
import { entryOf, openMatchDay, putInPhase, touch } from '../../../tests/support/match-days.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const first = <Item>(items: readonly Item[], index = 0) => items[index] ?? expect.fail('none');
const reason = 'Seen in the recording.';
const ban = (userId: string) => tryBan(server, { as: admin, subject: { kind: 'person', userId } });
const idOf = (answer: { body: unknown }) => first((answer.body as { data: calls.Ban[] }).data)._id;

describe('a team that came after all', () => {
  const strikesOf = (tournament: { _id: string }) =>
    server.rows('strikes', { tournament_id: tournament._id }, ['user_id', 'revoked_at']);

  it('is let in again by a host, with its players and without the strike', async () => {
    const { tournament, placed } = await openMatchDay(server, { slots: 2, phase: 'locked' });
    const team = first(placed);
    const request = { team, tournament, as: admin };
    expect(await touch(server, entries.undoNoShow, request)).toMatchObject(refused('CONFLICT'));
    await touch(server, entries.markNoShow, { ...request, body: { reason } });
    expect(await strikesOf(tournament)).toEqual([{ user_id: team.leader.id, revoked_at: null }]);
    const own = { team, tournament };
    expect(await touch(server, entries.undoNoShow, own)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await touch(server, entries.undoNoShow, request)).toMatchObject(succeeded);
    expect(await entryOf(server, { team, tournament })).toMatchObject({
      state: 'checked_in',
      slot: 1,
    });
    expect(first(await strikesOf(tournament)).revoked_at).not.toBeNull();
    // They hold their players, who cannot play for another entry.
    const holds = await server.rows(
      'registration_players',
      { user_id: team.leader.id, tournament_id: tournament._id },
      ['holds'],
    );
    expect(holds).toEqual([{ holds: true }]);
    const { strikes } = (await server.api.act(calls.getOwnDiscipline, { as: team.leader })).data;
    expect(first(strikes).revokeReason).toBe('The team was let in after all.');
  });

  it('stays out while its place is another’s', async () => {
    const { tournament, placed, waiting } = await openMatchDay(server, { waiting: 1 });
    const team = first(placed);
    await putInPhase(server, { tournament, phase: 'check-in' });
    await touch(server, entries.checkIn, { team: first(waiting), tournament });
    await putInPhase(server, { tournament, phase: 'locked' });
    const request = { team, tournament, as: admin };
    await touch(server, entries.markNoShow, { ...request, body: { reason } });
    await server.api.act(entries.fillPlaces, {
      as: admin,
      params: { tournamentId: tournament._id },
    });
    expect(await touch(server, entries.undoNoShow, request)).toMatchObject(refused('SLOTS_FILLED'));
  });

  it('has its strike taken back when it claims a slot', async () => {
    const day = { slots: 2, placed: 2, phase: 'locked', kind: 'scrim' } as const;
    const { tournament, placed } = await openMatchDay(server, day);
    const team = first(placed);
    await touch(server, entries.markNoShow, { team, tournament, as: admin, body: { reason } });
    await server.api.act(entries.claimSlot, {
      as: team.leader,
      params: { tournamentId: tournament._id, teamId: team.id },
    });
    expect(first(await strikesOf(tournament)).revoked_at).not.toBeNull();
  });

  it('that did not come is struck with who led it when check-in opened, whoever leads it since', async () => {
    const { tournament, placed } = await openMatchDay(server, { phase: 'check-in' });
    const team = first(placed);
    const stooge = first(team.players, 1);
    await server.api.act(handOverTeam, { as: team.leader, params: { userId: stooge.id } });
    await putInPhase(server, { tournament, phase: 'locked' });
    await touch(server, entries.markNoShow, { team, tournament, as: admin, body: { reason } });
    expect(await strikesOf(tournament)).toEqual([{ user_id: team.leader.id, revoked_at: null }]);
  });

  it('handed over before check-in opened is its new leader’s', async () => {
    const { tournament, placed } = await openMatchDay(server, { phase: 'closed' });
    const team = first(placed);
    const heir = first(team.players, 1);
    await server.api.act(handOverTeam, { as: team.leader, params: { userId: heir.id } });
    await putInPhase(server, { tournament, phase: 'locked' });
    await touch(server, entries.markNoShow, { team, tournament, as: admin, body: { reason } });
    expect(await strikesOf(tournament)).toEqual([{ user_id: heir.id, revoked_at: null }]);
  });
});

describe('a ban of who is in', () => {
  it('keeps a team of the waitlist from claiming a slot with the players it was entered with', async () => {
    const day = await openMatchDay(server, { waiting: 1, kind: 'scrim' });
    const { tournament, placed, waiting } = day;
    const team = first(waiting);
    const banned = first(team.players, 2);
    await ban(banned.id);
    await putInPhase(server, { tournament, phase: 'locked' });
    const out = { team: first(placed), tournament, as: admin };
    await touch(server, entries.markNoShow, { ...out, body: { reason } });
    const params = { tournamentId: tournament._id, teamId: team.id };
    const claim = () => server.api.send(entries.claimSlot, { as: team.leader, params });
    expect(await claim()).toMatchObject(refused('BANNED'));
    // The team has enough players again, the entry has not.
    await server.api.act(kickPlayer, { as: team.leader, params: { userId: banned.id } });
    await joinTeam(server, { team, player: await newPlayer(server) });
    expect(await claim()).toMatchObject(refused('NOT_READY'));
    expect((await entryOf(server, { team, tournament })).state).toBe('waitlisted');
  });

  it('keeps a team of the waitlist from moving up, by itself and by a host; the next one moves up', async () => {
    const { tournament, placed, waiting } = await openMatchDay(server, { waiting: 2 });
    const [banned, next] = [first(waiting), first(waiting, 1)];
    await ban(first(banned.players, 2).id);
    await touch(server, entries.withdrawEntry, { team: first(placed), tournament });
    expect((await entryOf(server, { team: banned, tournament })).state).toBe('waitlisted');
    expect((await entryOf(server, { team: next, tournament })).state).toBe('registered');
    await touch(server, entries.withdrawEntry, { team: next, tournament });
    expect((await entryOf(server, { team: banned, tournament })).state).toBe('waitlisted');
    const request = { team: banned, tournament, as: admin };
    expect(await touch(server, entries.promoteEntry, request)).toMatchObject(refused('BANNED'));
  });

  it('makes a stranger of a player who has checked in, at the room too, and flags the entry for its hosts', async () => {
    const lobby = await newLobby(server, { teams: 2, form: { firstStart: inMinutes(server, 60) } });
    await openRoom(server, lobby);
    const squad = first(lobby.squads);
    const [player, mate] = [await squad.signIn(1), await squad.signIn(2)];
    const params = { matchId: lobby.match._id };
    const show = (as: Person) => server.api.send(showRoom, { as, params });
    expect(await show(player)).toMatchObject(succeeded);
    const banId = idOf(await ban(player.id));
    expect(await show(player)).toMatchObject(refused('NOT_IN_LOBBY'));
    expect((await server.api.act(getMatch, { as: player, params })).data.mine).toBeNull();
    expect(await show(mate)).toMatchObject(succeeded);
    const { data } = await server.api.act(entries.listEntries, {
      as: lobby.admin,
      params: { tournamentId: lobby.tournament._id },
    });
    const flagged = data.filter(({ banned }) => banned.length > 0);
    expect(flagged.map(({ teamId, can }) => [teamId, can.disqualify])).toEqual([[squad.id, true]]);
    await server.api.act(calls.liftBan, { as: admin, params: { banId }, body: { reason } });
    expect(await show(player)).toMatchObject(succeeded);
  });

  it('of the team closes the room to all of it', async () => {
    const lobby = await newLobby(server, { teams: 2, form: { firstStart: inMinutes(server, 60) } });
    await openRoom(server, lobby);
    const { id: teamId, leader } = first(lobby.squads);
    const subject = { kind: 'team', teamId } as const;
    expect(await tryBan(server, { as: admin, subject })).toMatchObject(succeeded);
    const params = { matchId: lobby.match._id };
    expect(await server.api.send(showRoom, { as: leader, params })).toMatchObject(
      refused('NOT_IN_LOBBY'),
    );
  });
});
