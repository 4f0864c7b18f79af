import { t } from '@lingui/core/macro';
import { loginForm } from '@one-dream/contract/features/auth/auth.ts';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { siteConfig } from '../../platform/site-config.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useFinishSignIn } from './second-step.ts';

const resetPasswordDialog = lazyComponent(
  async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog,
);

export function LoginForm() {
  const finish = useFinishSignIn();
  const [isResetOpen, setResetOpen] = useState(false);
  const [wasResetOpened, setResetOpened] = useState(false);
  const [email, setEmail] = useState('');
  usePreload(resetPasswordDialog);
  const form = useContractForm({
    schema: loginForm,
    defaults: { email: '', password: '' },
    send: async (values) => {
      setEmail(values.email);
      await finish(await callApi('/auth/login', { body: values }));
    },
  });

  return (
    <>
      <form {...form.props} className="grid gap-4 [&>[role=alert]:empty]:-mt-4">
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
          {siteConfig().mail && (
            <button
              type="button"
              onClick={() => {
                setEmail(form.methods.getValues('email'));
                setResetOpened(true);
                setResetOpen(true);
              }}
              className="min-h-11 text-quiet underline decoration-edge underline-offset-4 hover:text-bright"
            >{t`Forget Password`}</button>
          )}
        </div>
        {/* Above the button: below it, a small phone ends. */}
        <FormError ref={form.errorRef}>{form.message}</FormError>
        <Button
          type="submit"
          variant="main"
          wide
          busy={form.isBusy}
          busyText={t`Please wait...`}
        >{t`Login`}</Button>
        {form.refusal?.code === 'EMAIL_NOT_VERIFIED' && <ResendVerification email={email} />}
      </form>
      {wasResetOpened && (
        <LazyDialog
          dialog={resetPasswordDialog}
          open={isResetOpen}
          onClose={() => setResetOpen(false)}
          title={t`Reset Password`}
        >
          {(ResetPasswordDialog) => (
            <ResetPasswordDialog open={isResetOpen} onOpenChange={setResetOpen} email={email} />
          )}
        </LazyDialog>
      )}
    </>
  );
}
