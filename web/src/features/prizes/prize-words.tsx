import { t } from '@lingui/core/macro';
import type { PayoutState } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { Badge, type BadgeTone } from '../../ui/list/badge.tsx';

/** Parses rupees into paise; `undefined` if it is not an amount. */
export function toPaise(text: string): number | undefined {
  const match = /^₹?\s*(\d[\d,]{0,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  return Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const states = (): Record<PayoutState, { text: string; tone: BadgeTone }> => ({
  due: { text: t`Being checked`, tone: 'yellow' },
  details_needed: { text: t`Details needed`, tone: 'yellow' },
  approved: { text: t`Approved`, tone: 'blue' },
  paid: { text: t`Paid`, tone: 'green' },
  confirmed: { text: t`Received`, tone: 'green' },
  failed: { text: t`Did not arrive`, tone: 'red' },
  waived: { text: t`Not paid`, tone: 'neutral' },
});

export function PayoutBadge({ state }: { state: PayoutState }) {
  return <Badge tone={states()[state].tone}>{states()[state].text}</Badge>;
}

export const placeOf = ({ rank, award }: { rank: number | null; award: string }) =>
  award || t`Rank ${rank ?? ''}`;
