import { dayNumber } from '../calendar-days.ts';
import type { Tournament } from './tournaments.ts';
import { featuredStatuses } from './tournaments.values.ts';

type Listed = Pick<Tournament, '_id' | 'status' | 'startDate'>;

/**
 * The one tournament that the tournament page shows whole, and the rest in the order in which they
 * are offered beside it: OPENED before LIVE before UPCOMING, then the nearest start. What is neither
 * of the three is never featured. `today` is a day number.
 */
export function arrangeTournaments<T extends Listed>(options: {
  tournaments: readonly T[];
  today: number;
}): { featured: T | undefined; others: T[] } {
  const { tournaments, today } = options;
  const ordered = tournaments.toSorted(
    (a, b) =>
      statusOrder(a) - statusOrder(b) ||
      distance(a, today) - distance(b, today) ||
      a._id.localeCompare(b._id),
  );
  const [first] = ordered;
  const featured = first && statusOrder(first) < featuredStatuses.length ? first : undefined;
  return { featured, others: featured ? ordered.slice(1) : ordered };
}

function statusOrder({ status }: Listed): number {
  const index = (featuredStatuses as readonly string[]).indexOf(status);
  return index < 0 ? featuredStatuses.length : index;
}

/** Days between today and the start; one without a start comes last. */
function distance({ startDate }: Listed, today: number): number {
  const day = dayNumber(startDate);
  return day === undefined ? Number.MAX_SAFE_INTEGER : Math.abs(day - today);
}
