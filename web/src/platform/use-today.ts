import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import { useServerNow } from './server-clock.ts';

/** Today's day number in India, by the server's clock. A page that stays open changes with it at midnight. */
export function useToday(): number {
  return dayNumberInIndia(useServerNow(60_000));
}
