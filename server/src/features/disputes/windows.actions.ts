import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertNotInLobby } from '../duties/duties.actions.ts';
import { matchRefreshed } from '../matches/matches.events.ts';
import * as matches from '../matches/matches.shared.queries.ts';
import { noSuchMatch } from '../results/drafts.actions.ts';
import { disputeWindowClosed } from './disputes.events.ts';
import { countUndecided } from './disputes.queries.ts';
import { disputesTexts } from './disputes.texts.ts';

/** Ends a window by the clock: exactly once, and not while a dispute is open, whose decision ends it then. */
export async function endWindow(
  platform: Platform,
  { matchId }: { matchId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const match = await matches.lockMatchForResult(work.db, matchId);
    if (!match) return;
    if (await markFinalOnceDecided(work, matchId)) await work.happened(matchRefreshed, { match });
  });
}

/** Marks a match final unless a dispute is open; call with the match locked. @returns whether it became final now */
export async function markFinalOnceDecided(work: Work, matchId: string): Promise<boolean> {
  if ((await countUndecided(work.db, { matchId })) > 0) return false;
  return matches.markFinal(work.db, matchId, work.now());
}

/** Ends a window early, by an admin. @throws AppError CONFLICT with an open dispute */
export async function endWindowEarly(
  platform: Platform,
  { viewer, matchId }: { viewer: Viewer; matchId: string },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const match = await matches.lockMatchForResult(work.db, matchId);
    if (!match) throw noSuchMatch();
    await assertNotInLobby(work.db, viewer, matchId);
    if (match.state === 'final') return;
    if (match.state !== 'published') throw new AppError('NOT_PUBLISHED', disputesTexts.noResultYet);
    await closeWindow(work, viewer, match);
  });
}

/** Closes the window of a published match, in the caller's unit of work. */
async function closeWindow(work: Work, viewer: Viewer, match: matches.MatchRow): Promise<void> {
  const { id: matchId } = match;
  if ((await countUndecided(work.db, { matchId })) > 0)
    throw new AppError('CONFLICT', disputesTexts.disputeOpen);
  const until = work.now();
  await matches.setDisputeUntil(work.db, matchId, until);
  await matches.markFinal(work.db, matchId, until);
  await work.happened(disputeWindowClosed, {
    viewer,
    match,
    before: { until: match.dispute_until },
  });
}

/**
 * Ends the windows of several matches, for an admin who makes their stage final.
 * @throws AppError NOT_ALLOWED to who plays in one of them; CONFLICT with an open dispute
 */
export async function endWindowsEarly(
  work: Work,
  { viewer, matchIds }: { viewer: Viewer; matchIds: readonly string[] },
): Promise<void> {
  for (const matchId of matchIds) {
    const match = await matches.lockMatchForResult(work.db, matchId);
    if (match?.state !== 'published') continue;
    await assertNotInLobby(work.db, viewer, matchId);
    await closeWindow(work, viewer, match);
  }
}
