import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestBody } from '../server/src/operations/control/requests.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { countBegunJobs, findNextDue } from './demo.queries.ts';
import { type DemoClock, runDueJobs } from './demo-clock.ts';
import { playNext } from './match-days/play-next.ts';

/** Moves a running demo on behalf of the command line. @returns a sentence for the person at the terminal */
export async function moveDemo(
  platform: Platform,
  { clock, move }: { clock: DemoClock; move: RequestBody<'demo'> },
): Promise<string> {
  if (move.action === 'play') return playNext(platform);
  await walk(platform, { clock, minutes: move.minutes });
  const time = platform.now().toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `The demo's clock says ${time} IST. What fell due is being done.`;
}

/** Longer moves jump: stepping through the evenings between would take a day. Minutes. */
const longestWalk = 24 * 60;
/** Real milliseconds: time limit of a walk, after which the rest is jumped; `stopMs` limits each stop. */
const walkMs = 60_000;
const stopMs = 8000;
/** Events due this soon after another are processed together with it. Minutes. */
const togetherMinutes = 2;

/**
 * Stops whenever something is due and waits until it is done: after a single jump, a check-in due to close on the way
 * would look as if the site had been down.
 */
async function walk(
  platform: Platform,
  { clock, minutes }: { clock: DemoClock; minutes: number },
): Promise<void> {
  const { db } = platform;
  const end = platform.now().getTime() + minutes * 60_000;
  const minutesTo = (moment: number) => (moment - platform.now().getTime()) / 60_000;
  const tired = Date.now() + walkMs;
  while (minutes <= longestWalk && Date.now() < tired) {
    const due = await findNextDue(db, { after: platform.now(), until: new Date(end) });
    if (!due) break;
    clock.advance(Math.min(minutesTo(due.getTime()) + togetherMinutes, minutesTo(end)));
    await runDueJobs(platform);
    await areDone(platform);
  }
  clock.advance(Math.max(0, minutesTo(end)));
  await runDueJobs(platform);
}

async function areDone({ db }: Platform): Promise<void> {
  const late = Date.now() + stopMs;
  while ((await countBegunJobs(db)) > 0 && Date.now() < late) await sleep(50);
}
