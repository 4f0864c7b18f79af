import { deleteUser } from '@one-dream/contract/features/accounts/accounts.ts';
import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { saveInGameInfo } from '@one-dream/contract/features/users/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newStaff } from '../../../../factories/lobbies.ts';
import type { Squad } from '../../../../factories/site.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, register, tryRegister } from '../../../../factories/tournaments.ts';
import { type BanTerms, tryBan } from '../../../tests/support/bans.ts';
import { entryOf, openMatchDay, putInPhase, touch } from '../../../tests/support/match-days.ts';
import { eventually, runDueJobs } from '../../../tests/support/outbound.ts';
import {
  fillInGameInfo,
  giveRole,
  newAdmin,
  newOwner,
  newPlayer,
  type Person,
  signInAgain,
} from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
let admin: Person;
let owner: Person;
// Fresh for each test: they move the clock, and sessions expire by it.
beforeEach(async () => {
  admin = await newAdmin(server);
  owner = await newOwner(server);
});

const first = <Item>(items: readonly Item[], index = 0) => items[index] ?? expect.fail('none');
const reason = 'Seen in the recording.';

const ban = (userId: string, { as = admin, ...terms }: BanTerms & { as?: Person } = {}) =>
  tryBan(server, { as, subject: { kind: 'person', userId }, reason, ...terms });
const idOf = (answer: { body: unknown }) => first((answer.body as { data: calls.Ban[] }).data)._id;
const mine = async (as: Person) => (await server.api.act(calls.getOwnDiscipline, { as })).data;
const strike = (userId: string, kind: calls.Strike['kind'] = 'staff_abuse', as = admin) =>
  server.api.send(calls.strikeSubject, {
    as,
    body: { subject: { kind: 'person', userId }, kind, reason },
  });
const proposalsOf = async (name: string) =>
  (
    await server.api.act(calls.listBans, { as: admin, body: { show: 'waiting', search: name } })
  ).data.filter(({ state }) => state === 'proposed');

