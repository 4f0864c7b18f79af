import { toMoment } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import { matchDay } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import * as clock from './tournament-clock.actions.ts';
import * as events from './tournaments.events.ts';
import { cancellingTournament } from './tournaments.hooks.ts';
import * as queries from './tournaments.queries.ts';
import { phaseOfRow } from './tournaments.rules.ts';
import { lockTournament, type TournamentRow } from './tournaments.shared.queries.ts';
import { tournamentsTexts } from './tournaments.texts.ts';

interface TournamentRequest {
  viewer: Viewer;
  tournamentId: string;
}

/** Cancels a tournament: stops its clock, shows the reason on its page, and notifies its players. */
export function cancelTournament(
  platform: Platform,
  { viewer, tournamentId, reason }: TournamentRequest & { reason: string },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work, tournamentId);
    const phase = phaseOfRow(row, work.now());
    // Pressed twice, it is called off once.
    if (phase === 'cancelled') return;
    if (phase === 'final') throw new AppError('CONFLICT', tournamentsTexts.tooLateToCallOff);
    await work.runHook(cancellingTournament, { tournamentId, viewer, reason });
    await queries.updateFacts(work.db, {
      id: tournamentId,
      ...queries.announced(row),
      isInDetails: true,
      status: 'COMPLETED',
      cancelled_at: work.now(),
      cancel_reason: reason,
    });
    await clock.stopClock(work, tournamentId);
    await work.happened(events.tournamentCalledOff, {
      viewer,
      tournament: row,
      reason,
      before: { status: row.status, teams: row.slots_used },
      after: { reason },
    });
  });
}

/** Moves the end of registration or check-in to a later moment. */
export function extendTournament(
  platform: Platform,
  {
    viewer,
    tournamentId,
    what,
    until,
  }: TournamentRequest & { what: 'registration' | 'check-in'; until: string },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work, tournamentId);
    const text = toMoment(until);
    if (!text) throw invalidField('until', tournamentsTexts.dateForm);
    const moment = new Date(text);
    const field = what === 'registration' ? 'reg_closes_at' : 'checkin_closes_at';
    const phase = phaseOfRow(row, work.now());
    if (phase !== (what === 'registration' ? 'registration' : 'check-in'))
      throw new AppError(
        'CONFLICT',
        tournamentsTexts.nothingToExtend({ what: tournamentsTexts[what] }),
      );
    const current = row[field];
    if (moment <= work.now() || (current && moment <= current))
      throw invalidField('until', tournamentsTexts.laterMoment);
    const latest = latestOf(row, what);
    if (latest && moment > latest.at) throw invalidField('until', latest.said);
    // A host has set the length: the clock closes it again.
    const outage = row.checkin_outage === 'asked' ? 'extended' : row.checkin_outage;
    await clock.moveTimes(work, row, { [field]: moment, checkin_outage: outage });
    await work.happened(events.tournamentExtended, {
      viewer,
      tournament: row,
      what,
      until: moment,
      before: { [what]: current?.toISOString() ?? null },
      after: { [what]: moment.toISOString() },
    });
  });
}

const minute = 60_000;

function latestOf(
  { checkin_opens_at, first_match_at }: TournamentRow,
  what: 'registration' | 'check-in',
): { at: Date; said: Translatable } | undefined {
  if (what === 'registration' && checkin_opens_at)
    return { at: checkin_opens_at, said: tournamentsTexts.closesBeforeCheckIn };
  if (!first_match_at) return undefined;
  return {
    at: new Date(first_match_at.getTime() - matchDay.claimUntil * minute),
    said: tournamentsTexts.notPast({ minutes: matchDay.claimUntil }),
  };
}

/** Does early what the clock would do next. `from` is the phase that was seen: pressed twice, it happens once. */
export function moveTournamentOn(
  platform: Platform,
  {
    viewer,
    tournamentId,
    from,
  }: TournamentRequest & { from: 'draft' | 'announced' | 'registration' | 'closed' | 'check-in' },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const row = await lock(work, tournamentId);
    const phase = phaseOfRow(row, work.now());
    if (phase !== from) throw new AppError('STALE', tournamentsTexts.movedOn);
    await transitions[from](work, row);
    await work.happened(events.tournamentMovedOn, {
      viewer,
      tournament: row,
      before: { phase: from },
    });
  });
}

type Transition = (work: Work, row: TournamentRow) => Promise<unknown>;

/** What happens early is dated now; a planned time before it is removed. */
const transitions: Record<
  'draft' | 'announced' | 'registration' | 'closed' | 'check-in',
  Transition
> = {
  draft: async (work, row) => {
    await queries.updateFacts(work.db, { id: row.id, ...queries.announced(row) });
    await clock.setClock(work, {
      before: { ...row, ...clock.noMoments },
      after: { ...row, is_draft: false },
    });
  },
  announced: (work, row) => setStatus(work, row, { status: 'OPENED', reg_opens_at: null }),
  registration: (work, row) => setStatus(work, row, { status: 'CLOSED', reg_closes_at: null }),
  closed: async (work, row) => {
    const moments = { checkin_opens_at: work.now(), reg_closes_at: null };
    await clock.openCheckIn(work, await clock.moveTimes(work, row, moments));
  },
  'check-in': async (work, row) => {
    await clock.closeCheckIn(
      work,
      await clock.moveTimes(work, row, { checkin_closes_at: work.now() }),
    );
  },
};

async function setStatus(
  work: Work,
  row: TournamentRow,
  change: Pick<TournamentRow, 'status'> & { reg_opens_at?: null; reg_closes_at?: null },
): Promise<void> {
  await queries.updateFacts(work.db, { id: row.id, ...change });
  await clock.setClock(work, { before: row, after: { ...row, ...change } });
  await clock.afterStatus(work, { before: row, status: change.status });
}

async function lock(work: Work, tournamentId: string): Promise<TournamentRow> {
  const row = await lockTournament(work.db, tournamentId);
  if (!row) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  return row;
}
