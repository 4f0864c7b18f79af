import { giveBan } from '@one-dream/contract/features/discipline/discipline.ts';
import { disqualifyEntry, listEntries } from '@one-dream/contract/features/entries/entries.ts';
import * as calls from '@one-dream/contract/features/guests/guests.ts';
import { listReveals } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import {
  emptyGuestEvent,
  eventCall,
  guestOf,
  newGuestEvent,
  sheetTeam,
  writeSheet,
} from '../../../../factories/guests.ts';
import { goodRoom } from '../../../../factories/lobbies.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { register, shown, tryCancel } from '../../../../factories/tournaments.ts';
import { newGuestLobby } from '../../../tests/support/guest-lobby.ts';
import { entryOf, putInPhase } from '../../../tests/support/match-days.ts';
import { newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer, type TestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();

const send: TestServer['api']['send'] = (call, sent) => server.api.send(call, sent);
const of = eventCall;
const emptyEvent = (form = {}) => emptyGuestEvent(server, form);
const first = <One>(list: readonly One[]) => list[0] ?? expect.fail('nothing there');
const read = (link: string) => send(calls.readGuest, { body: { link } });

const room = (body: { link: string; inGameId?: string; key?: string }, agent = 'Phone') =>
  send(calls.showGuestRoom, { body, headers: { 'user-agent': agent } });

describe('a team link', () => {
  it('opens a page that names the squad, without an account and without a game id', async () => {
    const { entries, teams } = await newGuestEvent(server);
    const answer = await read(first(entries).link);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.data).toMatchObject({
      name: first(teams).name,
      slot: 1,
      can: { checkIn: false, withdraw: true, complete: false },
    });
    for (const id of first(teams).ids) expect(JSON.stringify(answer.body)).not.toContain(id);
    expect(await read('x'.repeat(43))).toMatchObject(refused('LINK_INVALID'));
    expect(await read('nonsense')).toMatchObject(refused('LINK_INVALID'));
  });

  it('checks in and withdraws, in their time', async () => {
    const { tournament, entries } = await newGuestEvent(server);
    const { link } = first(entries);
    const body = { link };
    expect(await send(calls.checkInGuest, { body })).toMatchObject(refused('CHECKIN_CLOSED'));
    await putInPhase(server, { tournament, phase: 'check-in' });
    expect(await send(calls.checkInGuest, { body })).toMatchObject(succeeded);
    expect(await send(calls.checkInGuest, { body })).toMatchObject(succeeded);
    expect((await read(link)).body.data).toMatchObject({ state: 'checked_in', checkedIn: true });
    expect(await send(calls.withdrawGuest, { body })).toMatchObject(succeeded);
    expect((await read(link)).body.data).toMatchObject({ state: 'withdrawn', slot: null });
    await putInPhase(server, { tournament, phase: 'locked' });
    const other = { link: entries[1]?.link ?? '' };
    expect(await send(calls.withdrawGuest, { body: other })).toMatchObject(
      refused('CANCEL_CLOSED'),
    );
  });

  it('fills in the ids that a squad lacks, and nothing else', async () => {
    const event = await emptyEvent();
    const table = 'Team,Players\nTeam Late,"Mortal, Viper, Regal, Clutch"';
    const { entries } = await server.api.act(calls.importGuests, {
      ...of(event),
      body: { table, accept: [0] },
    });
    const link = first(entries).link ?? '';
    await putInPhase(server, { tournament: event.tournament, phase: 'check-in' });
    expect(await send(calls.checkInGuest, { body: { link } })).toMatchObject(refused('NOT_READY'));
    const { ids } = sheetTeam();
    const players = ids.map((inGameId, index) => ({ inGameName: `P${index}`, inGameId }));
    const twice = [...players.slice(1), { inGameName: 'Twice', inGameId: ids[1] ?? '' }];
    expect(await send(calls.completeGuest, { body: { link, players: twice } })).toMatchObject(
      refused('INVALID'),
    );
    const squad = (...names: string[]) => ({
      body: { data: { players: names.map((name) => ({ name })) } },
    });
    const some = [{ inGameName: 'Viper', inGameId: ids[1] ?? '' }];
    expect(await send(calls.completeGuest, { body: { link, players: some } })).toMatchObject(
      succeeded,
    );
    expect(await read(link)).toMatchObject(squad('Viper', 'Mortal', 'Regal', 'Clutch'));
    const rest = players.filter((_, index) => index !== 1);
    expect(await send(calls.completeGuest, { body: { link, players: rest } })).toMatchObject(
      succeeded,
    );
    expect(await read(link)).toMatchObject(squad('Viper', 'P0', 'P2', 'P3'));
    expect(await send(calls.checkInGuest, { body: { link } })).toMatchObject(succeeded);
    expect(await send(calls.completeGuest, { body: { link, players } })).toMatchObject(
      refused('CONFLICT'),
    );
  });

  it('keeps apart two players of one name, of whom one is filled in', async () => {
    const event = await emptyEvent();
    const table = 'Team,Players\nTeam Twins,"Ajay, Ajay, Regal, Clutch"';
    const { entries } = await server.api.act(calls.importGuests, {
      ...of(event),
      body: { table, accept: [0] },
    });
    const link = first(entries).link ?? '';
    const { ids } = sheetTeam();
    for (const [index, inGameId] of ids.slice(0, 2).entries()) {
      const body = { link, players: [{ inGameName: 'Ajay', inGameId }] };
      expect(await send(calls.completeGuest, { body })).toMatchObject(succeeded);
      const names = ['Ajay', 'Ajay', 'Regal', 'Clutch'];
      const players = names.map((name, at) => ({ name, hasId: at <= index }));
      expect((await read(link)).body.data).toMatchObject({ players });
    }
  });

  it('is made anew and taken back: whoever came by it is out', async () => {
    const event = await newGuestEvent(server);
    const { entryId, link } = first(event.entries);
    const request = { as: event.admin, params: { entryId } };
    const renewed = await server.api.act(calls.renewGuestLink, request);
    expect(await read(link)).toMatchObject(refused('LINK_INVALID'));
    expect(await read(renewed.link)).toMatchObject(succeeded);
    expect((await guestOf(server, event, entryId)).link).toBe(renewed.link);
    await server.api.act(calls.revokeGuestLink, request);
    expect(await read(renewed.link)).toMatchObject(refused('LINK_INVALID'));
    const claimer = await newPlayer(server, { inGameId: first(event.teams).ids[0] });
    for (const dead of [link, renewed.link])
      expect(await send(calls.claimGuest, { as: claimer, body: { link: dead } })).toMatchObject(
        refused('LINK_INVALID'),
      );
    expect((await guestOf(server, event, entryId)).link).toBeNull();
    const as = await newPlayer(server);
    expect(await send(calls.renewGuestLink, { ...request, as })).toMatchObject(
      refused('NOT_ALLOWED'),
    );
  });

  it('says on how many devices it was opened', async () => {
    const event = await newGuestEvent(server);
    const { entryId, link } = first(event.entries);
    for (const agent of ['Chrome/130 Android', 'Firefox/130'])
      await send(calls.readGuest, {
        body: { link },
        headers: {
          'user-agent': agent,
          cookie: `od_device=${agent.length.toString().repeat(43).slice(0, 43)}`,
        },
      });
    expect((await guestOf(server, event, entryId)).devices).toHaveLength(2);
  });
});

