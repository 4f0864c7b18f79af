import { t } from '@lingui/core/macro';
import { verifiedRedirectMs } from '@one-dream/contract/limits.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { callApi } from '../../platform/api.ts';
import { useNavigate } from '../../platform/navigation/use-navigation.ts';
import { isPassing, isRefusal } from '../../platform/refusal.ts';
import { useSession } from '../../platform/session.tsx';
import { writeToken } from '../../platform/token.ts';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { Button } from '../../ui/form/button.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { AuthNotice } from './auth-notice.tsx';

export function VerifyEmailPage() {
  useDocumentTitle(pages.verifyEmail.title);
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <Verification token={token} /> : <Navigate to={paths.home()} replace />;
}

/** A token is single-use, and React runs effects twice in development: the second run gets the first one's answer. */
const verifications = new Map<string, Promise<void>>();

function verify(token: string): Promise<void> {
  const known = verifications.get(token);
  if (known) return known;
  const verification = callApi('/auth/verify-email', { query: { token } }).then((answer) =>
    writeToken(answer.token),
  );
  verifications.set(token, verification);
  return verification;
}

function Verification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'verified' | { message: string; canRetry: boolean }>();
  const { refresh } = useSession();
  const navigate = useNavigate();

  async function attempt() {
    setOutcome(undefined);
    try {
      await verify(token);
      setOutcome('verified');
    } catch (error) {
      console.error(error);
      verifications.delete(token);
      setOutcome(
        isRefusal(error) && !isPassing(error)
          ? { message: error.message, canRetry: false }
          : { message: t`Error during email verification`, canRetry: true },
      );
    }
  }
  const start = useEffectEvent(() => void attempt());
  useEffect(() => start(), []);

  // The guard around this page keeps a former visitor here: the bar updates at once, and they continue after reading.
  const knowWhoIsHere = useEffectEvent(() => void refresh());
  const goOn = useEffectEvent(() => {
    // That page's guard knows where a signed-in user continues.
    void navigate(paths.login(), { replace: true });
  });
  useEffect(() => {
    if (outcome !== 'verified') return;
    knowWhoIsHere();
    const timer = setTimeout(() => goOn(), verifiedRedirectMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  if (outcome === undefined) return <LoadingScreen text={t`VERIFYING YOUR EMAIL.....`} />;
  if (outcome === 'verified') {
    return (
      <AuthNotice
        title={t`Verification Successful!`}
        text={t`Redirecting to dashboard in ${verifiedRedirectMs / 1000} seconds...`}
      />
    );
  }
  return (
    <AuthNotice
      isRefusal
      title={outcome.message}
      text={
        outcome.canRetry
          ? t`Check your connection and try again.`
          : t`Links work once and for a day. Login with your email and password: if the address still waits to be verified, you can have a new mail sent there.`
      }
      actions={
        <>
          {outcome.canRetry && (
            <Button variant="main" onClick={() => void attempt()}>{t`Try again`}</Button>
          )}
          <LinkButton
            variant={outcome.canRetry ? 'quiet' : 'main'}
            to={paths.login()}
          >{t`GO TO LOGIN`}</LinkButton>
        </>
      }
    />
  );
}
