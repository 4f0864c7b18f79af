import type { CallBodyInput } from '@one-dream/contract/call.ts';
import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { listMatches } from '@one-dream/contract/features/matches/matches.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import * as clockCalls from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { fillRoom, inMinutes, newLobby, newStaff } from '../../../../factories/lobbies.ts';
import type { Squad } from '../../../../factories/site.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament, register, shown } from '../../../../factories/tournaments.ts';
import { entryOf, openMatchDay, touch } from '../../../tests/support/match-days.ts';
import { eventually, runDueJobs } from '../../../tests/support/outbound.ts';
import { newAdmin, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { tournamentNoticeJob } from './announcements.actions.ts';
import { runClockAction } from './run-clock.actions.ts';
import { type ClockAction, clockJob } from './tournament-clock.actions.ts';

// Its clock is moved; every moment is relative to it.
const server = await sharedTestServer({ works: true });

type Phase = CallBodyInput<typeof clockCalls.moveTournamentOn>['from'];

const minute = 60_000;
const first = <Team>(teams: readonly Team[], index = 0) => teams[index] ?? expect.fail('no team');

/** First match at +120: registration until +60, check-in from +60 to +95, reminders at +80 and +90. */
function evening() {
  return {
    regClosesAt: inMinutes(server, 60),
    checkinOpensAt: inMinutes(server, 60),
    checkinClosesAt: inMinutes(server, 95),
    firstMatchAt: inMinutes(server, 120),
  };
}

/** Lets time pass, and the jobs due by then run. */
async function pass(minutes: number): Promise<void> {
  server.clock.advance(minutes * minute);
  await settle();
}

/** Queues of the clocks of tournaments and matches, and of notices. */
const queues = [clockJob.name, tournamentNoticeJob.name, 'match-clock', 'match-notice'];

async function settle(): Promise<void> {
  await eventually(
    async () => {
      await runDueJobs(server);
      const { rows } = await sql<{ name: string; state: string }>`
        select name, state from pgboss.job
        where state in ('created', 'retry', 'active') and start_after <= ${server.platform.now()}
          and name in (${sql.join(queues)})`.execute(server.db);
      return rows;
    },
    { isSo: (left) => left.length === 0 },
  );
}

async function titles(as: Person): Promise<string[]> {
  const { data } = await server.api.act(listNotifications, { as });
  return data.map(({ title }) => title).reverse();
}

async function stateOf(team: Squad, tournament: { _id: string }) {
  return (await entryOf(server, { team, tournament })).state;
}

/** Counts the clock's changes of a tournament's status. */
async function countMoves({ title }: { title: string }): Promise<number> {
  const { count } = await server.db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('action', '=', 'tournament.clock')
    .where('subject', '=', title)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countStrikes({ _id }: { _id: string }): Promise<number> {
  const rows = await server.rows('strikes', { tournament_id: _id }, ['id']);
  return rows.length;
}

async function matchesOf({ _id }: { _id: string }) {
  return (await server.api.act(listMatches, { params: { tournamentId: _id } })).data;
}

/** Ends a phase by hand. */
function moveOn(tournament: { _id: string }, from: Phase, as: Person) {
  const params = { tournamentId: tournament._id };
  return server.api.send(clockCalls.moveTournamentOn, { as, params, body: { from } });
}

/** Runs an action of the clock by hand, as due at a moment. */
function due(tournament: { _id: string }, action: ClockAction, at: string): Promise<boolean> {
  return inUnitOfWork(server.platform, (work) =>
    runClockAction(work, { tournamentId: tournament._id, action, at }),
  );
}

const isCheckIn = (of: { title: string }) => (text: string) =>
  text.includes(`Check in for ${of.title}`);
describe('the clock of a tournament', () => {
  it('opens and closes registration, opens check-in, reminds who is missing twice, and closes', async () => {
    const tournament = await openTournament(server, {
      status: 'UPCOMING',
      slots: 2,
      ...evening(),
      regOpensAt: inMinutes(server, 10),
    });
    expect((await shown(server, tournament)).status).toBe('UPCOMING');
    await pass(9);
    expect((await shown(server, tournament)).status).toBe('UPCOMING');
    await pass(1.5);
    expect((await shown(server, tournament)).status).toBe('OPENED');

    const { team, other } = await twoSquads(tournament);
    await pass(50);
    expect((await shown(server, tournament)).status).toBe('CLOSED');
    const checkIn = `Check in for ${tournament.title}`;
    expect((await titles(team.leader)).join()).toContain(checkIn);
    expect(await touch(server, entries.checkIn, { team, tournament })).toMatchObject(succeeded);
    await pass(20);
    await pass(10);
    const reminder = 'Your squad is not checked in';
    const ofMissing = await titles(other.leader);
    expect(ofMissing.filter((title) => title.startsWith(reminder))).toHaveLength(2);
    expect(ofMissing.filter((title) => title.startsWith(checkIn))).toHaveLength(1);
    expect((await titles(team.leader)).join()).not.toContain(reminder);
    expect(await stateOf(other, tournament)).toBe('registered');
    await pass(5);
    expect(await stateOf(other, tournament)).toBe('no_show');
    expect(await stateOf(team, tournament)).toBe('checked_in');
    // Opened and closed: twice, and never again.
    await pass(30);
    expect(await countMoves(tournament)).toBe(2);
  });

  it('goes by the new moment after an extension, not by the old one', async () => {
    const tournament = await openTournament(server, evening());
    const host = await newStaff(server, { duty: 'host', tournament });
    const { team } = await twoSquads(tournament);
    await pass(61);
    const extend = (minutes: number, what: 'registration' | 'check-in' = 'check-in') =>
      server.api.send(clockCalls.extendTournament, {
        as: host,
        params: { tournamentId: tournament._id },
        body: { what, until: inMinutes(server, minutes) },
      });
    const old = (await shown(server, tournament)).checkinClosesAt ?? '';
    // Not past ten minutes before the first match, not earlier than before, and not once it is over.
    expect(await extend(50)).toMatchObject(refused('INVALID'));
    expect(await extend(30)).toMatchObject(refused('INVALID'));
    expect(await extend(40, 'registration')).toMatchObject(refused('CONFLICT'));
    expect(await extend(45)).toMatchObject(succeeded);
    await pass(36);
    expect(await due(tournament, 'close-check-in', old)).toBe(false);
    expect(await stateOf(team, tournament)).toBe('registered');
    expect(await touch(server, entries.checkIn, { team, tournament })).toMatchObject(succeeded);
    await pass(10);
    expect(await stateOf(team, tournament)).toBe('checked_in');
    expect(await touch(server, entries.undoCheckIn as never, { team, tournament })).toMatchObject(
      refused('CHECKIN_CLOSED'),
    );
    expect((await titles(team.leader)).join()).toContain(`More time for ${tournament.title}: `);
  });

  it('leaves alone what was done early by hand; pressed by two, it is done once', async () => {
    const tournament = await openTournament(server, evening());
    const host = await newStaff(server, { duty: 'host', tournament });
    const { team, other } = await twoSquads(tournament);
    const answers = await Promise.all([
      moveOn(tournament, 'registration', host),
      moveOn(tournament, 'registration', await newAdmin(server)),
    ]);
    expect(answers.map(({ body }) => body.code ?? 'done').sort()).toEqual(['STALE', 'done']);
    expect(await moveOn(tournament, 'registration', host)).toMatchObject(refused('STALE'));
    expect(await moveOn(tournament, 'closed', host)).toMatchObject(succeeded);
    await touch(server, entries.checkIn, { team, tournament });
    expect(await moveOn(tournament, 'check-in', host)).toMatchObject(succeeded);
    expect(await stateOf(other, tournament)).toBe('no_show');
    await pass(130);
    // The clock repeated nothing: no move, no second notice, no second strike.
    expect(await countMoves(tournament)).toBe(0);
    expect((await titles(team.leader)).filter(isCheckIn(tournament))).toHaveLength(1);
    expect(await countStrikes(tournament)).toBe(1);
  });

  describe('after an outage', () => {
    /** Runs the jobs of these moments in order; twice, as after a worker that died before reporting completion. */
    async function catchUp(tournament: Tournament, actions: readonly ClockAction[]): Promise<void> {
      const { checkinOpensAt, checkinClosesAt, regClosesAt, firstMatchAt } = tournament;
      const at: Partial<Record<ClockAction, string | null>> = {
        'close-registration': regClosesAt,
        'open-check-in': checkinOpensAt,
        'remind-40': new Date(Date.parse(firstMatchAt ?? '') - 40 * minute).toISOString(),
        'close-check-in': checkinClosesAt,
      };
      for (const action of [...actions, ...actions])
        await due(tournament, action, at[action] ?? '');
      await settle();
    }

    /** A tournament with two squads, whose clock does not run for so long. */
    async function sleep(minutes: number) {
      const tournament = await openTournament(server, evening());
      const host = await newStaff(server, { duty: 'host', tournament });
      const squads = await twoSquads(tournament);
      await server.db
        .deleteFrom('pgboss.job' as never)
        .where('name' as never, '=', clockJob.name as never)
        .execute();
      server.clock.advance(minutes * minute);
      return { tournament, host, ...squads };
    }

    const actions = ['close-registration', 'open-check-in', 'remind-40', 'close-check-in'] as const;

    it.each([
      ['in their order', actions],
      ['the last one first', [...actions].reverse()],
    ])(
      'gives the time back that nobody could check in, the jobs %s, and strikes nobody',
      async (_, order) => {
        const { tournament, host, team, other } = await sleep(96);
        await catchUp(tournament, order);
        const later = await shown(server, tournament);
        expect(later.status).toBe('CLOSED');
        // Ten minutes before the first match, not at the missed moment.
        expect(Date.parse(later.checkinClosesAt ?? '')).toBe(
          Date.parse(tournament.firstMatchAt ?? '') - 10 * minute,
        );
        expect(await stateOf(team, tournament)).toBe('registered');
        expect(await countMoves(tournament)).toBe(1);
        const told = await titles(team.leader);
        expect(told.filter(isCheckIn(tournament))).toHaveLength(1);
        expect(told.join()).not.toContain('Your squad is not checked in');
        expect(await titles(host)).not.toContain(`Check-in of ${tournament.title} waits for you`);

        expect(await touch(server, entries.checkIn, { team, tournament })).toMatchObject(succeeded);
        await pass(15);
        expect(await stateOf(team, tournament)).toBe('checked_in');
        expect(await stateOf(other, tournament)).toBe('no_show');
        expect(await countStrikes(tournament)).toBe(0);
      },
    );

    it('keeps check-in open where the first match is too near, until a host closes it', async () => {
      const { tournament, host, team, other } = await sleep(112);
      await catchUp(tournament, actions);
      expect(await titles(host)).toContain(`Check-in of ${tournament.title} waits for you`);
      const asks = async () => {
        const params = { tournamentId: tournament._id };
        return (await server.api.act(entries.listEntries, { as: host, params })).asksToClose;
      };
      expect(await asks()).toBe(true);
      // However long the host takes.
      await pass(31);
      await pass(31);
      expect(await asks()).toBe(true);
      expect(await touch(server, entries.checkIn, { team, tournament })).toMatchObject(succeeded);
      expect(await stateOf(other, tournament)).toBe('registered');
      expect(await moveOn(tournament, 'check-in', host)).toMatchObject(succeeded);
      expect(await asks()).toBe(false);
      expect(await stateOf(team, tournament)).toBe('checked_in');
      expect(await stateOf(other, tournament)).toBe('no_show');
      expect(await countStrikes(tournament)).toBe(0);
      await pass(60);
      expect(await stateOf(team, tournament)).toBe('checked_in');
    });

    it('that began while check-in was open, has nobody out when it ends', async () => {
      const tournament = await openTournament(server, evening());
      const host = await newStaff(server, { duty: 'host', tournament });
      const { team } = await twoSquads(tournament);
      await pass(61);
      const { checkinClosesAt } = await shown(server, tournament);
      server.clock.advance(41 * minute);
      await due(tournament, 'close-check-in', checkinClosesAt ?? '');
      await settle();
      expect(await stateOf(team, tournament)).toBe('registered');
      expect(await titles(host)).toContain(`Check-in of ${tournament.title} waits for you`);
      expect(await countStrikes(tournament)).toBe(0);
    });

    it('of a few minutes changes nothing', async () => {
      const { tournament, team } = await sleep(64);
      await catchUp(tournament, ['close-registration', 'open-check-in']);
      expect(await shown(server, tournament)).toMatchObject({
        checkinClosesAt: tournament.checkinClosesAt,
      });
      server.clock.advance(34 * minute);
      await catchUp(tournament, ['close-check-in']);
      expect(await stateOf(team, tournament)).toBe('no_show');
      expect(await countStrikes(tournament)).toBe(2);
    });
  });

  it('opens no room long after its match should have begun, and asks the host', async () => {
    const lobby = await newLobby(server, { teams: 2, form: { firstStart: inMinutes(server, 30) } });
    await fillRoom(server, lobby);
    const host = await newStaff(server, { duty: 'host', tournament: lobby.tournament });
    await pass(45);
    expect((await matchesOf(lobby.tournament))[0]?.state).toBe('scheduled');
    expect((await titles(host)).length).toBeGreaterThan(0);
    // By hand it is still possible.
    await server.api.act(releaseRoom, { as: host, params: { matchId: lobby.match._id } });
  });
});

describe('a tournament that is called off', () => {
  const callOff = (tournamentId: string, as: Person, reason = 'The venue has no power.') =>
    server.api.send(clockCalls.cancelTournament, {
      as,
      params: { tournamentId },
      body: { reason },
    });

  it('is public after that though it was a draft, with one new version for one change', async () => {
    const tournament = await openTournament(server);
    await server.change(
      'tournaments',
      { id: tournament._id },
      { is_draft: true, status: 'UPCOMING' },
    );
    const read = () => server.rows('tournaments', { id: tournament._id }, ['is_draft', 'version']);
    const [before] = await read();
    expect(await callOff(tournament._id, await newAdmin(server))).toMatchObject(succeeded);
    expect(await read()).toEqual([{ is_draft: false, version: (before?.version ?? 0) + 1 }]);
  });

  it('takes its matches with it, empties its rooms, and tells everybody who is in once', async () => {
    const lobby = await newLobby(server, {
      teams: 2,
      form: { firstStart: inMinutes(server, 60), matches: 2 },
    });
    const { tournament, admin, match, squads } = lobby;
    await fillRoom(server, lobby);
    await server.api.act(releaseRoom, { as: admin, params: { matchId: match._id } });
    const answers = await Promise.all([
      callOff(tournament._id, admin),
      callOff(tournament._id, await newAdmin(server)),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(succeeded);
    const called = await matchesOf(tournament);
    expect(called.map(({ state, reason }) => [state, reason])).toEqual([
      ['cancelled', 'The venue has no power.'],
      ['cancelled', 'The venue has no power.'],
    ]);
    const sealed = await server.rows('rooms', { match_id: match._id }, ['sealed']);
    expect(sealed).toEqual([{ sealed: null }]);
    await pass(80);
    for (const squad of squads) {
      const told = await titles(squad.leader);
      expect(told.filter((title) => title === `${tournament.title} was called off`)).toHaveLength(
        1,
      );
    }
    // The clock leaves it alone.
    const later = await matchesOf(tournament);
    expect(later.every(({ state }) => state === 'cancelled')).toBe(true);
    expect(await countMoves(tournament)).toBe(0);
  });

  it('keeps what is published, and is refused once it is final', async () => {
    const lobby = await newLobby(server, { teams: 2, form: { matches: 2 } });
    const { tournament, admin, match } = lobby;
    await server.change('matches', { id: match._id }, { state: 'published', published_version: 1 });
    expect(await callOff(tournament._id, admin, 'no')).toMatchObject(refused('INVALID'));
    expect(await callOff(tournament._id, admin)).toMatchObject(succeeded);
    const left = await matchesOf(tournament);
    expect(left.map(({ state }) => state)).toEqual(['published', 'cancelled']);
    const over = await openTournament(server, { status: 'COMPLETED' });
    expect(await callOff(over._id, admin)).toMatchObject(refused('CONFLICT'));
  });

  it('tells who waits for a place, too', async () => {
    const { tournament, waiting } = await openMatchDay(server, { waiting: 1 });
    expect(await callOff(tournament._id, await newAdmin(server))).toMatchObject(succeeded);
    await settle();
    expect(await titles(first(waiting).leader)).toContain(`${tournament.title} was called off`);
  });
});

async function twoSquads(tournament: { _id: string }) {
  const [team, other] = [await newSquad(server), await newSquad(server)];
  for (const one of [team, other]) await register(server, { team: one, tournament });
  return { team, other };
}