describe('a ban when registering, joining a waitlist, claiming or being swapped in (invariant 24)', () => {
  it('refuses at registration who is banned, by name and without the reason', async () => {
    const team = await newSquad(server, { players: [{}, { inGameName: 'OD・Zed' }] });
    const tournament = await openTournament(server);
    await ban(first(team.players, 1).id);
    const answer = await tryRegister(server, { team, tournament });
    expect(answer).toMatchObject(refused('BANNED'));
    expect(answer.body.message).toContain('OD・Zed is banned');
    expect(answer.body.message).not.toContain(reason);
  });

  it('holds for a new account with the same game id, written in another way', async () => {
    const cheater = await newPlayer(server, { inGameId: '5199000111' });
    await ban(cheater.id);
    await fillInGameInfo(server, { as: cheater });
    const team = await newSquad(server);
    await fillInGameInfo(server, { as: first(team.players, 2), inGameId: 'ID ०५१९९.000-१११' });
    const tournament = await openTournament(server);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(refused('BANNED'));
  });

  it('holds for the account with another game id', async () => {
    const team = await newSquad(server);
    const cheater = first(team.players, 2);
    await ban(cheater.id);
    await server.api.act(saveInGameInfo, {
      as: cheater,
      body: {
        inGameName: 'New',
        inGameId: '5777777001',
        inGameRole: 'IGL',
        mobileNumber: '9876543210',
      },
    });
    const tournament = await openTournament(server);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(refused('BANNED'));
  });

  it('refuses at check-in when too few are left, and lets five in without the fifth', async () => {
    const tournament = await openTournament(server);
    const four = await newSquad(server);
    const five = await newSquad(server, { size: 5 });
    await register(server, { team: four, tournament });
    await register(server, { team: five, tournament });
    await putInPhase(server, { tournament, phase: 'check-in' });
    await ban(first(four.players, 1).id);
    await ban(first(five.players, 4).id);
    const checkIn = (team: Squad) => touch(server, entries.checkIn, { team, tournament });
    expect(await checkIn(four)).toMatchObject(refused('BANNED'));
    expect(await checkIn(five)).toMatchObject(succeeded);
  });

  it('of a player who has checked in is told to the hosts of the event, who swap or disqualify', async () => {
    const tournament = await openTournament(server);
    const host = await newStaff(server, { duty: 'host', tournament });
    const team = await newSquad(server);
    await register(server, { team, tournament });
    await putInPhase(server, { tournament, phase: 'check-in' });
    await touch(server, entries.checkIn, { team, tournament });
    await ban(first(team.players, 1).id);
    const told = server.db.selectFrom('notifications').select('title');
    const title = `${team.name} has a banned player`;
    expect(await told.where('recipient_id', '=', host.id).execute()).toContainEqual({ title });
  });

  it('refuses at a roster swap who would come in', async () => {
    const tournament = await openTournament(server);
    const team = await newSquad(server);
    await register(server, { team, tournament });
    const newcomer = await newPlayer(server);
    await joinTeam(server, { team, player: newcomer });
    await putInPhase(server, { tournament, phase: 'locked' });
    await ban(newcomer.id);
    const body = { outUserId: first(team.players, 3).id, inUserId: newcomer.id, reason };
    const request = { team, tournament, as: admin, body };
    expect(await touch(server, entries.swapPlayer, request)).toMatchObject(refused('BANNED'));
  });

  it('refuses at the claim of a vacant slot', async () => {
    const { tournament } = await openMatchDay(server, { slots: 2, placed: 1, kind: 'scrim' });
    await putInPhase(server, { tournament, phase: 'locked' });
    const team = await newSquad(server);
    const params = { tournamentId: tournament._id, teamId: team.id };
    const claim = () => server.api.send(entries.claimSlot, { as: team.leader, params });
    const banId = idOf(await ban(first(team.players, 1).id, { scope: 'scrims' }));
    expect(await claim()).toMatchObject(refused('BANNED'));
    await server.api.act(calls.liftBan, { as: admin, params: { banId }, body: { reason } });
    expect((await claim()).body.code).not.toBe('BANNED');
  });

  it('from scrims lets into an event, and a banned team in nowhere', async () => {
    const team = await newSquad(server);
    await ban(first(team.players, 1).id, { scope: 'scrims' });
    const event = await openTournament(server);
    expect(await tryRegister(server, { team, tournament: event })).toMatchObject(succeeded);
    const terms = { subject: { kind: 'team', teamId: team.id }, kind: 'abuse', days: 3 } as const;
    expect(await tryBan(server, { as: admin, reason, ...terms })).toMatchObject(succeeded);
    const other = await openTournament(server);
    const answer = await tryRegister(server, { team, tournament: other });
    expect(answer).toMatchObject(refused('BANNED'));
    expect(answer.body.message).toContain('Your team is banned');
  });

  it('is over at its end, to the second, and the person is told', async () => {
    const team = await newSquad(server);
    const player = first(team.players, 1);
    await ban(player.id, { days: 1 });
    const tournament = await openTournament(server);
    const started = server.platform.now().getTime();
    server.clock.advance(86_400_000 - 1000);
    team.leader = await signInAgain(server, team.leader);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(refused('BANNED'));
    server.clock.advance(started + 86_400_000 - server.platform.now().getTime());
    expect(await tryRegister(server, { team, tournament })).toMatchObject(succeeded);
    await runDueJobs(server);
    const titles = () =>
      server.rows('notifications', { recipient_id: player.id, title: 'Your ban is over' }, [
        'title',
      ]);
    expect(await eventually(titles, { isSo: (seen) => seen.length > 0 })).toHaveLength(1);
  });
});

describe('who decides about bans', () => {
  it('is an admin up to 30 days, the owner beyond it', async () => {
    const player = await newPlayer(server);
    expect(await ban(player.id, { days: 31 })).toMatchObject(refused('NOT_ALLOWED'));
    expect(await ban(player.id, { days: null })).toMatchObject(refused('NOT_ALLOWED'));
    const banId = idOf(await ban(player.id, { days: null, as: owner }));
    const lift = (as: Person) =>
      server.api.send(calls.liftBan, { as, params: { banId }, body: { reason } });
    expect(await lift(admin)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await lift(owner)).toMatchObject(succeeded);
    expect(await lift(owner)).toMatchObject(refused('CONFLICT'));
  });

  it('is nobody about themselves or their own team (invariant 25), but the owner', async () => {
    const squad = await newSquad(server);
    const inTeam = first(squad.players, 1);
    await giveRole(server, inTeam, 'admin');
    expect(await ban(inTeam.id, { as: inTeam })).toMatchObject(refused('NOT_ALLOWED'));
    expect(await ban(squad.leader.id, { as: inTeam })).toMatchObject(refused('NOT_ALLOWED'));
    expect(await ban(owner.id)).toMatchObject(refused('NOT_ALLOWED'));
    expect(await ban(squad.leader.id, { as: owner })).toMatchObject(succeeded);
  });

  it('bans the whole lineup of an entry, also who has no account any more', async () => {
    const { tournament, placed } = await openMatchDay(server);
    const team = first(placed);
    const { id: entryId } = await entryOf(server, { team, tournament });
    const terms = { subject: { kind: 'entry', entryId }, kind: 'ringing', days: null } as const;
    const answer = await tryBan(server, { as: owner, reason, ...terms });
    const { data } = answer.body as unknown as { data: calls.Ban[] };
    expect(data).toHaveLength(4);
    expect(data.every(({ endsAt, isInForce }) => endsAt === null && isInForce)).toBe(true);
  });
});