describe("a guest's room", () => {
  it('is shown from release on for a game id of the roster, then for the key of the device', async () => {
    const { release, link, team, match, admin, entries } = await newGuestLobby(server);
    const inGameId = team.ids[0] ?? '';
    // Before there is a room nobody is told whether an id is right.
    for (const id of [inGameId, '6299999999'])
      expect(await room({ link, inGameId: id })).toMatchObject(refused('ROOM_NOT_RELEASED'));
    await release();
    expect(JSON.stringify((await read(link)).body)).not.toContain(goodRoom.roomId);
    const answer = await room({ link, inGameId: ` ${inGameId.slice(0, 4)} ${inGameId.slice(4)}` });
    expect(answer.body).toMatchObject({ ...goodRoom, no: 1, team: team.name });
    const key = String(answer.body.key);
    expect(await room({ link, key })).toMatchObject({ ...succeeded, body: goodRoom });
    expect(await room({ link, key: 'k'.repeat(43) })).toMatchObject(refused('GUEST_ID_WRONG'));
    const other = { link: entries[1]?.link ?? '', key };
    expect(await room(other)).toMatchObject(refused('GUEST_ID_WRONG'));
    const { data } = await server.api.act(listReveals, {
      as: admin,
      params: { matchId: match._id },
    });
    expect(data).toMatchObject({ opened: 1, players: 2 });
    expect(data.rooms[0]?.looks).toMatchObject([{ team: team.name, device: expect.any(String) }]);
  });

  it('is for checked-in teams', async () => {
    const { release, link, team } = await newGuestLobby(server, { checkedIn: false });
    await release();
    const answer = await room({ link, inGameId: team.ids[0] ?? '' });
    expect(answer).toMatchObject(refused('NOT_IN_LOBBY'));
  });

  it('lets a device rest after five wrong ids, and the link after twenty until a host opens it', async () => {
    const lobby = await newGuestLobby(server);
    const { release, link, team, entries } = lobby;
    await release();
    const right = { link, inGameId: team.ids[0] ?? '' };
    const wrong = { link, inGameId: '6299999999' };
    const guess = async (agent: string, times: number) => {
      for (let time = 0; time < times; time++)
        expect(await room(wrong, agent)).toMatchObject(refused('GUEST_ID_WRONG'));
    };
    await guess('One', 5);
    const rests = await room(right, 'One');
    expect(rests).toMatchObject(refused('GUEST_RESTS'));
    expect(Number(rests.headers.get('retry-after'))).toBeGreaterThan(800);
    const known = await room(right, 'Two');
    expect(known).toMatchObject(succeeded);
    await guess('Two', 5);
    await guess('Three', 5);
    await guess('Four', 5);
    expect(await room(right, 'Five')).toMatchObject(refused('GUEST_RESTS'));
    // Strangers shut nobody out who has a key.
    const key = String(known.body.key);
    expect(await room({ link, key }, 'Two')).toMatchObject(succeeded);
    const { entryId } = first(entries);
    expect(await guestOf(server, lobby, entryId)).toMatchObject({ rests: true });
    await server.api.act(calls.openGuestLink, { as: lobby.admin, params: { entryId } });
    expect(await room(right, 'Five')).toMatchObject(succeeded);
  });

  it('counts guesses that come at once', async () => {
    const { release, link } = await newGuestLobby(server);
    await release();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        room({ link, inGameId: String(6_290_000_000 + n) }, `Phone ${n}`),
      ),
    );
    const wrong = answers.filter(({ body }) => body.code === 'GUEST_ID_WRONG');
    expect(wrong).toHaveLength(20);
  });

  it('is closed to who was put out', async () => {
    const { release, link, team, entries, admin } = await newGuestLobby(server);
    await release();
    await server.api.act(disqualifyEntry, {
      as: admin,
      params: { entryId: first(entries).entryId },
      body: { reason: 'Played with a cheat.' },
    });
    expect((await room({ link, inGameId: team.ids[0] ?? '' })).status).not.toBe(200);
  });
});

