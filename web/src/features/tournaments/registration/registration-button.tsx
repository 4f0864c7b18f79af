import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router';
import { paths } from '../../../platform/pages/paths.ts';
import { wantEvent } from '../../../platform/wanted-event.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import type { RegistrationAction } from './registration-state.ts';
import type { Registration } from './use-registration.ts';

/** Labels of the button by action, idle and busy. */
function wordsOf(action: RegistrationAction): readonly [text?: string, busy?: string] {
  switch (action) {
    case 'register':
      return [t`Register Now`, t`Registering...`];
    case 'join-waitlist':
      return [t`Join the waitlist`, t`Joining...`];
    case 'leave-waitlist':
      return [t`Leave the waitlist`];
    case 'check-in':
      return [t`Check in`, t`Checking in...`];
    case 'undo-check-in':
      return [t`Undo check-in`, t`Taking it back...`];
    case 'claim':
      return [t`Claim a slot`, t`Claiming...`];
    case 'cancel':
      return [t`Cancel Slot`];
    default:
      return [];
  }
}

export function RegistrationButton(props: {
  registration: Registration;
  describedBy?: string | undefined;
  className?: string;
}) {
  const { registration, describedBy, className } = props;
  const { state, press, isBusy } = registration;
  const { pathname } = useLocation();
  const { action } = state;
  // A team may have to come first.
  const want = () => wantEvent(paths.tournament(registration.tournament._id));
  if (action === 'login') {
    const isFull = registration.slots.used >= registration.slots.total;
    return (
      <LinkButton
        onClick={want}
        to={paths.login(pathname)}
        variant="main"
        size="large"
        wide
        className={className}
      >
        {isFull ? t`Login to join the waitlist` : t`Login to register`}
      </LinkButton>
    );
  }
  if (action === 'create-team') {
    return (
      <LinkButton
        onClick={want}
        to={paths.teamForm()}
        variant="main"
        size="large"
        wide
        className={className}
      >{t`Create Your Team`}</LinkButton>
    );
  }
  const [text, busyText] = wordsOf(action);
  if (!text) return null;
  const isOut = action === 'cancel' || action === 'leave-waitlist';
  const isQuiet = !state.isEnabled || state.short !== undefined || action === 'undo-check-in';
  return (
    <Button
      variant={isOut ? 'danger' : isQuiet ? 'quiet' : 'main'}
      size={isOut ? 'normal' : 'large'}
      wide
      disabled={!state.isEnabled}
      aria-describedby={describedBy}
      busy={isBusy}
      busyText={busyText}
      onClick={press[action]}
      className={className}
    >
      {text}
    </Button>
  );
}
