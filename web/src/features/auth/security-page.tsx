import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { failureOf } from '../../platform/failure-of.ts';
import { useSession } from '../../platform/session.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SubPageHead } from '../../ui/list/sub-page-head.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { DutyNote } from './duty-note.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { secondFactorQuery } from './security.data.ts';

const recoveryCodes = makePart(
  async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
);

const sessions = makePart(async () => (await import('./sessions-section.tsx')).SessionsSection);

/** Sign-in methods and sessions of the signed-in player's account. */
export function SecurityPage() {
  useDocumentTitle(pages.security.title);
  const { safety } = useSession();
  const found = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const factor = found.data;
  useFetchedAhead(recoveryCodes);
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
        <PartPlace part={sessions} waiting={<Skeleton className="h-50" />}>
          {(SessionsSection) => <SessionsSection />}
        </PartPlace>
      </div>
      <PartSlot
        part={recoveryCodes}
        open={codes !== null}
        onClose={close}
        title={t`Keep your recovery codes`}
      >
        {(RecoveryCodesDialog) => <RecoveryCodesDialog codes={codes} onClose={close} />}
      </PartSlot>
    </div>
  );
}
