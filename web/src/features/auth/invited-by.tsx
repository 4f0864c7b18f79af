import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../ui/art/avatar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { invitationPreview } from '../teams/teams.data.ts';

/** Shows the inviting team to a visitor, who has to sign in before joining. */
export function InvitedBy({ code }: { code: string }) {
  const { data: team, isError } = useQuery(invitationPreview(code));
  if (isError) return <p>{t`Sign in and we take you straight back.`}</p>;
  if (!team) return <Skeleton className="h-16" />;
  return (
    <div className="flex min-h-16 items-center gap-3.5">
      <Avatar name={team.name} src={imageUrl(team.logo, 128)} size={56} />
      <p className="min-w-0 flex-1">
        <Trans>
          <span className="font-strong text-bright wrap-anywhere">{team.name}</span> wants you in
          the squad. Sign in to see the invitation.
        </Trans>
      </p>
    </div>
  );
}
