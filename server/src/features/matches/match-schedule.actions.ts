import type { Work } from '../../platform/work/work.ts';
import { scheduleDraw } from '../lobbies/draw-clock.actions.ts';
import { clockJob } from './matches.jobs.ts';
import type { MatchRow } from './matches.queries.ts';
import { clockOf } from './matches.rules.ts';

/** Has the clock look at matches that are scheduled; what waited for them before moves along. */
export async function scheduleClock(work: Work, matches: readonly MatchRow[]): Promise<void> {
  for (const match of matches) {
    const { roomAt, playingAt } = clockOf(match);
    await work.enqueue(
      clockJob,
      { matchId: match.id, deed: 'release' },
      { at: roomAt, key: `${match.id} release` },
    );
    await work.enqueue(
      clockJob,
      { matchId: match.id, deed: 'play' },
      { at: playingAt, key: `${match.id} play` },
    );
  }
  for (const drawId of new Set(matches.map((match) => match.draw_id)))
    await scheduleDraw(work, drawId);
}

/** Nothing waits for the match any more. */
export async function stopClock(work: Work, matchId: string): Promise<void> {
  await work.cancelJob(clockJob, `${matchId} release`);
  await work.cancelJob(clockJob, `${matchId} play`);
}
