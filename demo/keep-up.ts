import type { Platform } from '../server/src/platform/platform.ts';
import { runDueJobs } from './demo.queries.ts';
import type { DemoClock } from './demo-clock.ts';
import { answerHost } from './evenings/answer-host.ts';

const lookEveryMs = 4000;

/**
 * Goes on while the site runs: begins what falls due by a clock that was put forward, as the queue goes by the
 * database's, and has teams answer a host who tries an evening out.
 * @returns what ends it
 */
export function keepUp(platform: Platform, { clock }: { clock: DemoClock }): () => Promise<void> {
  let looking = Promise.resolve();
  const look = async () => {
    try {
      if (clock.isAhead()) await runDueJobs(platform.db, platform.now());
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
