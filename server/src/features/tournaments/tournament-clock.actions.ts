import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { matchDay } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import * as z from 'zod/mini';
import type { Viewer } from '../../calls/viewer.ts';
import { defineJob, renameField } from '../../platform/jobs/define-job.ts';
import type { Work } from '../../platform/work/work.ts';
import * as events from './tournaments.events.ts';
import * as queries from './tournaments.queries.ts';
import { lockTournament, type TournamentRow, touchFacts } from './tournaments.shared.queries.ts';

const clockActions = [
  'open-registration',
  'close-registration',
  'open-check-in',
  'remind-40',
  'remind-30',
  'close-check-in',
] as const;
export type ClockAction = (typeof clockActions)[number];

/**
 * Enqueued in the transaction that sets the moment, once for each moment. The job does nothing if the moment has been
 * moved since, its action was done early by hand, or the tournament was cancelled.
 */
export const clockJob = defineJob({
  name: 'tournament-clock',
  schema: z.object({ tournamentId: z.string(), action: z.enum(clockActions), at: z.string() }),
  version: 2,
  earlier: { 1: renameField('deed', 'action') },
});

const minute = 60_000;

/** Lists when each action is due; those without a moment are left out. */
export function listDue(row: TournamentRow): { action: ClockAction; at: Date }[] {
  const { reg_opens_at, reg_closes_at, checkin_opens_at, checkin_closes_at, first_match_at } = row;
  const reminders = matchDay.reminders.map((minutes) => ({
    action: `remind-${minutes}` as const,
    at: first_match_at && new Date(first_match_at.getTime() - minutes * minute),
  }));
  const all: { action: ClockAction; at: Date | null }[] = [
    { action: 'open-registration', at: reg_opens_at },
    { action: 'close-registration', at: reg_closes_at },
    { action: 'open-check-in', at: checkin_opens_at },
    ...reminders.filter(
      ({ at }) =>
        at &&
        checkin_opens_at &&
        checkin_closes_at &&
        at > checkin_opens_at &&
        at < checkin_closes_at,
    ),
    { action: 'close-check-in', at: checkin_closes_at },
  ];
  return all.flatMap(({ action, at }) => (at ? [{ action, at }] : []));
}

const keyOf = (tournamentId: string, action: ClockAction) => `${tournamentId} ${action}`;

/**
 * Schedules the clock of a tournament by its current moments: a moved one moves its job, one that is gone or done
 * cancels it.
 * @param before as it was; undefined for a new one
 */
export async function setClock(
  work: Work,
  { before, after }: { before: TournamentRow | undefined; after: TournamentRow },
): Promise<void> {
  const now = work.now();
  const was = new Map(
    before ? listDue(before).map(({ action, at }) => [action, at.getTime()]) : [],
  );
  const due = new Map(listDue(after).map(({ action, at }) => [action, at]));
  const isOff = isOver(after);
  // A tournament that was over, or LIVE, has its moments but no jobs.
  const resumes = before !== undefined && isStopped(before) && !isStopped(after);
  for (const action of clockActions) {
    const at = due.get(action);
    const isMoved = at?.getTime() !== was.get(action);
    if (!isMoved && !isOff && !resumes) continue;
    const key = keyOf(after.id, action);
    // A check-in set to a past moment counts as opened or closed.
    const doneAt = at && at <= now ? now : null;
    if (isMoved && action === 'open-check-in')
      await queries.setCheckIn(work.db, { id: after.id, checkin_opened_at: doneAt });
    if (isMoved && action === 'close-check-in')
      await queries.setCheckIn(work.db, { id: after.id, checkin_closed_at: doneAt });
    if (!isOff && at && (at > now || isPending(after, action)))
      await work.enqueue(
        clockJob,
        { tournamentId: after.id, action, at: at.toISOString() },
        { at, key },
      );
    else if (was.has(action)) await work.cancelJob(clockJob, key);
  }
  await work.happened(events.clockSet, { tournamentId: after.id, tournament: after });
}

