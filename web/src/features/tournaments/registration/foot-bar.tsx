import { t } from '@lingui/core/macro';
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

/** The button: in the card on a desktop; on a phone in a bar with slots and time, in thumb's reach. */
export function FootBar(props: { registration: Registration; describedBy: string | undefined }) {
  const { registration } = props;
  const { state, slots, entry, ownSlot, tournament, phase } = registration;
  if (!state.isEnabled || !offered.includes(state.action)) return <RegistrationButton {...props} />;
  const next = nextMoment(tournament, phase);
  const own =
    entry?.place != null
      ? t`${ordinal(entry.place)} in line`
      : ownSlot !== undefined && t`Slot ${ownSlot}`;
  return (
    <div
      data-foot-bar
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--foot-height,0px) max-lg:flex max-lg:items-center max-lg:gap-4 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-4 max-lg:py-2"
    >
      <p className="min-w-0 flex-1 leading-5 tabular-nums lg:hidden">
        <span className="block truncate font-display text-action font-heavy">
          {own || t`${slots.used} of ${slots.total}`}
        </span>
        <span className="block truncate text-small text-quiet">
          {next ? t`${next.short} ${clockOf(next.at)} IST` : t`Slots filled`}
        </span>
      </p>
      <div className="max-lg:w-[55%] max-lg:max-w-64">
        <RegistrationButton
          {...props}
          className="max-lg:min-h-12! max-lg:px-4! max-lg:text-action!"
        />
      </div>
    </div>
  );
}
