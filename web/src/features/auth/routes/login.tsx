import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { organisation } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { rememberReturnPath } from '../../../platform/return-path.ts';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { inviteCodeOf } from '../invite-code.ts';
import { InvitedBy } from '../invited-by.tsx';
import { LoginForm } from '../login-form.tsx';
import { OtherSignIns } from '../other-sign-ins.tsx';
import { PasskeySignIn } from '../passkey-sign-in.tsx';
import { useHasPasskeys } from '../passkeys.ts';
import { useSecondStep } from '../second-step.ts';
import { SecondStepForm } from '../second-step-form.tsx';
import { useDiscordReturn } from '../use-discord-return.ts';

export const meta = metaOf(pages.login, () => ({
  description: t`Sign in to ${organisation.name}.`,
}));

/** Also Discord's redirect target. The guard around it redirects after sign-in. */
export default function LoginPage() {
  const [query] = useSearchParams();
  const from = query.get('from');
  const code = inviteCodeOf(from);
  const discord = useDiscordReturn();
  const step = useSecondStep();
  const hasPasskeys = useHasPasskeys();

  useEffect(() => {
    if (from) rememberReturnPath(from);
  }, [from]);

  if (discord.isBusy) return <LoadingScreen text={t`SIGNING YOU IN WITH DISCORD.....`} />;
  if (step) {
    return (
      <AuthScreen
        title={t`One more step`}
        intro={<p>{t`One quick check that it is really you.`}</p>}
      >
        <SecondStepForm step={step} />
      </AuthScreen>
    );
  }
  return (
    <AuthScreen
      title={code ? t`You are invited` : organisation.texts.loginGreeting}
      intro={
        code ? (
          <InvitedBy code={code} />
        ) : (
          from && <p>{t`Sign in and we take you straight back.`}</p>
        )
      }
    >
      <OtherSignIns problem={discord.problem} />
      <LoginForm />
      {hasPasskeys && (
        <div className="mt-3">
          <PasskeySignIn text={t`Sign in with a passkey`} />
        </div>
      )}
      <p className="mt-4 text-quiet">
        <Trans>
          New here?{' '}
          <TextLink to={paths.register()} className="inline-flex min-h-11 items-center">
            SignUp here
          </TextLink>
        </Trans>
      </p>
    </AuthScreen>
  );
}
