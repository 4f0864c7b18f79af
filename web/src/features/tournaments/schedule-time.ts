import { t } from '@lingui/core/macro';
import { dayNumber } from '@one-dream/contract/calendar-days.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';

/** Format of a time of day in the form, in India's time. */
export const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `21:00` as `21:00 IST`. Any other text by the organiser is kept. */
export function formatTime(text: string): string {
  const time = text.trim();
  return clockTime.test(time) ? t`${time} IST` : text;
}

/** The current event of a schedule: the last started one of today, or the last of an earlier day. */
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
