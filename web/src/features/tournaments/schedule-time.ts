import { t } from '@lingui/core/macro';
import { dayNumber, indiaAheadOfUtcMs } from '@one-dream/contract/calendar-days.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';

/** Format of a time of day in the form, in India's time. */
export const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `21:00` as `21:00 IST`. Any other text by the organiser is kept. */
export function formatTime(text: string): string {
  const time = text.trim();
  return clockTime.test(time) ? t`${time} IST` : text;
}

/** The current event of a schedule: the one that began last. Without a time of day an event begins with its match day. */
export function eventNow(options: {
  schedule: Tournament['schedule'];
  /** Milliseconds. */
  now: number;
}): Tournament['schedule'][number] | undefined {
  const begun = options.schedule.flatMap((entry) => {
    const day = dayNumber(entry.date);
    if (day === undefined) return [];
    const [, hours = 5, minutes = 0] = clockTime.exec(entry.time.trim()) ?? [];
    const minute = (day * 24 + Number(hours)) * 60 + Number(minutes);
    const at = minute * 60_000 - indiaAheadOfUtcMs;
    return at <= options.now ? [{ entry, at }] : [];
  });
  const last = Math.max(...begun.map(({ at }) => at));
  return begun.findLast(({ at }) => at === last)?.entry;
}
