import { fromIsoDate, indiaAheadOfUtcMs, isoDateInIndia, toIsoDate } from '../../calendar-days.ts';
import { addDays } from '../../schedule/scrim-days.ts';
import type { PlannedTimes, TournamentTimes } from '../tournaments/tournaments.times.ts';
import type { Tournament } from '../tournaments/tournaments.ts';

/** Rules for copying an event, shared by the page that offers the copy and the server that makes it. */

const longestTitle = 100;

/** `Friday Cup #7` after `#6`, `Cup 4` after `Cup 3`; `#2` if there is no number yet. A year does not count as one. */
export function nextTitle(title: string): string {
  const plain = withoutCopyMarks(title);
  const count = countIn(plain);
  if (!count) return `${plain.slice(0, longestTitle - 3).trimEnd()} #2`;
  const { at, digits } = count;
  const next = String(Number(digits) + 1).padStart(digits.length, '0');
  return `${plain.slice(0, at)}${next}${plain.slice(at + digits.length)}`.slice(0, longestTitle);
}

const copyMark = '(copy)';

function withoutCopyMarks(title: string): string {
  let plain = title.trim();
  while (plain.toLowerCase().endsWith(copyMark)) plain = plain.slice(0, -copyMark.length).trimEnd();
  return plain;
}

/** The digits after the last `#` with up to four, else up to three forming the last word of the title. */
function countIn(title: string): { at: number; digits: string } | undefined {
  const hashed = [...title.matchAll(/#(\d+)/g)].findLast(([, digits = '']) => digits.length <= 4);
  if (hashed) return { at: hashed.index + 1, digits: hashed[1] ?? '' };
  const last = /\D (\d{1,3})$/.exec(title);
  return last ? { at: last.index + 2, digits: last[1] ?? '' } : undefined;
}

const minute = 60_000;

const shifted = (moment: string, by: number) =>
  `${new Date(Date.parse(moment) + by).toISOString().slice(0, 19)}Z`;

/** Offset of all times, in milliseconds; 0 if the original had no first match time. */
export function shiftOf(before: string | null, firstMatchAt: string): number {
  return before ? Date.parse(firstMatchAt) - Date.parse(before) : 0;
}

/**
 * Times of a copy, planned at the same distances before the first match. Openings already past are open at once; closings
 * already past, or by hand, move to the start of check-in.
 */
export function timesOfCopy(
  source: TournamentTimes & { planned?: PlannedTimes | undefined },
  { firstMatchAt, now }: { firstMatchAt: string; now: Date },
): TournamentTimes & { status: 'OPENED' | 'UPCOMING' } {
  const by = shiftOf(source.firstMatchAt, firstMatchAt);
  const plan = source.planned ?? source;
  const follow = (moment: string | null) =>
    moment && source.firstMatchAt ? shifted(moment, by) : null;
  const isPast = (moment: string | null) => moment !== null && Date.parse(moment) <= now.getTime();
  const [opens, closes] = [follow(plan.regOpensAt), follow(plan.regClosesAt)];
  const checkinOpensAt = follow(plan.checkinOpensAt);
  const isOpen = opens === null || isPast(opens);
  return {
    regOpensAt: isOpen ? null : opens,
    regClosesAt: closes === null || isPast(closes) ? checkinOpensAt : closes,
    checkinOpensAt,
    checkinClosesAt: follow(plan.checkinClosesAt),
    firstMatchAt,
    status: isOpen ? 'OPENED' : 'UPCOMING',
  };
}

/** Default time of the first match: same weekday and hour as before, at least a day from now. */
export function usualNextStart(before: string | null, now: Date): string {
  const week = 7 * 24 * 60 * minute;
  const from = now.getTime() + 24 * 60 * minute;
  if (!before) {
    const evening = Date.parse(`${isoDateInIndia(new Date(from))}T21:00:00Z`) - indiaAheadOfUtcMs;
    return shifted(new Date(evening).toISOString(), 0);
  }
  const weeks = Math.max(1, Math.ceil((from - Date.parse(before)) / week));
  return shifted(before, weeks * week);
}

type Dated = Pick<Tournament, 'startDate' | 'endDate' | 'schedule' | 'firstMatchAt'>;

/** Dates and schedule of a copy, shifted with the first match; text that is not a date is kept. */
export function datesOfCopy(
  source: Dated,
  firstMatchAt: string,
): Pick<Dated, 'startDate' | 'endDate' | 'schedule'> {
  const was = source.firstMatchAt
    ? isoDateInIndia(new Date(source.firstMatchAt))
    : toIsoDate(source.startDate);
  const is = isoDateInIndia(new Date(firstMatchAt));
  const days = was ? Math.round((Date.parse(is) - Date.parse(was)) / (24 * 60 * minute)) : 0;
  const follow = (date: string) => {
    const iso = was && toIsoDate(date);
    return iso ? fromIsoDate(addDays(iso, days)) : date;
  };
  return {
    startDate: follow(source.startDate) || fromIsoDate(is),
    endDate: follow(source.endDate),
    schedule: source.schedule.map((entry) => ({
      ...entry,
      ...moveEntry(entry, source, firstMatchAt),
    })),
  };

  function moveEntry(entry: { date: string; time: string }, from: Dated, first: string) {
    const iso = toIsoDate(entry.date);
    if (!iso || !from.firstMatchAt || !/^([01]\d|2[0-3]):[0-5]\d$/.test(entry.time))
      return { date: follow(entry.date) };
    const inIndia = Date.parse(`${iso}T${entry.time}:00Z`) + shiftOf(from.firstMatchAt, first);
    const text = new Date(inIndia).toISOString();
    return { date: fromIsoDate(text.slice(0, 10)), time: text.slice(11, 16) };
  }
}
