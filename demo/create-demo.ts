import type { RequestBody } from '../server/src/operations/control/requests.ts';
import type { Platform } from '../server/src/platform/platform.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { createDemoClock } from './demo-clock.ts';
import { seedEvenings } from './evenings/seed-evenings.ts';
import { setClocks } from './match-days/set-clocks.ts';
import { moveDemo } from './move-demo.ts';
import { demoOrganisation } from './organisation.ts';
import type { Report } from './pictures/stored-pictures.ts';
import { prepareDemo } from './prepare-demo.ts';
import { runAlongside } from './run-alongside.ts';

/** The demo organisation, as used by the server. */
export interface Demo {
  /** Accounts printed with their sign-in, the owner first. */
  accounts: readonly DemoAccount[];
  /** A demo's clock can be advanced from the command line, unlike any other site's. */
  now: () => Date;
  /** What it says of itself, over the default organisation. */
  organisation: object;
  /** Seeds an unused database. @returns whether it did */
  prepare: (platform: Platform, options: { report: Report }) => Promise<boolean>;
  /** Completes a freshly filled database once the job queue exists. */
  setOff: (platform: Platform) => Promise<void>;
  /** Runs alongside the site. @returns a function to stop it */
  runAlongside: (platform: Platform) => () => Promise<void>;
  /** Executes a command from the command line. */
  move: (platform: Platform, move: RequestBody<'demo'>) => Promise<string>;
}

export function createDemo(): Demo {
  const clock = createDemoClock();
  return {
    accounts: demoAccounts,
    now: clock.now,
    organisation: demoOrganisation,
    prepare: prepareDemo,
    setOff: async (platform) => {
      await seedEvenings(platform);
      await setClocks(platform);
    },
    runAlongside: (platform) => runAlongside(platform, { clock }),
    move: (platform, move) => moveDemo(platform, { clock, move }),
  };
}
