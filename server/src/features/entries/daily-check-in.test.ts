import * as entries from '@one-dream/contract/features/entries/entries.ts';
import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch, listConsoleMatches } from '@one-dream/contract/features/matches/matches.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { inMinutes, newLobby, newStaff, openRoom } from '../../../../factories/lobbies.ts';
import { touch } from '../../../tests/support/match-days.ts';
import { eventually, runDueJobs } from '../../../tests/support/outbound.ts';
import type { Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { afterStatus } from '../tournaments/tournament-clock.actions.ts';
import { findTournament } from '../tournaments/tournaments.shared.queries.ts';
import { runDailyAction } from './daily-check-in.actions.ts';
import { type DailyAction, listDailyDue } from './daily-check-in.rules.ts';

const server = await sharedTestServer({ works: true });

const minute = 60_000;
const dayMs = 24 * 60 * minute;
// At 20:00 IST whenever it runs: a match day ends at 05:00 IST, and the moments below belong to one day.
const sinceEvening = (server.now().getTime() - Date.parse('2026-01-01T20:00:00+05:30')) % dayMs;
server.clock.advance(dayMs - sinceEvening);
const at = (minutes: number) => new Date(server.now().getTime() + minutes * minute);

/**
 * The second day of an event with daily check-in: check-in opened `openSince` minutes ago and closes in 20, the match
 * starts in 45. Both teams played yesterday.
 */
async function secondDay({ openSince = 10 } = {}) {
  const lobby = await newLobby(server, { teams: 2, form: { firstStart: inMinutes(server, 45) } });
  const yesterday = (moment: Date) => new Date(moment.getTime() - dayMs);
  await server.change(
    'tournaments',
    { id: lobby.tournament._id },
    {
      status: 'LIVE',
      daily_check_in: true,
      planned_checkin_opens_at: yesterday(at(-openSince)),
      planned_checkin_closes_at: yesterday(at(20)),
      // Yesterday a host opened it early, and closed it early.
      checkin_opens_at: yesterday(at(-openSince - 60)),
      checkin_closes_at: yesterday(at(-openSince - 30)),
      checkin_closed_at: yesterday(at(-openSince - 30)),
      first_match_at: yesterday(at(45)),
    },
  );
  await server.change(
    'registrations',
    { tournament_id: lobby.tournament._id },
    { state: 'checked_in' },
  );
  await openRoom(server, lobby);
  const [here, missing] = lobby.squads;
  if (!here || !missing) throw new Error('no squads');
  return { ...lobby, here, missing };
}

const show = (lobby: { match: { _id: string } }, as: Person) =>
  server.api.send(showRoom, { as, params: { matchId: lobby.match._id } });
const titlesOf = async (as: Person) =>
  (await server.api.act(listNotifications, { as })).data.map(({ title }) => title);
const ownOf = async (as: Person) => {
  const [entry] = (await server.api.act(entries.listOwnEntries, { as })).data;
  return entry ?? expect.fail('no entry');
};
const staffOf = async ({ tournament, admin }: { tournament: { _id: string }; admin: Person }) =>
  (
    await server.api.act(entries.listEntries, {
      as: admin,
      params: { tournamentId: tournament._id },
    })
  ).data;

it('is asked at the room: on the second day a team that has not said so again sees none', async () => {
  const day = await secondDay();
  const { leader } = day.here;
  expect(await show(day, leader)).toMatchObject(refused('NOT_IN_LOBBY'));
  const params = { matchId: day.match._id };
  // Its check-in is still open.
  expect((await server.api.act(getMatch, { as: leader, params })).data.mine?.room).toBe('waiting');
  const before = await ownOf(leader);
  expect(before).toMatchObject({ state: 'registered', can: { checkIn: true, undoCheckIn: false } });
  expect(Date.parse(before.tournament.checkinClosesAt ?? '')).toBeGreaterThan(
    server.now().getTime(),
  );
  expect(
    await touch(server, entries.checkIn, { team: day.here, tournament: day.tournament }),
  ).toMatchObject(succeeded);
  expect(await show(day, leader)).toMatchObject(succeeded);
  expect(await ownOf(leader)).toMatchObject({
    state: 'checked_in',
    can: { checkIn: false, undoCheckIn: true },
  });
});

it('is shown truthfully to hosts, who let in who comes late', async () => {
  const day = await secondDay({ openSince: 40 });
  const statesOf = async () => (await staffOf(day)).map(({ state, can }) => [state, can.checkIn]);
  expect(await statesOf()).toEqual([
    ['registered', true],
    ['registered', true],
  ]);
  await server.change(
    'tournaments',
    { id: day.tournament._id },
    { planned_checkin_closes_at: new Date(at(-5).getTime() - dayMs) },
  );
  const request = { team: day.here, tournament: day.tournament };
  expect(await touch(server, entries.checkIn, request)).toMatchObject(refused('CHECKIN_CLOSED'));
  expect((await ownOf(day.here.leader)).can.checkIn).toBe(false);
  expect(await touch(server, entries.checkIn, { ...request, as: day.admin })).toMatchObject(
    succeeded,
  );
  expect((await statesOf()).toSorted()).toEqual([
    ['checked_in', false],
    ['registered', true],
  ]);
  const { data } = await server.api.act(listConsoleMatches, {
    as: day.admin,
    params: { tournamentId: day.tournament._id },
  });
  expect(data[0]?.teams.map(({ state }) => state).toSorted()).toEqual(['checked_in', 'registered']);
});

it('is called, reminded of and closed by the clock, which tells players and hosts who is missing', async () => {
  const day = await secondDay({ openSince: 0 });
  const host = await newStaff(server, { duty: 'host', tournament: day.tournament });
  const row = await findTournament(server.db, day.tournament._id);
  if (!row) throw new Error('no tournament');
  const opens = new Date((row.planned_checkin_opens_at?.getTime() ?? 0) + dayMs).toISOString();
  const tournamentId = day.tournament._id;
  await inUnitOfWork(server.platform, (work) =>
    runDailyAction(work, { tournamentId, action: 'open', at: opens }),
  );
  const isCalled = (titles: string[]) =>
    titles.some((title) => title.startsWith(`Check in for ${row.title}`));
  await eventually(() => titlesOf(day.missing.leader), { isSo: isCalled });
  await touch(server, entries.checkIn, { team: day.here, tournament: day.tournament });
  // Once it is live, the clock sets the moments of the day.
  await inUnitOfWork(server.platform, (work) => afterStatus(work, { before: row, status: 'LIVE' }));
  server.clock.advance(21 * minute);
  const title = `${day.missing.name} is not checked in today`;
  await eventually(
    async () => {
      await runDueJobs(server);
      return titlesOf(host);
    },
    { isSo: (titles) => titles.includes(title) },
  );
  expect(await titlesOf(day.missing.leader)).toContain(
    `Your squad missed check-in today: ${row.title}`,
  );
  expect(await titlesOf(day.here.leader)).not.toContain(
    `Your squad missed check-in today: ${row.title}`,
  );
});

it('is for the day that is played, though a host opens it on the evening before', async () => {
  const tomorrow = dayMs / minute;
  const lobby = await newLobby(server, {
    teams: 2,
    form: { firstStart: inMinutes(server, tomorrow) },
  });
  const { tournament, squads } = lobby;
  const change = (columns: object) =>
    server.change('tournaments', { id: tournament._id }, columns as never);
  await change({
    ...{ status: 'CLOSED', daily_check_in: true, first_match_at: at(tomorrow) },
    ...{ checkin_opens_at: at(-5), checkin_closes_at: at(tomorrow - 25) },
  });
  const [here, undecided] = squads;
  if (!here || !undecided) throw new Error('no squads');
  for (const team of squads)
    expect(await touch(server, entries.checkIn, { team, tournament })).toMatchObject(succeeded);
  server.clock.advance(dayMs - 30 * minute);
  expect(await ownOf(here.leader)).toMatchObject({ can: { checkIn: false, undoCheckIn: true } });
  await touch(server, entries.undoCheckIn, { team: undecided, tournament });
  expect((await ownOf(undecided.leader)).state).toBe('registered');
  expect((await staffOf(lobby)).filter(({ checkedIn }) => checkedIn)).toHaveLength(1);
  await change({ status: 'LIVE', checkin_closes_at: at(0) });
  await openRoom(server, lobby);
  expect(await show(lobby, here.leader)).toMatchObject(succeeded);
  expect(await show(lobby, undecided.leader)).toMatchObject(refused('NOT_IN_LOBBY'));
});

it('is for the match after it, though it is open across 05:00, where a match day ends', async () => {
  // From 20:00 to 04:45: check-in is open until 05:05, and the match starts at 05:30.
  server.clock.advance(8.75 * 60 * minute);
  const day = await secondDay({ openSince: 15 });
  const request = { team: day.here, tournament: day.tournament };
  expect((await ownOf(day.here.leader)).can.checkIn).toBe(true);
  expect(await touch(server, entries.checkIn, request)).toMatchObject(succeeded);
  const mayStillCheckIn = async ({ leader }: { leader: Person }) =>
    (await ownOf(leader)).can.checkIn;
  expect(await mayStillCheckIn(day.here)).toBe(false);
  server.clock.advance(17 * minute);
  expect(await mayStillCheckIn(day.here)).toBe(false);
  expect(await mayStillCheckIn(day.missing)).toBe(true);
  expect(await show(day, day.here.leader)).toMatchObject(succeeded);
  expect(await show(day, day.missing.leader)).toMatchObject(refused('NOT_IN_LOBBY'));
  server.clock.advance(4 * minute);
  const row = (await findTournament(server.db, day.tournament._id)) ?? expect.fail('no row');
  const closes = new Date((row.planned_checkin_closes_at?.getTime() ?? 0) + dayMs);
  await inUnitOfWork(server.platform, (work) =>
    runDailyAction(work, { tournamentId: row.id, action: 'close', at: closes.toISOString() }),
  );
  expect(await titlesOf(day.missing.leader)).toContain(
    `Your squad missed check-in today: ${row.title}`,
  );
  server.clock.advance(dayMs - (8.75 * 60 + 21) * minute);
});

describe('after an outage', () => {
  const titled = (text: string) => (title: string) => title.startsWith(text);
  const isMissed = titled('Your squad missed check-in today');

  /** Runs the jobs of the day late, `minutes` from now, in this order. */
  async function wakeUp({ minutes, order }: { minutes: number; order: readonly DailyAction[] }) {
    const day = await secondDay({ openSince: 0 });
    const host = await newStaff(server, { duty: 'host', tournament: day.tournament });
    const row = (await findTournament(server.db, day.tournament._id)) ?? expect.fail('no row');
    const today = matchDayOf(server.now());
    const due = listDailyDue(row, today);
    server.clock.advance(minutes * minute);
    for (const name of order)
      for (const { action, at: moment } of due)
        if (action === name)
          await inUnitOfWork(server.platform, (work) =>
            runDailyAction(work, { tournamentId: row.id, action, at: moment.toISOString() }),
          );
    const settle = (to: Person, isSo: (titles: string[]) => boolean) =>
      eventually(
        async () => {
          await runDueJobs(server);
          return titlesOf(to);
        },
        { isSo },
      );
    return { ...day, host, row, settle };
  }

  it.each([
    ['it should have opened', 10, ['open', 'remind-40']],
    ['it should have closed', 30, ['open', 'close']],
    ['it should have closed, the last job first', 30, ['close', 'open']],
  ] as const)('it stays open until ten minutes before the match where %s', async (...run) => {
    const [, minutes, order] = run;
    const { missing, here, row, settle, ...day } = await wakeUp({ minutes, order });
    const first = (row.first_match_at?.getTime() ?? 0) + dayMs;
    const { tournament } = await ownOf(here.leader);
    expect(Date.parse(tournament.checkinClosesAt ?? '')).toBe(first - 10 * minute);
    const call = titled(`Check in for ${row.title}`);
    const called = await settle(missing.leader, (titles) => titles.some(call));
    expect(called.filter(call)).toHaveLength(1);
    const request = { team: here, tournament: day.tournament };
    expect(await touch(server, entries.checkIn, request)).toMatchObject(succeeded);
    expect((await titlesOf(missing.leader)).filter(isMissed)).toEqual([]);
    server.clock.advance((36 - minutes) * minute);
    await settle(missing.leader, (titles) => titles.filter(isMissed).length === 1);
    expect(await titlesOf(day.host)).toContain(`${missing.name} is not checked in today`);
  });

  it('that ends with the match too near, only hosts hear who is not checked in', async () => {
    const { host, missing, settle } = await wakeUp({ minutes: 40, order: ['open', 'close'] });
    await settle(host, (titles) => titles.includes('2 teams are not checked in today'));
    expect((await titlesOf(missing.leader)).filter(isMissed)).toEqual([]);
  });
});