export const noMoments = {
  reg_opens_at: null,
  reg_closes_at: null,
  checkin_opens_at: null,
  checkin_closes_at: null,
};

/** Moves times of a tournament, and its clock with them. @returns it as it is then */
export async function moveTimes(
  work: Work,
  row: TournamentRow,
  changes: Partial<Pick<TournamentRow, keyof typeof noMoments | 'checkin_outage'>>,
): Promise<TournamentRow> {
  const after = { ...row, ...changes };
  await queries.updateFacts(work.db, { id: row.id, ...changes });
  await setClock(work, { before: row, after });
  return after;
}

export async function stopClock(work: Work, tournamentId: string): Promise<void> {
  for (const action of clockActions) await work.cancelJob(clockJob, keyOf(tournamentId, action));
  await work.happened(events.clockSet, { tournamentId, tournament: null });
}

export function isOver({ cancelled_at, status }: TournamentRow): boolean {
  return cancelled_at !== null || status === 'COMPLETED';
}

/** Whether the clock was stopped on the way to this status. */
function isStopped(row: TournamentRow): boolean {
  return isOver(row) || row.status === 'LIVE';
}

/** Whether the action of a past moment is not done yet. */
export function isPending({ status }: TournamentRow, action: ClockAction): boolean {
  if (action === 'open-registration') return status === 'UPCOMING';
  if (action === 'close-registration') return status === 'UPCOMING' || status === 'OPENED';
  return false;
}

/** Changes the status, makes a draft public, and notifies everybody concerned. @returns true */
export async function moveStatus(
  work: Work,
  {
    row,
    status,
    viewer,
  }: { row: TournamentRow; status: TournamentStatus; viewer?: Viewer | undefined },
): Promise<true> {
  await queries.updateFacts(work.db, { id: row.id, ...queries.announced(row), status });
  // Earlier actions of the clock are done early, or no longer needed.
  if (status === 'LIVE' || status === 'COMPLETED') await stopClock(work, row.id);
  await afterStatus(work, { before: row, status });
  await work.happened(viewer ? events.statusMoved : events.clockMovedOn, {
    viewer,
    tournament: row,
    before: { status: row.status },
    after: { status },
  });
  return true;
}

/**
 * Moves a tournament on because of something in it (a first room, a last stage), in the caller's unit of work.
 * @returns whether it was in one of `from`, and not called off
 */
export async function moveTournament(
  work: Work,
  move: {
    tournamentId: string;
    from: readonly TournamentStatus[];
    to: TournamentStatus;
    viewer: Viewer | undefined;
  },
): Promise<boolean> {
  const row = await lockTournament(work.db, move.tournamentId);
  if (!row || row.cancelled_at || !move.from.includes(row.status)) return false;
  return moveStatus(work, { row, status: move.to, viewer: move.viewer });
}

/** Applies the consequences of a new status, whoever set it. */
export async function afterStatus(
  work: Work,
  { before, status }: { before: TournamentRow; status: TournamentStatus },
): Promise<void> {
  const { id: tournamentId } = before;
  if (status === 'LIVE')
    await work.happened(events.clockSet, { tournamentId, tournament: { ...before, status } });
  await work.happened(events.statusChanged, { tournament: before, tournamentId, status });
}

export async function openCheckIn(work: Work, row: TournamentRow): Promise<true> {
  await queries.setCheckIn(work.db, { id: row.id, checkin_opened_at: work.now() });
  await touchFacts(work.db, row.id);
  await work.happened(events.checkInOpened, { tournament: row });
  return true;
}

export async function closeCheckIn(work: Work, row: TournamentRow): Promise<true> {
  await work.happened(events.checkInCloses, { tournament: row });
  await queries.setCheckIn(work.db, { id: row.id, checkin_closed_at: work.now() });
  await work.happened(events.checkInClosed, { tournamentId: row.id });
  await touchFacts(work.db, row.id);
  return true;
}
