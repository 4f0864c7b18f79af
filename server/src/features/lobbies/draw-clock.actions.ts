import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { lockDraw, publish, roll } from './draws.actions.ts';
import * as queries from './draws.queries.ts';
import { drawClockJob } from './lobbies.jobs.ts';

export function handleLobbies(platform: Platform): void {
  platform.jobs.handle(drawClockJob, (payload) => runDrawClock(platform, payload));
}

/** Minutes before the first match at which a draw that nobody made is made, and published (match day §4.1). */
const drawClock = { roll: 25, publish: 20 } as const;

/** Has a draw made and published in time, though nobody did it by hand. */
export async function scheduleDraw(work: Work, drawId: string): Promise<void> {
  const draw = await queries.findDraw(work.db, drawId);
  const [first] = await queries.listPlanned(work.db, drawId);
  if (!draw || draw.published_at || !first) return;
  for (const deed of ['roll', 'publish'] as const)
    await work.enqueue(
      drawClockJob,
      { drawId, deed },
      {
        at: new Date(first.starts_at.getTime() - drawClock[deed] * 60_000),
        key: `${drawId} ${deed}`,
      },
    );
}

/** Whether an error says that what a clock was to do is not to be done any more. */
export function isOver(error: unknown): boolean {
  return (
    error instanceof AppError &&
    ['NOT_FOUND', 'CONFLICT', 'STAGE_FINAL', 'NOT_READY'].includes(error.code)
  );
}

/** The clock of a draw: what no host did by hand. */
export async function runDrawClock(
  platform: Platform,
  { drawId, deed }: { drawId: string; deed: 'roll' | 'publish' },
): Promise<void> {
  try {
    await inUnitOfWork(platform, async (work) => {
      const scene = await lockDraw(work.db, { drawId });
      const { draw, stage, event } = scene;
      const [first] = await queries.listPlanned(work.db, drawId);
      const latest = await queries.findLatestDraw(work.db, stage.id);
      const due = first && first.starts_at.getTime() - drawClock[deed] * 60_000;
      if (draw.published_at || latest?.id !== draw.id || !due || work.now().getTime() < due) return;
      if (draw.rolls === 0) {
        const rolled = await roll(work, { stage, form: { method: 'random' } });
        await work.audit({
          viewer: undefined,
          action: 'draw.roll',
          tournamentId: event.id,
          subject: `${stage.name}, ${event.title}`,
          after: { no: rolled.no, method: rolled.method, rolls: rolled.rolls, seed: rolled.seed },
        });
        work.live.drawChanged({ tournamentId: event.id });
      }
      if (deed !== 'publish') return;
      const now = await lockDraw(work.db, { drawId });
      await publish(work, { ...now, viewer: undefined });
    });
  } catch (error) {
    if (!isOver(error) && !isRefused(error)) throw error;
    platform.logger.info({ drawId, deed, err: error }, 'the clock could not draw: a host has to');
  }
}

/** Teams do not fit into the groups that are planned. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.code === 'INVALID';
}
