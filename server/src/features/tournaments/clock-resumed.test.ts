import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inMinutes } from '../../../../factories/lobbies.ts';
import { changeTournament, openTournament, shown } from '../../../../factories/tournaments.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { tournamentNoticeJob } from './announcements.actions.ts';
import { runClockAction } from './run-clock.actions.ts';
import { clockJob, moveTournament } from './tournament-clock.actions.ts';

const server = await sharedTestServer();

interface Waiting {
  action: string;
  at: string;
}

/** What the clock of a tournament has ahead, in order. */
async function listAhead(tournamentId: string): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select data ->> 'action' as action, data ->> 'at' as at from pgboss.job
    where name = ${clockJob.name} and state = 'created' and singleton_key like ${`${tournamentId} %`}
      and start_after > ${server.platform.now()}
    order by start_after, action`.execute(server.db);
  return rows;
}

/** First match at +120: registration until +60, check-in from +60 to +95. */
function evening(form: Parameters<typeof openTournament>[1] = {}) {
  return openTournament(server, {
    ...form,
    regClosesAt: inMinutes(server, 60),
    checkinOpensAt: inMinutes(server, 60),
    checkinClosesAt: inMinutes(server, 95),
    firstMatchAt: inMinutes(server, 120),
  });
}

const setStatus = (id: string, status: TournamentStatus) =>
  changeTournament(server, { id, change: { status } });

it('a clock goes on at its moments where a tournament was completed by mistake', async () => {
  const { _id: id } = await evening();
  const ahead = await listAhead(id);
  expect(ahead.map(({ action }) => action)).toEqual([
    ...['close-registration', 'open-check-in', 'remind-40', 'remind-30', 'close-check-in'],
  ]);
  await setStatus(id, 'COMPLETED');
  expect(await listAhead(id)).toEqual([]);
  await setStatus(id, 'OPENED');
  expect(await listAhead(id)).toEqual(ahead);
});

it('a clock goes on where a tournament was live too early; a check-in that is open stays so', async () => {
  const tournament = await evening();
  const { _id: id } = tournament;
  const ahead = await listAhead(id);
  const isOpened = async () =>
    (await server.row('tournaments', { id }, ['checkin_opened_at'])).checkin_opened_at !== null;
  server.clock.advance(61 * 60_000);
  for (const { action, at } of ahead.slice(0, 2))
    await inUnitOfWork(server.platform, (work) =>
      runClockAction(work, { tournamentId: id, action: action as never, at }),
    );
  expect(await isOpened()).toBe(true);
  await inUnitOfWork(server.platform, (work) =>
    moveTournament(work, { tournamentId: id, from: ['CLOSED'], to: 'LIVE', viewer: undefined }),
  );
  expect(await listAhead(id)).toEqual([]);
  await setStatus(id, 'CLOSED');
  expect(await listAhead(id)).toEqual(ahead.slice(2));
  expect(await isOpened()).toBe(true);

  // And by way of COMPLETED.
  await setStatus(id, 'COMPLETED');
  await setStatus(id, 'CLOSED');
  expect(await listAhead(id)).toEqual(ahead.slice(2));
  expect(await isOpened()).toBe(true);
  expect((await shown(server, tournament)).status).toBe('CLOSED');
});

it('a registration that an outage covered is not opened, and nobody is called to it', async () => {
  const tournament = await evening({ status: 'UPCOMING', regOpensAt: inMinutes(server, 10) });
  const { _id: tournamentId, regOpensAt, regClosesAt } = tournament;
  server.clock.advance(61 * 60_000);
  const late = { 'open-registration': regOpensAt, 'close-registration': regClosesAt } as const;
  for (const [action, at] of Object.entries(late))
    await inUnitOfWork(server.platform, (work) =>
      runClockAction(work, { tournamentId, action: action as keyof typeof late, at: at ?? '' }),
    );
  expect((await shown(server, tournament)).status).toBe('CLOSED');
  const { rows } = await sql`select from pgboss.job
    where name = ${tournamentNoticeJob.name} and data ->> 'tournamentId' = ${tournamentId}`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});

it('a check-in opened and closed by hand within one second does not keep the tournament from being saved', async () => {
  const { _id: id } = await evening({ status: 'CLOSED' });
  const second = Math.floor(server.platform.now().getTime() / 1000) * 1000;
  const times = {
    reg_closes_at: null,
    checkin_opens_at: new Date(second + 200),
    checkin_closes_at: new Date(second + 700),
  };
  await server.change('tournaments', { id }, times);
  await changeTournament(server, { id, change: { prizePool: '9000' } });
  const columns = ['reg_closes_at', 'checkin_opens_at', 'checkin_closes_at'] as const;
  expect(await server.row('tournaments', { id }, columns)).toEqual(times);
});
