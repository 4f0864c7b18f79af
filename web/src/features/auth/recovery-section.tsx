import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useMakeRecoveryCodes } from './security.data.ts';

export function RecoverySection(props: {
  left: number;
  onCodes: (codes: string[] | null) => void;
}) {
  const makeCodes = useMakeRecoveryCodes();
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
          onClick={() =>
            makeCodes.mutate(undefined, {
              onSuccess: ({ recoveryCodes }) => props.onCodes(recoveryCodes),
            })
          }
        >{t`Make new codes`}</Button>
      </div>
    </Panel>
  );
}
