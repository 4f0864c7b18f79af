import type { Work } from '../../platform/work/work.ts';
import { scheduleDraw } from '../lobbies/draw-clock.actions.ts';
import { clockJob } from './matches.jobs.ts';
import { clockOf } from './matches.rules.ts';
import type { MatchRow } from './matches.shared.queries.ts';

/** Schedules the clock of scheduled matches; existing jobs move along. */
export async function scheduleClock(work: Work, matches: readonly MatchRow[]): Promise<void> {
  for (const match of matches) {
    const { roomAt, playingAt } = clockOf(match);
    await scheduleRelease(work, { match, at: roomAt });
    await work.enqueue(
      clockJob,
      { matchId: match.id, action: 'play' },
      { at: playingAt, key: `${match.id} play` },
    );
  }
  for (const drawId of new Set(matches.map((match) => match.draw_id)))
    await scheduleDraw(work, drawId);
}

/** Schedules the release of the room at a moment, now if it is past. */
export async function scheduleRelease(
  work: Work,
  { match, at }: { match: Pick<MatchRow, 'id'>; at: Date },
): Promise<void> {
  await work.enqueue(
    clockJob,
    { matchId: match.id, action: 'release' },
    { at, key: `${match.id} release` },
  );
}

export async function stopClock(work: Work, matchId: string): Promise<void> {
  await work.cancelJob(clockJob, `${matchId} release`);
  await work.cancelJob(clockJob, `${matchId} play`);
}
