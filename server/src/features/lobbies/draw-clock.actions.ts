import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { settleCheckIn } from '../tournaments/run-clock.actions.ts';
import { lockDraw, publish, roll } from './draws.actions.ts';
import * as queries from './draws.queries.ts';
import { drawClockJob } from './lobbies.jobs.ts';

export function handleLobbies(platform: Platform): void {
  platform.jobs.handle(drawClockJob, (payload) => runDrawClock(platform, payload));
}

/** Minutes before the first match at which the clock makes, and publishes, a draw that nobody made (match day §4.1). */
const drawClock = { roll: 25, publish: 20 } as const;

type Action = keyof typeof drawClock;

function momentOf(action: Action, { starts_at }: { starts_at: Date }): Date {
  return new Date(starts_at.getTime() - drawClock[action] * 60_000);
}

/** Schedules the making and publishing of a draw, in case nobody does it by hand. */
export async function scheduleDraw(work: Work, drawId: string): Promise<void> {
  const draw = await queries.findDraw(work.db, drawId);
  const [first] = await queries.listPlanned(work.db, drawId);
  if (!draw || draw.published_at || !first) return;
  for (const action of ['roll', 'publish'] as const)
    await work.enqueue(
      drawClockJob,
      { drawId, action },
      {
        at: momentOf(action, first),
        key: `${drawId} ${action}`,
      },
    );
}

/** Makes draws that were waiting for the end of check-in. Hears `checkInClosed`. */
export async function drawSettled(
  work: Work,
  { tournamentId }: { tournamentId: string },
): Promise<void> {
  for (const drawId of await queries.listOpenDraws(work.db, tournamentId))
    await scheduleDraw(work, drawId);
}

/**
 * @returns when the clock will publish a draw, once check-in is over; undefined if it is published, or the clock could
 * not publish it
 */
export async function awaitedDraw(work: Work, drawId: string): Promise<Date | undefined> {
  const { draw, event } = await lockDraw(work.db, { drawId });
  const [first] = await queries.listPlanned(work.db, drawId);
  if (draw.published_at || !first) return undefined;
  const usual = momentOf('publish', first);
  const closing = await settleCheckIn(work, event.id);
  const at = closing && closing > usual ? closing : usual;
  return at > work.now() ? at : undefined;
}

/** Whether an error means that a clock's action is no longer needed. */
export function isOver(error: unknown): boolean {
  return (
    error instanceof AppError &&
    ['NOT_FOUND', 'CONFLICT', 'STAGE_FINAL', 'NOT_READY'].includes(error.code)
  );
}

/** Runs the clock of a draw: whatever no host did by hand, once check-in is over. */
export async function runDrawClock(
  platform: Platform,
  { drawId, action }: { drawId: string; action: Action },
): Promise<void> {
  try {
    await inUnitOfWork(platform, async (work) => {
      const { draw, stage, event } = await lockDraw(work.db, { drawId });
      const [first] = await queries.listPlanned(work.db, drawId);
      const latest = await queries.findLatestDraw(work.db, stage.id);
      if (draw.published_at || latest?.id !== draw.id || !first) return;
      if (work.now() < momentOf(action, first) || (await settleCheckIn(work, event.id))) return;
      if (draw.rolls === 0)
        await roll(work, { event, stage, viewer: undefined, form: { method: 'random' } });
      if (action !== 'publish') return;
      await publish(work, { ...(await lockDraw(work.db, { drawId })), viewer: undefined });
    });
  } catch (error) {
    // The teams do not fit into the planned groups.
    const doNotFit = error instanceof AppError && error.code === 'INVALID';
    if (!isOver(error) && !doNotFit) throw error;
    platform.logger.info({ drawId, action, err: error }, 'the clock could not draw: a host has to');
  }
}