describe('strikes', () => {
  it('come by themselves for not coming: once for each entry, to the leader, taken back when let in', async () => {
    const { tournament, placed } = await openMatchDay(server, { phase: 'locked' });
    const team = first(placed);
    const noShow = () =>
      touch(server, entries.markNoShow, { team, tournament, as: admin, body: { reason } });
    expect(await noShow()).toMatchObject(succeeded);
    await noShow();
    const own = await mine(team.leader);
    expect(own.strikes).toMatchObject([{ kind: 'no_show', points: 1, givenBy: null }]);
    expect((await mine(first(team.players, 1))).strikes).toEqual([]);
    const row = await server.row('strikes', { user_id: team.leader.id }, ['game_id_key']);
    expect(row.game_id_key).not.toBe('');
  });

  it('that is taken back ends the proposal that it led to; no-shows can be marked again', async () => {
    const { tournament, placed } = await openMatchDay(server, { phase: 'locked' });
    const team = first(placed);
    const noShow = () =>
      touch(server, entries.markNoShow, { team, tournament, as: admin, body: { reason } });
    await strike(team.leader.id);
    await strike(team.leader.id);
    expect(await noShow()).toMatchObject(succeeded);
    const name = (await server.row('users', { id: team.leader.id }, ['name'])).name;
    const [proposal] = await proposalsOf(name);
    expect(
      await touch(server, entries.undoNoShow, { team, tournament, as: admin, body: { reason } }),
    ).toMatchObject(succeeded);
    const decide = (body: { isConfirmed: boolean; reason?: string }) =>
      server.api.send(calls.decideBan, {
        as: admin,
        params: { banId: proposal?._id ?? expect.fail('no proposal') },
        body: body as never,
      });
    expect(await decide({ isConfirmed: true })).toMatchObject(refused('CONFLICT'));
    expect(await decide({ isConfirmed: false, reason })).toMatchObject(succeeded);
    expect(await noShow()).toMatchObject(succeeded);
    expect(
      (await mine(team.leader)).strikes.filter(({ kind }) => kind === 'no_show'),
    ).toMatchObject([{ revokeReason: null }, { revokeReason: expect.any(String) }]);
  });

  it('three in 30 days propose a ban once; staff confirm it; until then nobody is out', async () => {
    const team = await newSquad(server, { players: [{ name: 'Third Timer' }] });
    const { id } = team.leader;
    await strike(id);
    await strike(id);
    expect(await proposalsOf('Third Timer')).toEqual([]);
    await Promise.all([strike(id), strike(id)]);
    const proposals = await proposalsOf('Third Timer');
    expect(proposals).toMatchObject([{ days: 7, scope: 'scrims', proposedBy: null }]);
    expect((await mine(team.leader)).bans).toEqual([]);
    const tournament = await openTournament(server, { kind: 'scrim' });
    const { data } = await server.api.act(calls.decideBan, {
      as: admin,
      params: { banId: first(proposals)._id },
      body: { isConfirmed: true },
    });
    expect(data).toMatchObject({ state: 'active', isInForce: true });
    expect(await tryRegister(server, { team, tournament })).toMatchObject(refused('BANNED'));
    // Strikes that led to a decision are used up.
    await strike(id);
    expect(await proposalsOf('Third Timer')).toEqual([]);
  });

  it('older than 30 days and those taken back count no more; a leak counts three', async () => {
    const player = await newPlayer(server, { name: 'Old Sinner' });
    await strike(player.id);
    server.clock.advance(30 * 86_400_000);
    admin = await newAdmin(server);
    await strike(player.id);
    const answer = await strike(player.id);
    const strikeId = (answer.body as { data: calls.Strike }).data._id;
    expect(await proposalsOf('Old Sinner')).toEqual([]);
    const revoke = () =>
      server.api.send(calls.revokeStrike, { as: admin, params: { strikeId }, body: { reason } });
    expect(await revoke()).toMatchObject(succeeded);
    expect(await revoke()).toMatchObject(refused('CONFLICT'));
    await strike(player.id);
    expect(await proposalsOf('Old Sinner')).toEqual([]);
    await strike(player.id, 'room_leak');
    expect(await proposalsOf('Old Sinner')).toHaveLength(1);
  });

  it('a host gives in their own event, to a player or the team of an entry, and not to their own', async () => {
    const { tournament, placed } = await openMatchDay(server);
    const team = first(placed);
    const host = await newStaff(server, { duty: 'host', tournament });
    const scorer = await newStaff(server, { duty: 'scorer', tournament });
    const { id: entryId } = await entryOf(server, { team, tournament });
    const give = (as: Person, body: object = {}) =>
      server.api.send(calls.giveStrike, {
        as,
        params: { tournamentId: tournament._id },
        body: {
          entryId,
          userId: first(team.players, 1).id,
          kind: 'left_late',
          reason,
          ...body,
        } as never,
      });
    expect(await give(host)).toMatchObject(succeeded);
    expect(await give(host, { userId: null })).toMatchObject({
      ...succeeded,
      body: { data: { subject: { kind: 'team' } } },
    });
    expect(await give(host, { userId: host.id })).toMatchObject(refused('INVALID'));
    expect(await give(scorer)).toMatchObject(refused('NOT_ALLOWED'));
    const other = await openTournament(server);
    const elsewhere = await newStaff(server, { duty: 'host', tournament: other });
    expect(await give(elsewhere)).toMatchObject(refused('NOT_ALLOWED'));
    await giveRole(server, first(team.players, 2), 'admin');
    expect(await give(first(team.players, 2))).toMatchObject(refused('NOT_ALLOWED'));
  });
});

