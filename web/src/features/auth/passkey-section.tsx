import { t } from '@lingui/core/macro';
import type { Passkey } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import { Fingerprint, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { istDateOf } from '../../platform/ist-date.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { passkeyMessage, useHasPasskeys } from './passkeys.ts';
import { useMakePasskey, useRemovePasskey } from './security.data.ts';

export type PasskeySectionProps = {
  passkeys: readonly Passkey[];
  onCodes: (codes: string[] | null) => void;
};

export function PasskeySection({ passkeys, onCodes }: PasskeySectionProps) {
  const hasPasskeys = useHasPasskeys();
  const makePasskey = useMakePasskey();
  const remove = useRemovePasskey();
  const [going, setGoing] = useState<Passkey>();
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel as="section" aria-labelledby="passkeys">
      <Heading level={2} id="passkeys">{t`Passkeys`}</Heading>
      <p className="mt-2 text-quiet">{t`Sign in with your finger, face or phone PIN. Nothing to type, nothing to leak.`}</p>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey._id} className="flex items-center gap-3 py-2">
              <Fingerprint size={22} className="shrink-0 text-quiet" />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">{passkey.name}</p>
                <p className="text-small text-quiet">{t`Added ${istDateOf(passkey.createdAt)}`}</p>
              </div>
              <IconButton
                label={t`Remove ${passkey.name}`}
                icon={<Trash2 size={20} />}
                onClick={() => {
                  setGoing(passkey);
                  setAsked(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 grid justify-items-start gap-3">
        {hasPasskeys ? (
          <Button
            variant={passkeys.length > 0 ? 'quiet' : 'main'}
            icon={<Fingerprint size={20} />}
            busy={makePasskey.isPending}
            onClick={() =>
              makePasskey.mutate(undefined, {
                onSuccess: ({ recoveryCodes }) => {
                  toast.good(t`Your passkey is added.`);
                  onCodes(recoveryCodes);
                },
              })
            }
          >{t`Add a passkey`}</Button>
        ) : (
          <p className="text-small text-quiet">{t`This browser does not support passkeys.`}</p>
        )}
        <FormError>{makePasskey.isError ? passkeyMessage(makePasskey.error) : undefined}</FormError>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t`Remove this passkey?`}
        confirmText={t`Remove`}
        busy={remove.isPending}
        onConfirm={() => going && remove.mutate(going._id, { onSettled: () => setAsked(false) })}
      >
        {going?.name} {t`will not sign you in any more. Delete it on the device too.`}
      </ConfirmDialog>
    </Panel>
  );
}
