import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../platform/failure-of.ts';
import { istLongDateOf } from '../../platform/ist-date.ts';
import { useSession } from '../../platform/session.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { secondFactorQuery } from './security.data.ts';
import { SessionsSection } from './sessions-section.tsx';

const recoveryCodes = lazyComponent(
  async () => (await import('./recovery-codes-dialog.tsx')).RecoveryCodesDialog,
);

/** Sign-in methods and sessions of the signed-in player's account. */
export function SecurityTab() {
  const { safety } = useSession();
  const found = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const factor = found.data;
  usePreload(recoveryCodes);
  const close = () => setCodes(null);
  return (
    <>
      <p className="max-w-xl text-quiet">{t`Who can get into your account, and from where.`}</p>
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
    </>
  );
}

/** Shown to people with a duty but no second factor. */
function DutyNote({ safety }: { safety: { secondFactorBy: string | null; isShutOut: boolean } }) {
  if (!safety.secondFactorBy) return null;
  return (
    <Panel className="mt-5 flex items-start gap-3">
      <ShieldAlert size={22} className="mt-0.5 shrink-0 text-flare" />
      <p className="max-w-xl">
        {safety.isShutOut
          ? t`Your role needs a second factor. Add a passkey or an authenticator app here, and the back office opens again at once.`
          : t`Your role needs a second factor by ${istLongDateOf(safety.secondFactorBy)}. Add a passkey or an authenticator app here.`}
      </p>
    </Panel>
  );
}
