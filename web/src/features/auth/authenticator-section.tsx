import { t } from '@lingui/core/macro';
import { Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { usePlainForm } from '../../platform/use-plain-form.ts';
import { QrCode } from '../../ui/art/qr-code.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import {
  useAddAuthenticator,
  useRemoveAuthenticator,
  useStartAuthenticator,
} from './security.data.ts';

export type AuthenticatorSectionProps = {
  isOn: boolean;
  onCodes: (codes: string[] | null) => void;
};

export function AuthenticatorSection({ isOn, onCodes }: AuthenticatorSectionProps) {
  const start = useStartAuthenticator();
  const remove = useRemoveAuthenticator();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel as="section" aria-labelledby="authenticator">
      <Heading level={2} id="authenticator">{t`Authenticator app`}</Heading>
      <p className="mt-2 text-quiet">
        {isOn
          ? t`On. After your password we ask for the code your app shows.`
          : t`An app such as Google Authenticator or Aegis shows a code. We ask for it after your password.`}
      </p>
      <div className="mt-4">
        {isOn ? (
          <Button variant="quiet" onClick={() => setAsked(true)}>{t`Remove the app`}</Button>
        ) : (
          <Button
            variant="quiet"
            icon={<Smartphone aria-hidden="true" size={20} />}
            busy={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >{t`Set up an app`}</Button>
        )}
      </div>
      {start.data && (
        <SetUpDialog
          key={start.data.secret}
          {...start.data}
          open={isOpen && !isOn}
          onClose={() => setOpen(false)}
          onCodes={onCodes}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t`Remove the authenticator app?`}
        confirmText={t`Remove`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
      >{t`Signing in will not ask for its code any more.`}</ConfirmDialog>
    </Panel>
  );
}

function SetUpDialog(props: {
  secret: string;
  uri: string;
  open: boolean;
  onClose: () => void;
  onCodes: (codes: string[] | null) => void;
}) {
  const formId = useId();
  const add = useAddAuthenticator();
  const form = usePlainForm({
    loadSchema: async () =>
      (await import('@one-dream/contract/features/auth.second-factor.ts')).authenticatorForm,
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
        <>
          <Button onClick={props.onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={formId}
            variant="main"
            busy={form.isBusy}
          >{t`Turn it on`}</Button>
        </>
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
