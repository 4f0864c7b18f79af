import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { organisation } from '../../app/organisation.ts';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { rememberReturnPath } from '../../platform/return-path.ts';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { inviteCodeOf } from './invite-code.ts';
import { LoginForm } from './login-form.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { hasPasskeys } from './passkeys.ts';
import { useSecondStep } from './second-step.ts';
import { useDiscordReturn } from './use-discord-return.ts';

/** After the password, for accounts that ask for more. */
const secondStepForm = makePart(
  async () => (await import('./second-step-form.tsx')).SecondStepForm,
);
/** Only on the way to an invitation. */
const invitedBy = makePart(async () => (await import('./invited-by.tsx')).InvitedBy);

/** Also Discord's redirect target. The guard around it redirects after sign-in. */
export function LoginPage() {
  useDocumentTitle(pages.login.title);
  const [query] = useSearchParams();
  const from = query.get('from');
  const code = inviteCodeOf(from);
  const discord = useDiscordReturn();
  const step = useSecondStep();
  useFetchedAhead(secondStepForm);

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
        <PartPlace part={secondStepForm} waiting={<Skeleton className="h-52" />}>
          {(SecondStepForm) => <SecondStepForm step={step} />}
        </PartPlace>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen
      title={code ? t`You are invited` : organisation.texts.loginGreeting}
      intro={
        code ? (
          <PartPlace part={invitedBy} waiting={<Skeleton className="h-16" />} isOptional>
            {(InvitedBy) => <InvitedBy code={code} />}
          </PartPlace>
        ) : (
          from && <p>{t`Sign in and we take you straight back.`}</p>
        )
      }
    >
      <OtherSignIns problem={discord.problem} />
      <LoginForm />
      {hasPasskeys() && (
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
