import type { Platform } from '../server/src/platform/platform.ts';
import { makeJobsDue } from './demo.queries.ts';

/** A clock that can be advanced; reset by the next start. */
export interface DemoClock {
  now: () => Date;
  advance: (minutes: number) => void;
  isAhead: () => boolean;
}

export function createDemoClock(): DemoClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (minutes) => {
      ahead += minutes * 60_000;
    },
    isAhead: () => ahead > 0,
  };
}

/** Runs what is due by the demo's clock: the queue goes by the database's. */
export async function runDueJobs({ db, jobs, now }: Platform): Promise<void> {
  if (await makeJobsDue(db, now())) jobs.look();
}
