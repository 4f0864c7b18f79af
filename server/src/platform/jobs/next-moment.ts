import { indiaAheadOfUtcMs } from '@one-dream/contract/calendar-days.ts';

const day = 24 * 60 * 60 * 1000;

/** The next moment after `now` at which clocks in India show `time` (`20:00`). */
export function nextMoment(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const ofDay = (hours * 60 + minutes) * 60 * 1000;
  const midnight = Math.floor((now.getTime() + indiaAheadOfUtcMs) / day) * day - indiaAheadOfUtcMs;
  const today = midnight + ofDay;
  return new Date(today > now.getTime() ? today : today + day);
}
