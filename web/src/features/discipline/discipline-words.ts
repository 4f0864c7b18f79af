import { t } from '@lingui/core/macro';
import type { BanKind, BanScope } from '@one-dream/contract/features/discipline.values.ts';
import { istOf } from '../../platform/ist.ts';
import { istDateOf } from '../../platform/ist-date.ts';

export const banWords: Record<BanKind, string> = {
  get strikes() {
    return t`3 strikes in 30 days`;
  },
  get cheating() {
    return t`Cheating`;
  },
  get ringing() {
    return t`Someone else played`;
  },
  get account_sharing() {
    return t`Account sharing`;
  },
  get abuse() {
    return t`Abuse`;
  },
};

export const scopeWords: Record<BanScope, string> = {
  get scrims() {
    return t`Scrims`;
  },
  get organisation() {
    return t`All events`;
  },
};

/** `14 Nov 2026, 21:40 IST` */
export const momentInIndia = (at: string) => `${istDateOf(at)}, ${istOf(at)}`;

/** What of a ban is so now, in words. */
export function stateOfBan(ban: {
  state: 'proposed' | 'active' | 'declined' | 'lifted';
  isInForce: boolean;
  endsAt: string | null;
  days: number | null;
}): string {
  if (ban.state === 'proposed')
    return ban.days === null ? t`Proposed for good` : t`Proposed, ${ban.days} days`;
  if (ban.state === 'declined') return t`Declined`;
  if (ban.state === 'lifted') return t`Lifted`;
  if (!ban.isInForce) return ban.endsAt ? t`Ended ${momentInIndia(ban.endsAt)}` : t`Over`;
  return ban.endsAt ? t`Until ${momentInIndia(ban.endsAt)}` : t`For good`;
}
