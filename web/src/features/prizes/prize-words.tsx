import { t } from '@lingui/core/macro';
import type { PayoutState } from '@one-dream/contract/features/prizes.values.ts';
import { Badge, type BadgeTone } from '../../ui/list/badge.tsx';

/** What was typed as rupees, in paise; `undefined` where it is no amount. */
export function toPaise(text: string): number | undefined {
  const match = /^₹?\s*(\d[\d,]{0,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match?.[1]) return undefined;
  return Number(match[1].replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const states: Record<PayoutState, { text: string; tone: BadgeTone }> = {
  due: {
    get text() {
      return t`Being checked`;
    },
    tone: 'yellow',
  },
  details_needed: {
    get text() {
      return t`Details needed`;
    },
    tone: 'yellow',
  },
  approved: {
    get text() {
      return t`Approved`;
    },
    tone: 'blue',
  },
  paid: {
    get text() {
      return t`Paid`;
    },
    tone: 'green',
  },
  confirmed: {
    get text() {
      return t`Received`;
    },
    tone: 'green',
  },
  failed: {
    get text() {
      return t`Did not arrive`;
    },
    tone: 'red',
  },
  waived: {
    get text() {
      return t`Not paid`;
    },
    tone: 'neutral',
  },
};

export function PayoutBadge({ state }: { state: PayoutState }) {
  return <Badge tone={states[state].tone}>{states[state].text}</Badge>;
}

export const placeOf = ({ rank, award }: { rank: number | null; award: string }) =>
  award || t`Rank ${rank ?? ''}`;
