import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import { useHydrated } from './hydration.ts';
import { serverNow } from './server-clock.ts';

let dayOfPage: number | undefined;

/**
 * Today's day number in India. While a page from the server comes to life it is the day on which the
 * server rendered it, so that both show the same; from then on the server's clock as far as an answer brought it.
 */
export function useToday(): number {
  return useHydrated({ here: today, rendered: () => dayOfPage ?? today() });
}

/** Takes the day on which the page was, or is being, rendered by the server. */
export function setDayOfPage(day: number | undefined): void {
  dayOfPage = day;
}

function today(): number {
  return dayNumberInIndia(serverNow());
}
