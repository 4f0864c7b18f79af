import { t } from '@lingui/core/macro';
import { verifiedRedirectMs } from '@one-dream/contract/limits.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../platform/api.ts';
import { GoTo } from '../../../platform/pages/go-to.tsx';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { isPassing, isRefusal } from '../../../platform/refusal.ts';
import { useSession } from '../../../platform/session.tsx';
import { writeToken } from '../../../platform/token.ts';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { AuthNotice } from '../auth-notice.tsx';

export const meta = metaOf(pages.verifyEmail);

export default function VerifyEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <Verification token={token} /> : <GoTo to={paths.home()} />;
}

type Outcome =
  | { state: 'asking' }
  | { state: 'verifying' }
  | { state: 'verified' }
  | { state: 'failed'; title: string; code?: string };

/** Waits for a press: mail scanners open links, and some run what is on the page. */
function Verification({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  const { refresh } = useSession();
  const navigate = useNavigate();

  async function verify() {
    setOutcome({ state: 'verifying' });
    try {
      const answer = await callApi('/auth/verify-email', { query: { token } });
      writeToken(answer.token);
      setOutcome({ state: 'verified' });
    } catch (error) {
      console.error(error);
      setOutcome(
        isRefusal(error) && !isPassing(error)
          ? { state: 'failed', title: error.message, code: error.code }
          : { state: 'failed', title: t`Error during email verification` },
      );
    }
  }

  // The guard around this page keeps a former visitor here: the bar updates at once, and they continue after reading.
  const knowWhoIsHere = useEffectEvent(() => void refresh());
  const goOn = useEffectEvent(() => {
    // That page's guard knows where a signed-in user continues.
    void navigate(paths.login(), { replace: true });
  });
  useEffect(() => {
    if (outcome.state !== 'verified') return;
    knowWhoIsHere();
    const timer = setTimeout(() => goOn(), verifiedRedirectMs);
    return () => clearTimeout(timer);
  }, [outcome.state]);

  if (outcome.state === 'verifying') return <LoadingScreen text={t`VERIFYING YOUR EMAIL.....`} />;
  if (outcome.state === 'verified') {
    return (
      <AuthNotice
        title={t`Verification Successful!`}
        text={t`Redirecting to dashboard in ${verifiedRedirectMs / 1000} seconds...`}
      />
    );
  }
  if (outcome.state === 'asking') {
    return (
      <AuthNotice
        title={t`Is this you?`}
        text={t`One press verifies your email address and logs you in.`}
        actions={<Button variant="main" onClick={() => void verify()}>{t`Verify my email`}</Button>}
      />
    );
  }
  const toLogin = (variant: 'main' | 'quiet') => (
    <LinkButton variant={variant} to={paths.login()}>{t`GO TO LOGIN`}</LinkButton>
  );
  if (outcome.code === 'TOKEN_USED')
    return <AuthNotice title={outcome.title} actions={toLogin('main')} />;
  return (
    <AuthNotice
      isRefusal
      title={outcome.title}
      text={
        outcome.code
          ? t`Links work once and for a day. Login with your email and password: if the address still waits to be verified, you can have a new mail sent there.`
          : t`Check your connection and try again.`
      }
      actions={
        outcome.code ? (
          toLogin('main')
        ) : (
          <>
            <Button variant="main" onClick={() => void verify()}>{t`Try again`}</Button>
            {toLogin('quiet')}
          </>
        )
      }
    />
  );
}
