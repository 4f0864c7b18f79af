import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { organisation } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { rememberReturnPath } from '../../../platform/return-path.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { invitationPreview } from '../../teams/teams.data.ts';
import { AuthScreen } from '../auth-screen.tsx';
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

/** Extracts the code of the invite link that the visitor was following. */
function inviteCodeOf(path: string | null): string | undefined {
  return /^\/team\/invite\/([\w-]+)$/.exec(path?.split(/[?#]/)[0] ?? '')?.[1];
}

/** Shows the inviting team to a visitor, who has to sign in before joining. */
function InvitedBy({ code }: { code: string }) {
  const { data: team, isError } = useQuery(invitationPreview(code));
  if (isError) return <p>{t`Sign in and we take you straight back.`}</p>;
  if (!team) return <Skeleton className="h-16" />;
  return (
    <div className="flex min-h-16 items-center gap-3.5">
      <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 128)} size={56} />
      <p className="min-w-0 flex-1">
        <Trans>
          <span className="font-strong text-bright wrap-anywhere">{team.name}</span> wants you in
          the squad. Sign in to see the invitation.
        </Trans>
      </p>
    </div>
  );
}
