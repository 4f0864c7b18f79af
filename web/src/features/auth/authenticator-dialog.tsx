import { t } from '@lingui/core/macro';
import { authenticatorForm } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { useId } from 'react';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { QrCode } from '../../ui/art/qr-code.tsx';
import { Dialog, SubmitActions } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAddAuthenticator } from './security.data.ts';

export function AuthenticatorDialog(props: {
  secret: string;
  uri: string;
  open: boolean;
  onClose: () => void;
  onCodes: (codes: string[] | null) => void;
}) {
  const formId = useId();
  const add = useAddAuthenticator();
  const form = useContractForm({
    schema: authenticatorForm,
    defaults: { code: '' },
    send: async ({ code }) => {
      const { recoveryCodes } = await add(code);
      toast.good(t`Your authenticator app is on.`);
      props.onClose();
      props.onCodes(recoveryCodes);
    },
  });
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      keepOpenOutside
      title={t`Set up your app`}
      description={t`Scan this with the app, or copy the key into it. Then enter the code it shows.`}
      actions={
        <SubmitActions
          formId={formId}
          text={t`Turn it on`}
          busy={form.isBusy}
          onCancel={props.onClose}
        />
      }
    >
      <QrCode
        text={props.uri}
        label={t`QR code for your authenticator app`}
        className="max-w-[220px]"
      />
      <div className="mt-4">
        <CopyField label={t`Key`} value={props.secret} />
      </div>
      <form {...form.props} id={formId} className="mt-4 grid gap-4">
        <TextField
          label={t`Code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...form.field('code')}
        />
        <FormError ref={form.errorRef}>{form.message}</FormError>
      </form>
    </Dialog>
  );
}
