import { t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';
import type { BadgeTone } from '../../ui/list/badge.tsx';

/** An entry's state in words, with its colour. */
const entryStateLooks = (): Record<string, { text: string; tone: BadgeTone }> => ({
  registered: { text: t`Not checked in`, tone: 'neutral' },
  checked_in: { text: t`Checked in`, tone: 'green' },
  waitlisted: { text: t`Waiting`, tone: 'neutral' },
  waitlist_ready: { text: t`Waiting, ready`, tone: 'blue' },
  no_show: { text: t`No-show`, tone: 'red' },
  withdrawn: { text: t`Withdrawn`, tone: 'neutral' },
  disqualified: { text: t`Disqualified`, tone: 'red' },
  replaced: { text: t`Replaced`, tone: 'neutral' },
});

/** An entry's state: always as text, with an icon. */
export function StateWord({ state }: { state: string }) {
  const look = entryStateLooks()[state] ?? { text: state, tone: 'neutral' as const };
  const isIn = state === 'checked_in';
  const color = isIn ? 'text-opened' : look.tone === 'red' ? 'text-closed' : 'text-quiet';
  return (
    <span className={`inline-flex items-center gap-1.5 text-small ${color}`}>
      {isIn ? <Check size={18} /> : <Minus size={18} />}
      {look.text}
    </span>
  );
}
