import { t } from '@lingui/core/macro';
import { parseCalendarDate } from '@one-dream/contract/calendar-days.ts';
import { dayOfYear, inIndia } from './day-words.ts';

/** The day on which a tournament starts: as its organiser wrote it, else that of its first match in India. */
export function startDayOf(tournament: { startDate: string; firstMatchAt: string | null }): string {
  const { startDate, firstMatchAt } = tournament;
  return startDate.trim() === '' && firstMatchAt
    ? dayOfYear(inIndia(firstMatchAt))
    : formatCalendarDate(startDate);
}

/**
 * `12/31/2026` as `31 Dec 2026`. A calendar day, not a moment: only UTC fields are read, so no time zone can shift it. Any
 * other text by the organiser is shown unchanged.
 */
export function formatCalendarDate(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return t`To be announced`;
  const parts = parseCalendarDate(trimmed);
  if (!parts) return trimmed;
  const { year, month, day } = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? dayOfYear(date) : trimmed;
}
