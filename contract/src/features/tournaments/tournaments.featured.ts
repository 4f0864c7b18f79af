import { dayNumber } from '../../calendar-days.ts';
import { featuredStatuses } from './tournaments.statuses.ts';
import type { Tournament } from './tournaments.ts';

type Listed = Pick<Tournament, '_id' | 'status' | 'startDate'> &
  Partial<Pick<Tournament, 'seriesId'>>;

/**
 * Chooses the featured tournament, and sorts the rest for display beside it: OPENED before LIVE before UPCOMING, then the
 * nearest start. Other statuses are never featured. Evenings of a series come after all events: they happen daily and have a
 * place of their own. `today` is a day number.
 */
export function arrangeTournaments<T extends Listed>(options: {
  tournaments: readonly T[];
  today: number;
}): { featured: T | undefined; others: T[] } {
  const { tournaments, today } = options;
  const ordered = tournaments.toSorted(
    (a, b) =>
      statusOrder(a) - statusOrder(b) ||
      Number(isEvening(a)) - Number(isEvening(b)) ||
      distance(a, today) - distance(b, today) ||
      (a._id < b._id ? -1 : 1),
  );
  const canLead = ordered.filter((one) => statusOrder(one) < featuredStatuses.length);
  const featured = canLead.find((one) => !isEvening(one)) ?? canLead[0];
  return { featured, others: ordered.filter((one) => one !== featured) };
}

function isEvening({ seriesId }: Listed): boolean {
  return Boolean(seriesId);
}

function statusOrder({ status }: Listed): number {
  const index = (featuredStatuses as readonly string[]).indexOf(status);
  return index < 0 ? featuredStatuses.length : index;
}

/** Days between today and the start; a tournament without a start comes last. */
function distance({ startDate }: Listed, today: number): number {
  const day = dayNumber(startDate);
  return day === undefined ? Number.MAX_SAFE_INTEGER : Math.abs(day - today);
}