describe('claiming', () => {
  it('makes the team a real one, once, and tells whoever has the old link', async () => {
    const event = await newGuestEvent(server);
    const { link, name, entryId } = first(event.entries);
    const as = await newPlayer(server, { inGameId: first(event.teams).ids[2] });
    const body = { link };
    const { data } = await server.api.act(calls.claimGuest, { as, body });
    expect(data?.name).toBe(name);
    const { reg_teams } = await shown(server, event.tournament);
    expect(reg_teams[0]).toMatchObject({ _id: data?.teamId, name });
    expect(await read(link)).toMatchObject(refused('ALREADY_CLAIMED'));
    expect(await send(calls.claimGuest, { as: await newPlayer(server), body })).toMatchObject(
      refused('ALREADY_CLAIMED'),
    );
    expect(await guestOf(server, event, entryId)).toMatchObject({
      link: null,
      claimed: { by: as.name },
      // Their number is needed no more.
      captain: { name: '', phone: '', mail: '', discord: '' },
    });
    const renew = { as: event.admin, params: { entryId } };
    for (const call of [calls.renewGuestLink, calls.revokeGuestLink, calls.openGuestLink])
      expect(await send(call, renew)).toMatchObject(refused('ALREADY_CLAIMED'));
  });

  it('by two at the same moment is done by one of them', async () => {
    const event = await newGuestEvent(server);
    const { link } = first(event.entries);
    const people = await Promise.all(
      [0, 1].map((place) => newPlayer(server, { inGameId: first(event.teams).ids[place] })),
    );
    const answers = await Promise.all(
      people.map((as) => send(calls.claimGuest, { as, body: { link } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused to whose game ids disagree', async () => {
    const event = await newGuestEvent(server);
    const body = { link: first(event.entries).link };
    expect(await send(calls.claimGuest, { as: await newPlayer(server), body })).toMatchObject(
      refused('IDS_DISAGREE'),
    );
    const { leader } = await newSquad(server);
    expect(await send(calls.claimGuest, { as: leader, body })).toMatchObject(
      refused('IDS_DISAGREE'),
    );
  });

  it('is refused to a team that is in the event with an entry of its own, as long as it is', async () => {
    const event = await newGuestEvent(server);
    const { link, entryId } = first(event.entries);
    const team = await newSquad(server);
    const side = { team, tournament: event.tournament };
    await register(server, side);
    // Half of the guest team's ids, by players who join once the team is in.
    for (const inGameId of first(event.teams).ids.slice(0, 2))
      await joinTeam(server, { team, player: await newPlayer(server, { inGameId }) });
    const claim = () => send(calls.claimGuest, { as: team.leader, body: { link } });
    expect(await claim()).toMatchObject(refused('ALREADY_REGISTERED'));
    expect(await guestOf(server, event, entryId)).toMatchObject({ link, claimed: null });
    expect(await tryCancel(server, side)).toMatchObject(succeeded);
    expect(await claim()).toMatchObject(succeeded);
  });

  it('is no way in for a team that was put out, or banned, nor for a player who is banned', async () => {
    const event = await newGuestEvent(server, { teams: 2 });
    const [one, two] = event.teams;
    const claim = (as: Person, index: number) =>
      send(calls.claimGuest, { as, body: { link: event.entries[index]?.link ?? '' } });
    const team = await newSquad(server);
    await register(server, { team, tournament: event.tournament });
    await server.api.act(disqualifyEntry, {
      as: event.admin,
      params: { entryId: (await entryOf(server, { team, tournament: event.tournament })).id },
      body: { reason: 'Played with a cheat.' },
    });
    for (const inGameId of one?.ids.slice(0, 2) ?? [])
      await joinTeam(server, { team, player: await newPlayer(server, { inGameId }) });
    expect(await claim(team.leader, 0)).toMatchObject(refused('DISQUALIFIED'));

    const ban = (subject: { kind: 'team'; teamId: string } | { kind: 'person'; userId: string }) =>
      server.api.act(giveBan, {
        as: event.admin,
        body: { subject, kind: 'cheating', scope: 'organisation', days: 7, reason: 'Seen.' },
      });
    const ids = two?.ids.map((inGameId) => ({ inGameId })).slice(0, 2) ?? [];
    const other = await newSquad(server, { players: ids });
    await ban({ kind: 'team', teamId: other.id });
    expect(await claim(other.leader, 1)).toMatchObject(refused('BANNED'));
    const alone = await newPlayer(server, { inGameId: two?.ids[2] });
    await ban({ kind: 'person', userId: alone.id });
    expect(await claim(alone, 1)).toMatchObject(refused('BANNED'));
  });

  it('joins it to the team that the claimer leads, which can check in with it', async () => {
    const event = await emptyEvent();
    const guest = sheetTeam();
    const [one, two] = guest.ids;
    const { entries } = await server.api.act(calls.importGuests, {
      ...of(event),
      body: { table: writeSheet([guest]), accept: [0] },
    });
    const squad = await newSquad(server, { players: [{ inGameId: one }, { inGameId: two }] });
    const body = { link: first(entries).link ?? '' };
    const mate = squad.players[1] ?? expect.fail();
    expect(await send(calls.claimGuest, { as: mate, body })).toMatchObject(refused('NOT_LEADER'));
    await server.api.act(calls.claimGuest, { as: squad.leader, body });
    await putInPhase(server, { tournament: event.tournament, phase: 'check-in' });
    const { data } = await server.api.act(listEntries, of(event));
    expect(data[0]).toMatchObject({ teamId: squad.id, isGuest: false, lineup: { ready: 4 } });
  });
});
