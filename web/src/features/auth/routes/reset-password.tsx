import { t } from '@lingui/core/macro';
import { resetPasswordForm } from '@one-dream/contract/features/auth/auth.ts';
import { passwordLength, passwordResetRedirectMs } from '@one-dream/contract/limits.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../platform/api.ts';
import { GoTo } from '../../../platform/pages/go-to.tsx';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useContractForm } from '../../../platform/use-contract-form.ts';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { AuthNotice } from '../auth-notice.tsx';
import { AuthScreen } from '../auth-screen.tsx';

const resetPasswordDialog = lazyComponent(
  async () => (await import('../reset-password-dialog.tsx')).ResetPasswordDialog,
);

export const meta = metaOf(pages.resetPassword);

/** Target of the link in the reset mail. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = query.get('token');
  if (!token) return <GoTo to={paths.login()} />;
  if (isDone) return <PasswordUpdated />;
  return (
    <AuthScreen
      title={t`Reset Password`}
      intro={t`Choose a new one. You are logged out everywhere else.`}
    >
      <ResetForm token={token} onReset={() => setDone(true)} />
    </AuthScreen>
  );
}

function ResetForm({ token, onReset }: { token: string; onReset: () => void }) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  usePreload(resetPasswordDialog);
  const form = useContractForm({
    schema: resetPasswordForm,
    defaults: { newPassword: '', confirmPassword: '' },
    send: async (values) => {
      await callApi('/auth/reset-password/{token}', { params: { token }, body: values });
      onReset();
    },
  });
  const isLinkDead = form.refusal?.code === 'TOKEN_INVALID' || form.refusal?.code === 'TOKEN_USED';

  return (
    <>
      <form {...form.props} className="grid gap-4">
        <PasswordField
          label={t`New Password`}
          hint={t`At least ${passwordLength.min} characters.`}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <PasswordField
          label={t`Confirm Password`}
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
        <Button
          type="submit"
          variant="main"
          wide
          busy={form.isBusy}
          busyText={t`Updating...`}
        >{t`Update Password`}</Button>
        <FormError ref={form.errorRef}>{form.message}</FormError>
        {form.refusal?.code === 'TOKEN_USED' && (
          <LinkButton variant="main" to={paths.login()}>{t`GO TO LOGIN`}</LinkButton>
        )}
        {isLinkDead && (
          <Button wide onClick={() => setDialogOpen(true)}>{t`Get a new link`}</Button>
        )}
      </form>
      {isLinkDead && (
        <LazyDialog
          dialog={resetPasswordDialog}
          open={isDialogOpen}
          onClose={() => setDialogOpen(false)}
          title={t`Reset Password`}
        >
          {(ResetPasswordDialog) => (
            <ResetPasswordDialog open={isDialogOpen} onOpenChange={setDialogOpen} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

function PasswordUpdated() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.login()), passwordResetRedirectMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthNotice
      title={t`Password Updated!`}
      text={t`Redirecting to login in ${passwordResetRedirectMs / 1000} seconds...`}
      actions={<LinkButton to={paths.login()}>{t`GO TO LOGIN`}</LinkButton>}
    />
  );
}
