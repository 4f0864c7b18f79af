import * as z from 'zod/mini';
import { defineJob, renameField } from '../../platform/jobs/define-job.ts';
import type { Work } from '../../platform/work/work.ts';
import { isOutage } from '../tournaments/check-in-outage.rules.ts';
import {
  checkInKeptOpen,
  checkInOpened,
  tournamentRefreshed,
} from '../tournaments/tournaments.events.ts';
import * as queries from '../tournaments/tournaments.shared.queries.ts';
import { dayMissed, dayReminded } from './check-in.events.ts';
import * as rules from './daily-check-in.rules.ts';
import { isPlayedOn, listMissingOn } from './registrations.queries.ts';

/** Daily check-in from the second day on; checked again when it is due. */
export const dailyCheckInJob = defineJob({
  name: 'daily-check-in',
  schema: z.object({
    tournamentId: z.string(),
    action: z.enum(rules.dailyActions),
    at: z.string(),
  }),
  version: 2,
  earlier: { 1: renameField('deed', 'action') },
});

const keyOf = (tournamentId: string, action: rules.DailyAction) => `${tournamentId} ${action}`;

/** Schedules the next day's check-in; each closing schedules the one after. */
async function planDailyCheckIn(work: Work, row: queries.TournamentRow): Promise<void> {
  const now = work.now();
  const day = row.daily_check_in ? rules.nextDailyDay(row, now) : undefined;
  if (!day) return;
  for (const { action, at } of rules.listDailyDue(row, day))
    if (at > now)
      await work.enqueue(
        dailyCheckInJob,
        { tournamentId: row.id, action, at: at.toISOString() },
        { at, key: keyOf(row.id, action) },
      );
}

/** Hears `clockSet`: from LIVE on each day has its check-in, until nothing is left to do. */
export async function followClock(
  work: Work,
  { tournamentId, tournament }: { tournamentId: string; tournament: queries.TournamentRow | null },
): Promise<void> {
  if (tournament && tournament.status !== 'LIVE') return;
  for (const action of rules.dailyActions)
    await work.cancelJob(dailyCheckInJob, keyOf(tournamentId, action));
  if (tournament) await planDailyCheckIn(work, tournament);
}

/** Does what is due, unless the event is over, its times changed, or nothing is played on that day. */
export async function runDailyAction(
  work: Work,
  { tournamentId, action, at }: { tournamentId: string; action: rules.DailyAction; at: string },
): Promise<void> {
  const row = await queries.lockTournament(work.db, tournamentId);
  if (!row || row.cancelled_at || row.status !== 'LIVE' || !row.daily_check_in) return;
  const day = rules.checkInDay(row, new Date(at));
  const due = rules.listDailyDue(row, day).find((one) => one.action === action);
  if (due?.at.getTime() !== Date.parse(at)) return;
  if (action === 'close') await planDailyCheckIn(work, row);
  if (!(await isPlayedOn(work.db, { tournamentId, day }))) return;
  if (isOutage({ due: due.at, now: work.now() })) await makeUp(work, { row, day, action });
  else if (action === 'close') await tellMissed(work, { row, day });
  else await callIn(work, { row, day, action });
  await queries.touchFacts(work.db, tournamentId);
  await work.happened(tournamentRefreshed, { tournamentId });
}

interface Due {
  row: queries.TournamentRow;
  day: string;
  action: rules.DailyAction;
}

/**
 * Squads cannot have missed a check-in while the site was away: it stays open as long as possible, or hosts decide. A late
 * reminder is left out: it would arrive with the call.
 */
async function makeUp(work: Work, { row, day, action }: Due): Promise<void> {
  const [planned, until] = [rules.windowOf(row, day), rules.latestClosing(row, day)];
  if (!planned || !until || (action !== 'open' && action !== 'close')) return;
  if (until <= work.now()) {
    if (action === 'close') await tellMissed(work, { row, day, isAway: true });
    return;
  }
  // Late jobs run in any order: the other one did it.
  if (rules.keptOpenUntil(row, day)) return;
  const after = { ...row, daily_checkin_closes_at: until };
  await queries.keepDailyCheckIn(work.db, { id: row.id, until });
  await planDailyCheckIn(work, after);
  await work.happened(checkInKeptOpen, {
    viewer: undefined,
    tournament: row,
    asks: false,
    before: { 'check-in': planned.closes.toISOString() },
    after: { 'check-in': until.toISOString() },
  });
  await callIn(work, { row: after, day, action: 'open' });
}

async function callIn(work: Work, { row, day, action }: Due): Promise<void> {
  const today = { ...row, checkin_closes_at: rules.windowOf(row, day)?.closes ?? null };
  if (action === 'open') {
    await work.happened(checkInOpened, { tournament: today });
    return;
  }
  const missing = await listMissingOn(work.db, { tournamentId: row.id, day });
  const userIds = missing.flatMap(({ user_ids }) => user_ids);
  await work.happened(dayReminded, { tournament: today, userIds });
}

/**
 * Tells teams that missed check-in, and hosts, who let latecomers in: nobody loses a place on a later day.
 * @param isAway whether teams could not check in: hosts alone are told
 */
async function tellMissed(
  work: Work,
  { row, day, isAway = false }: Pick<Due, 'row' | 'day'> & { isAway?: boolean },
): Promise<void> {
  const missing = await listMissingOn(work.db, { tournamentId: row.id, day });
  if (missing.length === 0) return;
  await work.happened(dayMissed, {
    tournament: row,
    userIds: isAway ? [] : missing.flatMap(({ user_ids }) => user_ids),
    teams: missing.map(({ team_name }) => team_name),
  });
}
