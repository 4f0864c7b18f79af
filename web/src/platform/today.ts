import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import { useHydrated } from '../ui/hydration.ts';
import { serverNow } from './server-clock.ts';

let dayOfPage: number | undefined;

/**
 * Today's day number in India. During hydration it is the day of the server's rendering, so that markup matches; afterwards
 * the server clock of the latest answer.
 */
export function useToday(): number {
  return useHydrated({ here: today, rendered: () => dayOfPage ?? today() });
}

/** Sets the day on which the server rendered, or is rendering, the page. */
export function setDayOfPage(day: number | undefined): void {
  dayOfPage = day;
}

function today(): number {
  return dayNumberInIndia(serverNow());
}
