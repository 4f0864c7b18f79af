import { t } from '@lingui/core/macro';
import { clockOf } from '../../../platform/ist.ts';
import { classNames } from '../../../ui/class-names.ts';
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

const barLook =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-(--foot-height,0px) max-lg:flex max-lg:items-center max-lg:gap-4 max-lg:border-t max-lg:border-line max-lg:bg-ground max-lg:px-4';

function ownWords({ entry }: Registration): string {
  if (entry?.place != null) return t`You are on the waitlist`;
  const isCheckedIn = Boolean(entry?.checkedIn) || entry?.state === 'checked_in';
  return isCheckedIn ? t`You are in and checked in` : t`You are in`;
}

/** Once the teams are set, the page begins with the team's next match and slot. */
function saysOwn({ phase, entry }: Registration): boolean {
  if (phase === 'locked') return entry?.place != null;
  return phase !== 'live' && phase !== 'final' && phase !== 'cancelled';
}

/**
 * The button: in the card on a desktop; on a phone in a bar with slots and time, in thumb's reach.
 * Without an action the bar of a phone says that the viewer's team is in, as the card starts below the first screen.
 */
export function FootBar(props: { registration: Registration; describedBy: string | undefined }) {
  const { registration } = props;
  const { state, slots, entry, ownSlot, tournament, phase } = registration;
  const own =
    entry?.place != null
      ? t`${ordinal(entry.place)} in line`
      : ownSlot !== undefined && t`Slot ${ownSlot}`;
  if (!state.isEnabled || !offered.includes(state.action))
    return (
      <>
        <RegistrationButton {...props} />
        {own && saysOwn(registration) && (
          <p data-foot-bar className={classNames(barLook, 'max-lg:min-h-16 max-lg:py-1 lg:hidden')}>
            <span className="min-w-0 shrink-0 font-display text-action font-heavy tabular-nums">
              {own}
            </span>
            <span
              className={classNames(
                'min-w-0 flex-1 text-right text-small leading-5',
                entry?.place != null ? 'text-other' : 'text-opened',
              )}
            >
              {ownWords(registration)}
            </span>
          </p>
        )}
      </>
    );
  const next = nextMoment(tournament, phase);
  return (
    <div data-foot-bar className={classNames(barLook, 'max-lg:py-2')}>
      <p className="min-w-0 flex-1 leading-5 tabular-nums lg:hidden">
        <span className="block truncate font-display text-action font-heavy">
          {own ||
            (state.short
              ? t`${state.short.has} of ${state.short.needs}`
              : t`${slots.used} of ${slots.total}`)}
        </span>
        <span className="block truncate text-small text-quiet">
          {state.short
            ? t`Too few players`
            : next
              ? t`${next.short} ${clockOf(next.at)} IST`
              : t`Slots filled`}
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
