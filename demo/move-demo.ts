import type { DemoMove } from '../server/src/operations/control/server-note.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { hastenDueJobs } from './demo.queries.ts';
import type { DemoClock } from './demo-clock.ts';
import { playNext } from './match-days/play-next.ts';

/** What the command line may ask of a running demo. @returns a sentence for the person at the terminal */
export async function moveDemo(
  platform: Platform,
  { clock, move }: { clock: DemoClock; move: DemoMove },
): Promise<string> {
  if (move.deed === 'play') return playNext(platform);
  clock.advance(move.minutes);
  await hastenDueJobs(platform.db, platform.now());
  const time = platform.now().toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return `The demo's clock says ${time} IST. What was due meanwhile is being done.`;
}
