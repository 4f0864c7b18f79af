import { type RefObject, useEffect, useState } from 'react';
import { clockOf } from '../../../platform/ist.ts';
import { ordinal } from '../../../ui/list/ordinal.ts';
import { nextMoment } from './next-moment.ts';
import { RegistrationButton } from './registration-button.tsx';
import type { Registration } from './use-registration.ts';

/** Worth a bar: what one can do now. Ways out stay in the card, where nobody hits them by mistake. */
const offered: readonly string[] = [
  'login',
  'create-team',
  'register',
  'join-waitlist',
  'check-in',
  'claim',
];

/** On a phone, while the card is out of sight: slots, time and the one button, within reach of a thumb. */
export function FootBar(props: {
  registration: Registration;
  card: RefObject<HTMLDivElement | null>;
}) {
  const { registration, card } = props;
  const isNeeded = useIsPassed(card);
  const { state, slots, entry, ownSlot, tournament, phase } = registration;
  if (!isNeeded || !state.isEnabled || !offered.includes(state.action)) return null;
  const next = nextMoment(tournament, phase);
  const own =
    entry?.place != null
      ? `${ordinal(entry.place)} in line`
      : ownSlot !== undefined && `Slot ${ownSlot}`;
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
          {next ? `${next.short} ${clockOf(next.at)} IST` : 'Slots filled'}
        </span>
      </p>
      <div className="w-[55%] max-w-64">
        <RegistrationButton registration={registration} size="normal" />
      </div>
    </div>
  );
}

/** Whether the card is out of sight; false until its place is known. */
function useIsPassed(card: RefObject<HTMLDivElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const shown = card.current;
    if (!shown) return;
    const watch = new IntersectionObserver(([seen]) => setPassed(seen?.isIntersecting === false));
    watch.observe(shown);
    return () => watch.disconnect();
  }, [card]);
  return isPassed;
}
