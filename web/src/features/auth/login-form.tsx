import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { usePlainForm } from '../../platform/use-plain-form.ts';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFinishSignIn } from './second-step.ts';

const resetPasswordDialog = makePart(
  async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog,
);
/** Only for whoever has not opened the mail yet. */
const resendVerification = makePart(
  async () => (await import('./resend-verification.tsx')).ResendVerification,
);

export function LoginForm() {
  const finish = useFinishSignIn();
  const [isResetOpen, setResetOpen] = useState(false);
  const [wasResetOpened, setResetOpened] = useState(false);
  const [email, setEmail] = useState('');
  useFetchedAhead(resetPasswordDialog);
  useFetchedAhead(resendVerification);
  const form = usePlainForm({
    loadSchema: async () => (await import('@one-dream/contract/features/auth.ts')).loginForm,
    defaults: { email: '', password: '' },
    send: async (values) => {
      setEmail(values.email);
      await finish(await callApi('/auth/login', { body: values }));
    },
  });

  return (
    <>
      <form {...form.props} className="grid gap-4">
        <TextField
          label={t`Email`}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <div>
          <PasswordField
            label={t`Password`}
            autoComplete="current-password"
            {...form.field('password')}
          />
          <button
            type="button"
            onClick={() => {
              setEmail(form.valueOf('email'));
              setResetOpened(true);
              setResetOpen(true);
            }}
            className="min-h-11 text-quiet underline decoration-edge underline-offset-4 hover:text-bright"
          >{t`Forget Password`}</button>
        </div>
        <Button
          type="submit"
          variant="main"
          wide
          busy={form.isBusy}
          busyText={t`Please wait...`}
        >{t`Login`}</Button>
        <FormError ref={form.errorRef}>{form.message}</FormError>
        {form.refusal?.code === 'EMAIL_NOT_VERIFIED' && (
          <PartPlace part={resendVerification}>
            {(ResendVerification) => <ResendVerification email={email} />}
          </PartPlace>
        )}
      </form>
      {wasResetOpened && (
        <PartSlot
          part={resetPasswordDialog}
          open={isResetOpen}
          onClose={() => setResetOpen(false)}
          title={t`Reset Password`}
        >
          {(ResetPasswordDialog) => (
            <ResetPasswordDialog open={isResetOpen} onOpenChange={setResetOpen} email={email} />
          )}
        </PartSlot>
      )}
    </>
  );
}
