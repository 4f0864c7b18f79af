import type { BanKind, BanScope } from '@one-dream/contract/features/discipline.values.ts';
import { once } from '@one-dream/contract/once.ts';

export const banWords: Record<BanKind, string> = {
  strikes: '3 strikes in 30 days',
  cheating: 'Cheating',
  ringing: 'Someone else played',
  account_sharing: 'Account sharing',
  abuse: 'Abuse',
};

export const scopeWords: Record<BanScope, string> = {
  scrims: 'Scrims',
  organisation: 'All events',
};

const format = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** `14 Nov 2026, 21:40 IST` */
export const momentInIndia = (at: string) => `${format().format(new Date(at))} IST`;

/** What of a ban is so now, in words. */
export function stateOfBan(ban: {
  state: 'proposed' | 'active' | 'declined' | 'lifted';
  isInForce: boolean;
  endsAt: string | null;
  days: number | null;
}): string {
  if (ban.state === 'proposed')
    return ban.days === null ? 'Proposed for good' : `Proposed, ${ban.days} days`;
  if (ban.state === 'declined') return 'Declined';
  if (ban.state === 'lifted') return 'Lifted';
  if (!ban.isInForce) return ban.endsAt ? `Ended ${momentInIndia(ban.endsAt)}` : 'Over';
  return ban.endsAt ? `Until ${momentInIndia(ban.endsAt)}` : 'For good';
}
