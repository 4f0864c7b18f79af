import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { metaOf } from '../../../app/page-meta.ts';
import { paths } from '../../../app/paths.ts';
import { failureOf } from '../../../platform/failure-of.ts';
import { useSession } from '../../../platform/session.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SubPageHead } from '../../../ui/list/sub-page-head.tsx';
import { AuthenticatorSection } from '../authenticator-section.tsx';
import { DutyNote } from '../duty-note.tsx';
import { EmailSection } from '../email-section.tsx';
import { PasskeySection } from '../passkey-section.tsx';
import { RecoverySection } from '../recovery-section.tsx';
import { secondFactorQuery } from '../security.data.ts';
import { SessionsSection } from '../sessions-section.tsx';

const recoveryCodes = lazyComponent(
  async () => (await import('../recovery-codes-dialog.tsx')).RecoveryCodesDialog,
);

export const meta = metaOf(pages.security);

/** Sign-in methods and sessions of the signed-in player's account. */
export default function SecurityPage() {
  const { safety } = useSession();
  const found = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const factor = found.data;
  usePreload(recoveryCodes);
  const close = () => setCodes(null);
  return (
    <div className="measure pt-2 pb-8 md:py-12">
      <SubPageHead
        back={{ to: paths.profile(), text: t`Profile` }}
        title={t`Security`}
      >{t`Who can get into your account, and from where.`}</SubPageHead>
      {safety?.secondFactorBy && <DutyNote safety={safety} />}
      {found.isError && !factor && (
        <ErrorState {...failureOf(found)} title={t`We could not load this`} />
      )}
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <EmailSection />
          {factor ? (
            <>
              <PasskeySection passkeys={factor.passkeys} onCodes={setCodes} />
              <AuthenticatorSection isOn={factor.hasAuthenticator} onCodes={setCodes} />
              {(factor.hasAuthenticator || factor.passkeys.length > 0) && (
                <RecoverySection left={factor.recoveryCodesLeft} onCodes={setCodes} />
              )}
            </>
          ) : (
            !found.isError && (
              <>
                <Skeleton className="h-[212px]" />
                <Skeleton className="h-[180px]" />
              </>
            )
          )}
        </div>
        <SessionsSection />
      </div>
      <LazyDialog
        dialog={recoveryCodes}
        open={codes !== null}
        onClose={close}
        title={t`Keep your recovery codes`}
      >
        {(RecoveryCodesDialog) => <RecoveryCodesDialog codes={codes} onClose={close} />}
      </LazyDialog>
    </div>
  );
}
