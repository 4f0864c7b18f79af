import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useMakeRecoveryCodes } from './security.data.ts';

export function RecoverySection(props: {
  left: number;
  onCodes: (codes: string[] | null) => void;
}) {
  const makeCodes = useMakeRecoveryCodes();
  const [isAsking, setAsking] = useState(false);
  function make(): void {
    makeCodes.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => props.onCodes(recoveryCodes),
      onSettled: () => setAsking(false),
    });
  }
  return (
    <Panel as="section" aria-labelledby="recovery">
      <Heading level={2} id="recovery">{t`Recovery codes`}</Heading>
      <p className="mt-2 text-quiet">
        <Trans>
          Lost your phone? Each code gets you in once.{' '}
          <strong className="font-strong text-bright tabular-nums">{props.left} left.</strong>
        </Trans>
      </p>
      <div className="mt-4">
        <Button
          variant="quiet"
          busy={makeCodes.isPending}
          onClick={() => (props.left > 0 ? setAsking(true) : make())}
        >{t`Make new codes`}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Make new codes?`}
        confirmText={t`Make new codes`}
        busy={makeCodes.isPending}
        onConfirm={make}
      >{t`The codes that you have now stop working.`}</ConfirmDialog>
    </Panel>
  );
}
