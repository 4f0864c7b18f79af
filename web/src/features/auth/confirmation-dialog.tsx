import { t } from '@lingui/core/macro';
import { confirmForm } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { Fingerprint } from 'lucide-react';
import { useId, useState } from 'react';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { confirmByPasskey, passkeyMessage } from './passkeys.ts';

export type ConfirmationDialogProps = {
  open: boolean;
  /** `purpose`: the action being confirmed, if the call names it. */
  start: AnswerOf<'/user/confirm/start'> & { purpose?: string | undefined };
  /** Whether the user confirmed their identity. */
  onEnd: (isConfirmed: boolean) => void;
};

/** Opens over the pending action, which then continues. */
export function ConfirmationDialog({ open, start, onEnd }: ConfirmationDialogProps) {
  const formId = useId();
  const { ways, options, purpose } = start;
  const typed = ways.find((way) => way !== 'passkey');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useContractForm({
    schema: confirmForm,
    defaults: {},
    send: async (values) => {
      await callApi('/user/confirm', { body: values });
      onEnd(true);
    },
  });

  async function askPasskey() {
    setBusy(true);
    setProblem(undefined);
    try {
      await confirmByPasskey(options ?? {});
      onEnd(true);
    } catch (error) {
      console.error(error);
      setProblem(passkeyMessage(error));
    }
    setBusy(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => onEnd(false)}
      keepOpenOutside
      // With one way to confirm, it is typed at once.
      initialFocus={
        typed && !options
          ? () => document.getElementById(formId)?.querySelector('input')
          : undefined
      }
      title={purpose ? `${purpose}?` : t`Confirm it’s you`}
      description={
        ways.length > 0
          ? t`${purpose ? t`Confirm it’s you. ` : ''}Before something this important we ask once more. It then counts for ten minutes.`
          : t`Your account has no password and no passkey to confirm this with. Log out, sign in again the way you always did, and do it within ten minutes. A Discord or Google account that was linked today does not count yet.`
      }
      actions={
        <>
          <Button onClick={() => onEnd(false)}>{t`Cancel`}</Button>
          {typed && (
            <Button
              type="submit"
              form={formId}
              variant={options ? 'quiet' : 'main'}
              busy={form.isBusy}
              busyText={t`Please wait...`}
            >{t`Confirm`}</Button>
          )}
        </>
      }
    >
      {options && (
        <div className="mb-4 grid gap-3">
          <Button
            wide
            variant="main"
            icon={<Fingerprint size={20} />}
            busy={isBusy}
            onClick={() => void askPasskey()}
          >{t`Use your passkey`}</Button>
          <FormError>{problem}</FormError>
        </div>
      )}
      {typed && (
        <form {...form.props} id={formId} className="grid gap-4">
          {typed === 'password' ? (
            <PasswordField
              label={t`Password`}
              autoComplete="current-password"
              {...form.field('password')}
            />
          ) : (
            <TextField
              label={t`Code`}
              hint={t`From your authenticator app, or a recovery code.`}
              autoComplete="one-time-code"
              spellCheck={false}
              {...form.field('code')}
            />
          )}
          <FormError ref={form.errorRef}>{form.message}</FormError>
        </form>
      )}
    </Dialog>
  );
}
