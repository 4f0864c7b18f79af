import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { usePushDevice, useTurnPush } from './push.data.ts';
import { type PushState, usePushState } from './push-support.ts';

/** Switch for notifications on this device while the site is closed. Applied immediately, unlike the form beside it. */
export function PushSwitch() {
  const state = usePushState();
  const device = usePushDevice(state);
  const change = useTurnPush();

  if (state === 'unsupported' || state === 'home-screen') {
    return (
      <div>
        <p className="py-2.5 font-strong">{t`Notify me on this device`}</p>
        <p className="text-small text-quiet">{notes()[state]}</p>
      </div>
    );
  }
  function turn(on: boolean) {
    if (!device.data) return;
    const permission = on ? Notification.requestPermission() : undefined;
    change.mutate({ publicKey: device.data.publicKey, on, permission });
  }

  const isOn = state === 'allowed' && device.data?.isOn === true;
  const isBusy = change.isPending || (device.isFetching && !device.data);
  const failure = change.error ?? device.error;
  return (
    <div className="grid gap-3">
      <SwitchField
        label={t`Notify me on this device`}
        hint={change.isPending ? busyNote(change.variables.on) : isOn ? notes().on : notes()[state]}
        // The pending value while a change is in progress.
        checked={change.isPending ? change.variables.on : isOn}
        busy={isBusy}
        // A press before the state is known would be lost.
        disabled={state === 'blocked' || !device.data}
        onChange={turn}
      />
      <FormError>{failure && state !== 'blocked' && describe(failure, state)}</FormError>
    </div>
  );
}

const off = () => t`Shows your alerts even when the site is closed, till you log out.`;

const notes = (): Record<PushState | 'on', ReactNode> => ({
  unknown: off(),
  undecided: off(),
  allowed: off(),
  on: t`On. This device shows your alerts even when the site is closed, till you log out.`,
  blocked: t`Your browser blocks notifications of this site. Press the icon before the address, or open the app’s settings, allow notifications, and come back.`,
  unsupported: t`This browser cannot show notifications from a site. Chrome, Firefox, Edge and Samsung Internet can.`,
  'home-screen': (
    <>
      {t`On iPhone and iPad, the site has to be on your home screen first. Press`}{' '}
      <Share size={16} className="-mt-1 inline text-bright" />{' '}
      <Trans>
        <strong className="font-strong text-bright">Share</strong>, then{' '}
        <strong className="font-strong text-bright">Add to Home Screen</strong>. Open it from there
        and come back here.
      </Trans>
    </>
  ),
});

function busyNote(on: boolean): string {
  return on ? t`One moment. Your browser may ask for permission.` : t`One moment.`;
}

function describe(failure: Error, state: PushState): string {
  if (isRefusal(failure)) return messageOf(failure);
  if (state === 'undecided')
    return t`Your browser did not allow it. Turn it on again and press Allow.`;
  return t`Your browser could not reach its notification service. Check your connection and try again. In Brave, first allow Google services for push messaging in the settings.`;
}
