import { t } from '@lingui/core/macro';
import type {
  BanKind,
  BanScope,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { istOf } from '../../platform/ist.ts';
import { istDateOf } from '../../platform/ist-date.ts';

export const banWords = (): Record<BanKind, string> => ({
  strikes: t`3 strikes in 30 days`,
  cheating: t`Cheating`,
  ringing: t`Someone else played`,
  account_sharing: t`Account sharing`,
  abuse: t`Abuse`,
});

export const scopeWords = (): Record<BanScope, string> => ({
  scrims: t`Scrims`,
  organisation: t`All events`,
});

/** `14 Nov 2026, 21:40 IST` */
export const momentInIndia = (at: string) => `${istDateOf(at)}, ${istOf(at)}`;

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
