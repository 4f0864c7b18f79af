import { matchDay } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import type { Work } from '../../platform/work/work.ts';
import { extendAfterOutage, isOutage, nextLookAt } from './check-in-outage.rules.ts';
import * as clock from './tournament-clock.actions.ts';
import { checkInKeptOpen, checkInReminded, tournamentRefreshed } from './tournaments.events.ts';
import * as queries from './tournaments.queries.ts';
import { phaseOfRow } from './tournaments.rules.ts';
import { lockTournament, type TournamentRow } from './tournaments.shared.queries.ts';

const minute = 60_000;

/**
 * Does what is due, with the tournament locked; nothing if it no longer is.
 * @returns whether it was done
 */
export async function runClockAction(
  work: Work,
  { tournamentId, action, at }: { tournamentId: string; action: clock.ClockAction; at: string },
): Promise<boolean> {
  const locked = await lockTournament(work.db, tournamentId);
  if (!locked || clock.isOver(locked) || locked.is_draft) return false;
  const due = clock.listDue(locked).find((one) => one.action === action);
  if (!due || due.at.getTime() !== Date.parse(at) || due.at > work.now()) return false;
  const row = await catchUp(work, { row: locked, action });
  if (missedOpening(row, work.now())) return extendCheckIn(work, row);
  switch (action) {
    case 'open-registration':
      return row.status === 'UPCOMING' && clock.moveStatus(work, { row, status: 'OPENED' });
    case 'close-registration':
      return clock.isPending(row, action) && clock.moveStatus(work, { row, status: 'CLOSED' });
    case 'open-check-in':
      if (isToOpen(row, work.now())) return clock.openCheckIn(work, row);
      // The clock was in time: registration is still open because the organisers want it.
      if (!row.checkin_opened_at && !isOutage({ due: due.at, now: work.now() }))
        await queries.setCheckIn(work.db, { id: row.id, checkin_opened_at: work.now() });
      return false;
    case 'close-check-in':
      return isToClose(row) && closeByClock(work, row);
    default:
      // A late reminder would arrive together with the notice that check-in is open.
      if (isOutage({ due: due.at, now: work.now() })) return false;
      if (phaseOfRow(row, work.now()) !== 'check-in') return false;
      await work.happened(checkInReminded, { tournament: row });
      return true;
  }
}

/**
 * After an outage jobs run late and in any order, so registration that should have closed is closed first. Otherwise
 * 'open-registration' would notify the followers of a registration that is over, and an action of the check-in would find
 * registration open, do nothing, and never be retried.
 */
async function catchUp(
  work: Work,
  { row, action }: { row: TournamentRow; action: clock.ClockAction },
): Promise<TournamentRow> {
  const isClosing = row.reg_closes_at !== null && row.reg_closes_at <= work.now();
  const isPending = action !== 'close-registration' && clock.isPending(row, 'close-registration');
  if (!isClosing || !isPending) return row;
  await clock.moveStatus(work, { row, status: 'CLOSED' });
  return { ...row, status: 'CLOSED' };
}

function isToOpen(row: TournamentRow, now: Date): boolean {
  const { status, checkin_opens_at: opens, checkin_opened_at: opened } = row;
  return status === 'CLOSED' && opens !== null && opens <= now && opened === null;
}

function isToClose({ status, checkin_closed_at: closed }: TournamentRow): boolean {
  return status === 'CLOSED' && closed === null;
}

/**
 * Closes a check-in that is due, for code that depends on who plays (a draw, a room): jobs due at one moment run in any
 * order, so the first of them does it.
 * @returns the moment until which check-in goes on; undefined once who plays is settled
 */
export async function settleCheckIn(work: Work, tournamentId: string): Promise<Date | undefined> {
  const row = await lockTournament(work.db, tournamentId);
  const at = row?.checkin_closes_at;
  if (!row || !at || row.checkin_closed_at) return undefined;
  await runClockAction(work, { tournamentId, action: 'close-check-in', at: at.toISOString() });
  const now = await lockTournament(work.db, tournamentId);
  return now && isToClose(now) ? (now.checkin_closes_at ?? undefined) : undefined;
}

/** Whether check-in did not open in time because the site was down; whichever of the late jobs runs first. */
function missedOpening(row: TournamentRow, now: Date): boolean {
  const { checkin_opens_at: opens } = row;
  return isToOpen(row, now) && opens !== null && isOutage({ due: opens, now });
}

/** Closes check-in, unless an outage kept teams from it, or a host was asked to close it and has not done so yet. */
async function closeByClock(work: Work, row: TournamentRow): Promise<boolean> {
  const { checkin_closes_at: closes, checkin_outage: outage } = row;
  if (outage === 'asked') return stayOpen(work, row);
  if (closes && isOutage({ due: closes, now: work.now() })) return extendCheckIn(work, row);
  return clock.closeCheckIn(work, row);
}

async function stayOpen(work: Work, row: TournamentRow): Promise<true> {
  await clock.moveTimes(work, row, { checkin_closes_at: nextLookAt(work.now()) });
  await work.happened(tournamentRefreshed, { tournamentId: row.id });
  return true;
}

/** After an outage, teams that have not checked in are not no-shows: check-in is extended, and hosts decide on strikes. */
async function extendCheckIn(work: Work, row: TournamentRow): Promise<boolean> {
  const now = work.now();
  const { checkin_opens_at: opens, checkin_closes_at: closes, first_match_at: firstMatch } = row;
  if (!opens || !closes || !firstMatch) return false;
  const { outage: made, ...moments } = extendAfterOutage({
    opens,
    closes,
    latest: new Date(firstMatch.getTime() - matchDay.claimUntil * minute),
    now,
  });
  const changes = { checkin_closes_at: moments.closes, checkin_outage: made };
  const after = await clock.moveTimes(work, row, changes);
  await work.happened(checkInKeptOpen, {
    viewer: undefined,
    tournament: row,
    asks: made === 'asked',
    before: { 'check-in': closes.toISOString() },
    after: { 'check-in': moments.closes.toISOString() },
  });
  return clock.openCheckIn(work, after);
}
