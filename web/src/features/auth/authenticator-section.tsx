import { t } from '@lingui/core/macro';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useRemoveAuthenticator, useStartAuthenticator } from './security.data.ts';

const setUpDialog = lazyComponent(
  async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
);

export type AuthenticatorSectionProps = {
  isOn: boolean;
  onCodes: (codes: string[] | null) => void;
};

export function AuthenticatorSection({ isOn, onCodes }: AuthenticatorSectionProps) {
  const start = useStartAuthenticator();
  const remove = useRemoveAuthenticator();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const shown = { open: isOpen && !isOn, onClose: () => setOpen(false) };
  usePreload(setUpDialog, !isOn);
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
            icon={<Smartphone size={20} />}
            busy={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: () => setOpen(true) })}
          >{t`Set up an app`}</Button>
        )}
      </div>
      {start.data && (
        <LazyDialog dialog={setUpDialog} {...shown} title={t`Set up your app`}>
          {(AuthenticatorDialog) => (
            <AuthenticatorDialog
              key={start.data.secret}
              {...start.data}
              {...shown}
              onCodes={onCodes}
            />
          )}
        </LazyDialog>
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
