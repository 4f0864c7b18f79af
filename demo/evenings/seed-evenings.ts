import { makeEvenings } from '../../server/src/features/scrims/evenings.actions.ts';
import { inTransaction } from '../../server/src/platform/database/transaction.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { inUnitOfWork } from '../../server/src/platform/work/unit-of-work.ts';
import * as queries from '../demo.queries.ts';
import { openPast } from '../match-days/past-platform.ts';
import { beginSeries } from './begin-series.ts';
import { climbLadder } from './climb-ladder.ts';
import { importGuests } from './import-guests.ts';
import { payPrizes } from './pay-prizes.ts';
import { playLastWeek } from './play-last-week.ts';
import { postSearches } from './post-searches.ts';
import { seedDiscipline } from './seed-discipline.ts';

/**
 * Seeds the nightly activity besides events: scrim series with tonight's and last week's tournaments, an open lobby of
 * guests, a ladder that teams have climbed, a ban with an appeal, partly paid prizes, and adverts for players and teams.
 * Sends no notices, as for everything in the past.
 */
export async function seedEvenings(platform: Platform): Promise<void> {
  const now = platform.now();
  const [admin, owner] = await Promise.all([
    queries.findDemoAdmin(platform.db),
    queries.findDemoOwner(platform.db),
  ]);
  if (!admin || !owner) return;
  const series = await inTransaction(platform.db, async (trx) => {
    const past = openPast(platform, trx);
    const teams = await queries.listDemoTeams(trx);
    await climbLadder(trx, { teams, admin, now });
    await seedDiscipline(past, { admin, now });
    await payPrizes(past, { owner, now });
    await postSearches(past, { now });
    const begun = await beginSeries(past, { admin, teams, now });
    await playLastWeek(past, { admin, teams, series: begun, now });
    return [...begun, await importGuests(past, { admin, now })];
  });
  // Stands in for jobs that would be waiting: the queue exists now.
  for (const { id } of series) await inUnitOfWork(platform, (work) => makeEvenings(work, id));
}
