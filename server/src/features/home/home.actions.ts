import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import type { HomeBoard } from '@one-dream/contract/features/home/home.ts';
import { arrangeTournaments } from '@one-dream/contract/features/tournaments/tournaments.featured.ts';
import { currentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { publicPageSize } from '@one-dream/contract/limits.ts';
import type { Platform } from '../../platform/platform.ts';
import { listTournaments } from '../tournaments/tournaments.actions.ts';
import { presentArrival, presentChampions, presentEvent } from './home.presenters.ts';
import * as queries from './home.queries.ts';
import { listPlaced, prizeOf, soonestFirst } from './home.rules.ts';

/** Most rows of each kind on the page. */
const most = { events: 6, arrivals: 6, squad: 6 };

/** Tables behind the home board: a registration also writes its tournament's row, a final that of its standings. */
export const homeTables = ['tournaments', 'standings_states', 'payouts'] as const;

/** Reads the current activity for the home page; the same for everybody. */
export async function getHomeBoard(platform: Platform): Promise<HomeBoard> {
  const { db } = platform;
  const arrivals = await queries.listArrivals(db, { limit: most.arrivals });
  return {
    ...(await listEvents(platform)),
    champions: await findChampions(platform),
    arrivals: arrivals.map(presentArrival),
    paidPaise: await queries.sumPaid(db),
  };
}

async function listEvents(platform: Platform): Promise<Pick<HomeBoard, 'next' | 'events'>> {
  const { data } = await listTournaments(platform, {
    viewer: undefined,
    statuses: [...currentStatuses],
    limit: publicPageSize.max,
    teams: 0,
  });
  const going = data.filter(({ cancelled }) => cancelled === null);
  const seriesIds = going.flatMap(({ seriesId }) => seriesId ?? []);
  const tiers = await queries.listTiers(platform.db, seriesIds);
  const today = dayNumberInIndia(platform.now().getTime());
  const { featured, others } = arrangeTournaments({ tournaments: going, today });
  const present = (one: Tournament) => presentEvent(one, tiers.get(one.seriesId ?? '') ?? null);
  return {
    next: featured ? present(featured) : null,
    events: others.toSorted(soonestFirst).slice(0, most.events).map(present),
  };
}

async function findChampions({ db }: Platform): Promise<HomeBoard['champions']> {
  const final = await queries.findLastFinal(db);
  // As for prizes: a team that was disqualified after the final loses its place, and the next ones move up.
  const team = final && (await queries.findFirstStillIn(db, listPlaced(final.tables)));
  if (!final || !team) return null;
  const squad = await queries.listSquad(db, team.id);
  const prize = prizeOf({ paise: await queries.sumPrizesOf(db, team.id), promised: final.prizes });
  return presentChampions({ final, team, squad: squad.slice(0, most.squad), prize });
}
