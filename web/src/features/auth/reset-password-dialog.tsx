import { t } from '@lingui/core/macro';
import { requestPasswordReset } from '@one-dream/contract/features/auth/auth.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Dialog, SubmitActions } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { MailBoxLink } from './mail-box-link.tsx';

export type ResetPasswordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  email?: string | undefined;
};

/** Requests the mail with the reset link. Opened from the login and from the profile. */
export function ResetPasswordDialog({ open, onOpenChange, email }: ResetPasswordDialogProps) {
  const formId = useId();
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  function change(isOpen: boolean) {
    onOpenChange(isOpen);
    if (!isOpen) setSentTo(undefined);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      keepOpenOutside={!sentTo}
      // On touch screens the keyboard would cover half the screen.
      initialFocus={(kind) =>
        kind === 'touch' || document.getElementById(formId)?.querySelector('input')
      }
      title={sentTo ? t`Email Sent!` : t`Reset Password`}
      description={
        sentTo
          ? t`We've sent a password reset link to ${sentTo}`
          : t`We mail you a link that lets you choose a new password.`
      }
      actions={
        sentTo ? (
          <GotIt onPress={() => change(false)} />
        ) : (
          <SubmitActions
            formId={formId}
            text={t`Send Reset Link`}
            busy={isSending}
            busyText={t`Sending...`}
            onCancel={() => change(false)}
          />
        )
      }
    >
      {sentTo ? (
        <MailBoxLink to={sentTo} />
      ) : (
        <RequestForm id={formId} email={email} onBusy={setSending} onSent={setSentTo} />
      )}
    </Dialog>
  );
}

function RequestForm(props: {
  id: string;
  email: string | undefined;
  onBusy: (isBusy: boolean) => void;
  onSent: (email: string) => void;
}) {
  const form = useContractForm({
    schema: requestPasswordReset.body,
    defaults: { email: props.email ?? '' },
    send: async (values) => {
      props.onBusy(true);
      try {
        await callApi('/auth/reset-password', { body: values });
        props.onSent(values.email);
      } finally {
        props.onBusy(false);
      }
    },
  });
  return (
    <form {...form.props} id={props.id} className="grid gap-4">
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <FormError ref={form.errorRef}>{form.message}</FormError>
    </form>
  );
}

/** Takes over the focus from the button it replaces. */
function GotIt({ onPress }: { onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return <Button ref={button} variant="main" onClick={onPress}>{t`GOT IT`}</Button>;
}
