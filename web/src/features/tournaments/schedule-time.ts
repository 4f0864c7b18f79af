import { t } from '@lingui/core/macro';
import { dayNumber } from '@one-dream/contract/calendar-days.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';

/** How the form writes a time of the day, in India. */
export const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `21:00` as `21:00 IST`. What an organiser wrote in other words stays as it is. */
export function formatTime(text: string): string {
  const time = text.trim();
  return clockTime.test(time) ? t`${time} IST` : text;
}

/** The event of a schedule that is on: of those of today, or of the last day before it, the last one. */
export function eventNow(options: {
  schedule: Tournament['schedule'];
  /** Day number. */
  today: number;
}): Tournament['schedule'][number] | undefined {
  const begun = options.schedule.flatMap((entry) => {
    const day = dayNumber(entry.date);
    return day !== undefined && day <= options.today ? [{ entry, day }] : [];
  });
  const last = Math.max(...begun.map(({ day }) => day));
  return begun.findLast(({ day }) => day === last)?.entry;
}
