import type { Platform } from '../server/src/platform/platform.ts';
import { type DemoClock, runDueJobs } from './demo-clock.ts';
import { answerHost } from './evenings/answer-host.ts';

const lookEveryMs = 4000;

/**
 * Runs alongside the site: starts jobs due by an advanced clock, and simulates teams for a host who tries out an evening.
 * @returns a function to stop it
 */
export function runAlongside(
  platform: Platform,
  { clock }: { clock: DemoClock },
): () => Promise<void> {
  let looking = Promise.resolve();
  const look = async () => {
    try {
      if (clock.isAhead()) await runDueJobs(platform);
      await answerHost(platform);
    } catch (error) {
      platform.logger.warn({ err: error }, 'the demo could not keep up');
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return looking;
  };
}
