import { t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';

const stateNames = (): Record<string, string> => ({
  registered: t`Not checked in`,
  checked_in: t`Checked in`,
  waitlisted: t`Waiting`,
  waitlist_ready: t`Waiting, ready`,
  no_show: t`No-show`,
  withdrawn: t`Withdrawn`,
  disqualified: t`Disqualified`,
  replaced: t`Replaced`,
});

const colours: Record<string, string> = {
  checked_in: 'text-opened',
  no_show: 'text-closed',
  disqualified: 'text-closed',
};

/** An entry's state: always as text, with an icon. */
export function StateWord({ state }: { state: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-small ${colours[state] ?? 'text-quiet'}`}
    >
      {state === 'checked_in' ? <Check size={18} /> : <Minus size={18} />}
      {stateNames()[state] ?? state}
    </span>
  );
}
