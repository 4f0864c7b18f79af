import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Invitation } from '@one-dream/contract/features/teams/teams.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { organisation } from '../../../platform/organisation.ts';
import { readPage } from '../../../platform/page.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { useViewer } from '../../../platform/session.tsx';
import { takeWantedEvent } from '../../../platform/wanted-event.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { useOwnTeam } from '../own-team.data.ts';
import { invitationOf, useAcceptInvitation } from '../teams.data.ts';

export const meta = metaOf(pages.teamInvite, () => {
  const { head } = readPage();
  const { name } = organisation;
  if (!head) return { description: t`Join a team on ${name}.` };
  const { title: team, image } = head;
  return {
    title: t`Join ${team}`,
    description: t`You are invited to play for ${team} on ${name}.`,
    image,
  };
});

/** Page of an invite link: the team, and whether to join. */
export default function InvitePage() {
  const { code = '' } = useParams();
  const query = useQuery(invitationOf(code));
  return (
    <div className="contour-ground min-h-[calc(100dvh-var(--bar-height))] px-4 py-5 md:py-16">
      <Panel padding="bare" className="mx-auto w-full max-w-[480px] p-5 sm:p-10">
        {/* Otherwise the team's name is the heading of the page. */}
        {!query.data && <h1 className="visually-hidden">{t`Team invitation`}</h1>}
        {query.isPending && <InvitationSkeleton />}
        {query.isError && !query.data && (
          <DeadLink
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <Invited invitation={query.data} code={code} />}
      </Panel>
    </div>
  );
}

function Invited({ invitation, code }: { invitation: Invitation; code: string }) {
  return (
    <>
      <Kicker>{t`Team invitation`}</Kicker>
      <div className="mt-4 flex flex-col items-center text-center sm:mt-6">
        <Avatar kind="team" name={invitation.name} src={imageUrl(invitation.logo, 256)} size={88} />
        <Heading
          level={1}
          size={invitation.name.length > 20 ? 'title' : 'headline'}
          className="mt-4 wrap-anywhere"
        >
          {invitation.name}
        </Heading>
        <p className="mt-1.5 text-quiet">
          {t`${invitation.memberCount} of ${teamMaxPlayers} players`}
        </p>
      </div>
      <div className="mt-5 flex items-center gap-4 border-y border-line py-3.5">
        <Avatar
          name={invitation.leader.name}
          src={imageUrl(invitation.leader.profile, 128)}
          size={52}
        />
        <div className="min-w-0">
          <p className="text-small text-quiet">{t`Leader`}</p>
          <p className="font-strong wrap-anywhere">{invitation.leader.name}</p>
          <p className="text-small break-all text-quiet">{invitation.leader.email}</p>
        </div>
      </div>
      <div className="mt-5">
        <Answer invitation={invitation} code={code} />
      </div>
    </>
  );
}

/** The viewer's actions on the invitation. */
function Answer({ invitation, code }: { invitation: Invitation; code: string }) {
  const viewer = useViewer();
  const ownTeam = useOwnTeam();
  if (ownTeam.isPending) return <Skeleton className="h-12" />;
  const team = ownTeam.data?.team;
  if (team) {
    const isThisOne =
      team.name === invitation.name && team.leader.email === invitation.leader.email;
    return (
      <Blocked
        title={isThisOne ? t`You are in this team already` : t`You are in a team already`}
        action={
          <LinkButton to={paths.profile()} variant="main" wide>{t`Go to your team`}</LinkButton>
        }
      >
        {isThisOne ? (
          t`There is nothing left to do here.`
        ) : (
          <Trans>
            You play for <span className="text-bright">{team.name}</span>. Leave it before you join
            another one.
          </Trans>
        )}
      </Blocked>
    );
  }
  if (!viewer.ingameinfo?.inGameName) {
    return (
      <Blocked
        title={t`In-Game Information Required`}
        action={
          <LinkButton
            to={paths.profile(paths.teamInvite(code))}
            variant="main"
            wide
          >{t`SET IN-GAME INFO`}</LinkButton>
        }
      >{t`Your team knows you by your in-game name. Fill it in, then join here.`}</Blocked>
    );
  }
  if (invitation.memberCount >= teamMaxPlayers) {
    return (
      <Blocked
        title={t`This team is full`}
        action={<LinkButton to={paths.home()} wide>{t`Go to the home page`}</LinkButton>}
      >{t`A team has at most ${teamMaxPlayers} players. Ask the leader to make room, then open the link again.`}</Blocked>
    );
  }
  return <Decision code={code} />;
}

function Decision({ code }: { code: string }) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();

  async function join() {
    setRefusal(undefined);
    try {
      const { message } = await accept.mutateAsync({ code });
      toast.good(message);
      await navigate(takeWantedEvent() ?? paths.profile());
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  return (
    <>
      <FormError>{refusal}</FormError>
      <div className="mt-4 grid grid-cols-2 gap-3 first:mt-0">
        <LinkButton to={paths.home()} wide>{t`Deny`}</LinkButton>
        <Button
          variant="main"
          wide
          busy={accept.isPending}
          busyText={t`Joining...`}
          onClick={() => void join()}
        >{t`Accept`}</Button>
      </div>
    </>
  );
}

function Blocked(props: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <>
      <Heading level={2}>{props.title}</Heading>
      <p className="mt-2 text-quiet">{props.children}</p>
      <div className="mt-5">{props.action}</div>
    </>
  );
}

function DeadLink(props: { error: Error; isBusy: boolean; onRetry: () => void }) {
  const { error } = props;
  const isDead = isRefusal(error) && ['INVITE_NOT_FOUND', 'NOT_FOUND'].includes(error.code);
  const home = <LinkButton to={paths.home()}>{t`Go to the home page`}</LinkButton>;
  if (isDead) {
    return <ErrorState title={t`This link is dead`} message={error.message} action={home} />;
  }
  return (
    <ErrorState
      title={t`The invitation could not be loaded`}
      message={messageOf(error)}
      busy={props.isBusy}
      onRetry={props.onRetry}
      action={home}
    />
  );
}

function InvitationSkeleton() {
  return (
    <SkeletonRows
      label={t`Loading the invitation`}
      rows={[
        'h-5 w-40',
        'mx-auto mt-4 size-22 sm:mt-6',
        'mx-auto mt-4 h-9 w-3/4',
        'mx-auto mt-1.5 h-6 w-28',
        'mt-5 h-28',
        'mt-5 h-12',
      ]}
    />
  );
}