describe('the banned person', () => {
  it('sees reason and end, not who decided, and appeals once; a rejected appeal stays rejected', async () => {
    const player = await newPlayer(server);
    const banId = idOf(await ban(player.id));
    const own = await mine(player);
    expect(own.bans).toMatchObject([{ reason, decidedBy: null, mayAppeal: true, isInForce: true }]);
    const text = 'I was at my cousin’s wedding that evening.';
    const appeal = (as: Person) =>
      server.api.send(calls.appealBan, { as, params: { banId }, body: { text } });
    expect(await appeal(await newPlayer(server))).toMatchObject(refused('NOT_FOUND'));
    expect(await appeal(player)).toMatchObject(succeeded);
    expect(await appeal(player)).toMatchObject(refused('CONFLICT'));
    const answer = (isAccepted: boolean) =>
      server.api.send(calls.answerAppeal, {
        as: admin,
        params: { banId },
        body: { isAccepted, answer: reason },
      });
    expect(await answer(false)).toMatchObject(succeeded);
    expect(await answer(true)).toMatchObject(refused('CONFLICT'));
    expect(await appeal(player)).toMatchObject(refused('CONFLICT'));
  });

  it('is free when the appeal is accepted', async () => {
    const team = await newSquad(server);
    const banId = idOf(await ban(team.leader.id));
    const text = 'That was my brother on my phone, see the clip.';
    await server.api.act(calls.appealBan, { as: team.leader, params: { banId }, body: { text } });
    const { data } = await server.api.act(calls.answerAppeal, {
      as: admin,
      params: { banId },
      body: { isAccepted: true, answer: reason },
    });
    expect(data).toMatchObject({
      state: 'lifted',
      isInForce: false,
      appeal: { state: 'accepted' },
    });
    const tournament = await openTournament(server);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(succeeded);
  });

  it('with an account deleted, stays out by the game id', async () => {
    const cheater = await newPlayer(server, { inGameId: '5123000999' });
    await ban(cheater.id);
    await server.api.act(deleteUser, { as: admin, body: { userId: cheater.id } });
    const team = await newSquad(server, { players: [{}, {}, {}, { inGameId: '5123000999' }] });
    const tournament = await openTournament(server);
    expect(await tryRegister(server, { team, tournament })).toMatchObject(refused('BANNED'));
  });
});

describe('the search of staff', () => {
  it('finds people by game id and teams by name, with what stands against them', async () => {
    const player = await newPlayer(server, { inGameId: '5166600001', name: 'Findable' });
    await strike(player.id);
    await ban(player.id);
    const find = async (search: string) =>
      (await server.api.act(calls.findSubjects, { as: admin, body: { search } })).data;
    expect(await find('5166600001')).toMatchObject([
      { kind: 'person', _id: player.id, points: 1, isBanned: true },
    ]);
    expect(await find('ID 5166-600-001')).toMatchObject([{ _id: player.id }]);
    expect(await find('%')).toEqual([]);
  });
});
