import { t } from '@lingui/core/macro';
import {
  type SecondStep,
  secondStepForm,
} from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { setSecondStep } from './second-step.ts';

/** Second step after the password: an authenticator code, a recovery code or a passkey. */
export function SecondStepForm({ step }: { step: SecondStep }) {
  const { signIn } = useSession();
  const [way, setWay] = useState({ usesRecovery: !step.hasAuthenticator, isChosen: false });
  const { usesRecovery } = way;
  const place = useRef<HTMLDivElement>(null);
  const form = useContractForm({
    schema: secondStepForm,
    defaults: { ticket: step.ticket, code: '' },
    send: async (values) => {
      const { token } = await callApi('/auth/login/second-step', {
        body: { ...values, ticket: step.ticket },
      });
      setSecondStep(undefined);
      await signIn(token);
    },
  });
  // Focus the field for typing; users with a passkey press its button first.
  useEffect(() => {
    if (way.isChosen || (step.hasAuthenticator && !step.hasPasskey))
      place.current?.querySelector('input')?.focus();
  }, [way, step]);
  return (
    <>
      {step.hasPasskey && (
        <PasskeySignIn
          variant={step.hasAuthenticator ? 'quiet' : 'main'}
          text={t`Use your passkey`}
        />
      )}
      <form {...form.props} className={`grid gap-4 ${step.hasPasskey ? 'mt-5' : ''}`}>
        <div ref={place}>
          <TextField
            label={usesRecovery ? t`Recovery code` : t`Code`}
            hint={
              usesRecovery ? recoveryHint(step) : t`The 6 digits your authenticator app shows now.`
            }
            autoComplete="one-time-code"
            autoCapitalize="characters"
            inputMode={usesRecovery ? 'text' : 'numeric'}
            spellCheck={false}
            {...form.field('code')}
          />
        </div>
        <Button
          type="submit"
          variant={step.hasAuthenticator ? 'main' : 'quiet'}
          wide
          busy={form.isBusy}
          busyText={t`Please wait...`}
        >{t`Continue`}</Button>
        <FormError ref={form.errorRef}>{form.message}</FormError>
      </form>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {step.hasAuthenticator && (
          <button
            type="button"
            onClick={() => {
              form.methods.resetField('code');
              setWay({ usesRecovery: !usesRecovery, isChosen: true });
            }}
            className={linkLook}
          >
            {usesRecovery ? t`Use the app’s code` : t`Use a recovery code`}
          </button>
        )}
        <button
          type="button"
          onClick={() => setSecondStep(undefined)}
          className={linkLook}
        >{t`Start again`}</button>
      </div>
    </>
  );
}

const linkLook =
  'min-h-11 text-quiet underline decoration-edge underline-offset-4 hover:text-bright';

function recoveryHint({ hasAuthenticator }: SecondStep): string {
  return hasAuthenticator
    ? t`One of those you wrote down when you set the app up.`
    : t`No passkey at hand? One of your recovery codes gets you in.`;
}
