import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useState } from 'react';
import { clockOf } from '../../../platform/ist.ts';
import { ordinal } from '../../../ui/list/ordinal.ts';
import { nextMoment } from './next-moment.ts';
import { RegistrationButton } from './registration-button.tsx';
import type { Registration } from './use-registration.ts';

/** Actions shown in the bar. Withdrawals stay in the card, safe from accidental taps. */
const offered: readonly string[] = [
  'login',
  'create-team',
  'register',
  'join-waitlist',
  'check-in',
  'claim',
];

/** On a phone, while the card's button is out of sight: slots, time and the button, in thumb's reach. */
export function FootBar(props: {
  registration: Registration;
  /** Container of the card's button. */
  action: RefObject<HTMLDivElement | null>;
}) {
  const { registration, action } = props;
  const isNeeded = useIsOutOfSight(action);
  const { state, slots, entry, ownSlot, tournament, phase } = registration;
  if (!isNeeded || !state.isEnabled || !offered.includes(state.action)) return null;
  const next = nextMoment(tournament, phase);
  const own =
    entry?.place != null
      ? t`${ordinal(entry.place)} in line`
      : ownSlot !== undefined && t`Slot ${ownSlot}`;
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-(--foot-height,0px) z-20 flex items-center gap-4 border-t border-line bg-ground px-4 py-2 lg:hidden"
    >
      <p className="min-w-0 flex-1 leading-5 tabular-nums">
        <span className="block truncate font-display text-action font-heavy">
          {own || `${slots.used}/${slots.total}`}
        </span>
        <span className="block truncate text-small text-quiet">
          {next ? t`${next.short} ${clockOf(next.at)} IST` : t`Slots filled`}
        </span>
      </p>
      <div className="w-[55%] max-w-64">
        <RegistrationButton registration={registration} size="normal" />
      </div>
    </div>
  );
}

/** Excludes the areas under the top and bottom bars, where nothing can be pressed. */
const behindBars = '-64px 0px -56px 0px';

/** Whether most of the button is out of sight; false until measured. */
function useIsOutOfSight(button: RefObject<HTMLDivElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const shown = button.current;
    if (!shown) return;
    const watch = new IntersectionObserver(
      (seen) => setOut((seen.at(-1)?.intersectionRatio ?? 1) < enough),
      { rootMargin: behindBars, threshold: [0, enough] },
    );
    watch.observe(shown);
    return () => watch.disconnect();
  }, [button]);
  return isOut;
}

/** Visible share above which the button counts as in sight. */
const enough = 0.8;
