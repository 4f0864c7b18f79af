import { t } from '@lingui/core/macro';
import { useLocation } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/form/button.tsx';
import type { ButtonSize } from '../../../ui/form/button-variants.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import type { RegistrationAction } from './registration-state.ts';
import type { Registration } from './use-registration.ts';

/** What the one button says for each action, and while it is done. */
const words: Partial<Record<RegistrationAction, readonly [text: string, busy?: string]>> = {
  register: ['Register Now', 'Registering...'],
  'join-waitlist': ['Join the waitlist', 'Joining...'],
  'leave-waitlist': ['Leave the waitlist'],
  'check-in': ['Check in', 'Checking in...'],
  'undo-check-in': ['Undo check-in', 'Taking it back...'],
  claim: ['Claim a slot', 'Claiming...'],
  cancel: ['Cancel Slot'],
};

/** The one button that knows the viewer. */
export function RegistrationButton(props: {
  registration: Registration;
  size?: ButtonSize;
  describedBy?: string | undefined;
  className?: string;
}) {
  const { registration, size = 'large', describedBy, className } = props;
  const { state, press, isBusy } = registration;
  const { pathname } = useLocation();
  const { action } = state;
  if (action === 'login') {
    const isFull = registration.slots.used >= registration.slots.total;
    return (
      <LinkButton to={paths.login(pathname)} variant="main" size={size} wide className={className}>
        {isFull ? t`Login to join the waitlist` : t`Login to register`}
      </LinkButton>
    );
  }
  if (action === 'create-team') {
    return (
      <LinkButton
        to={paths.profile()}
        variant="main"
        size={size}
        wide
        className={className}
      >{t`Create Your Team`}</LinkButton>
    );
  }
  const [text, busyText] = words[action] ?? [];
  if (!text) return null;
  const isOut = action === 'cancel' || action === 'leave-waitlist';
  const isQuiet = !state.isEnabled || action === 'undo-check-in';
  return (
    <Button
      variant={isOut ? 'danger' : isQuiet ? 'quiet' : 'main'}
      size={isOut ? 'normal' : size}
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
