import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import { serverNow } from './server-clock.ts';

/** Today's day number in India, by the server's clock. */
export function useToday(): number {
  return dayNumberInIndia(serverNow());
}
