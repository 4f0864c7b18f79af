import type { Work } from '../../platform/work/work.ts';
import { scheduleDraw } from '../lobbies/draw-clock.actions.ts';
import { clockJob } from './matches.jobs.ts';
import { clockOf } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';

/** Has the clock look at matches that are scheduled; what waited for them before moves along. */
export async function scheduleClock(work: Work, matches: readonly MatchRow[]): Promise<void> {
  for (const match of matches) {
    const { roomAt, playingAt } = clockOf(match);
    await scheduleRelease(work, { match, at: roomAt });
    await work.enqueue(
      clockJob,
      { matchId: match.id, deed: 'play' },
      { at: playingAt, key: `${match.id} play` },
    );
  }
  for (const drawId of new Set(matches.map((match) => match.draw_id)))
    await scheduleDraw(work, drawId);
}

/** Has the clock release the room at a moment, now where it is past. */
export async function scheduleRelease(
  work: Work,
  { match, at }: { match: Pick<MatchRow, 'id'>; at: Date },
): Promise<void> {
  await work.enqueue(
    clockJob,
    { matchId: match.id, deed: 'release' },
    { at, key: `${match.id} release` },
  );
}

/** Nothing waits for the match any more. */
export async function stopClock(work: Work, matchId: string): Promise<void> {
  await work.cancelJob(clockJob, `${matchId} release`);
  await work.cancelJob(clockJob, `${matchId} play`);
}
