import {
  type SecondStep,
  secondStepForm,
} from '@one-dream/contract/features/auth.second-factor.ts';
import { callApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { setSecondStep } from './second-step.ts';

/** After the password: the code of the app, a recovery code, or the passkey. */
export function SecondStepForm({ step }: { step: SecondStep }) {
  const { signIn } = useSession();
  const form = useContractForm({
    schema: secondStepForm,
    defaults: { ticket: step.ticket, code: '' },
    send: async (values) => {
      const { token } = await callApi('/auth/login/second-step', { body: values });
      setSecondStep(undefined);
      await signIn(token);
    },
  });
  return (
    <>
      {step.hasPasskey && (
        <PasskeySignIn variant={step.hasAuthenticator ? 'quiet' : 'main'} text="Use your passkey" />
      )}
      <form {...form.props} className={`grid gap-4 ${step.hasPasskey ? 'mt-5' : ''}`}>
        <TextField
          label={step.hasAuthenticator ? 'Code' : 'Recovery code'}
          hint={
            step.hasAuthenticator
              ? 'The 6 digits your authenticator app shows now, or one of your recovery codes.'
              : 'No passkey at hand? One of your recovery codes gets you in.'
          }
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
        <Button
          type="submit"
          variant={step.hasAuthenticator ? 'main' : 'quiet'}
          wide
          busy={form.isBusy}
          busyText="Please wait..."
        >
          Continue
        </Button>
        <FormError ref={form.errorRef}>{form.message}</FormError>
      </form>
      <button
        type="button"
        onClick={() => setSecondStep(undefined)}
        className="mt-2 min-h-11 text-quiet underline decoration-edge underline-offset-4 hover:text-bright"
      >
        Start again
      </button>
    </>
  );
}
