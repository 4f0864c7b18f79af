import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { useQuery } from '@tanstack/react-query';
import { isPassing, isRefusal } from '../../../platform/refusal.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import type { DialogState } from '../../../ui/admin/use-dialog-target.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { teamOfUser } from '../../teams/own-team.data.ts';
import { useDeleteUser } from './users.admin.data.ts';

export function AdminDeleteUserDialog({ user, ...dialog }: { user: User } & DialogState) {
  const team = useQuery({ ...teamOfUser(user._id), enabled: dialog.open });
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Confirm Deletion`}
      confirmText={t`Confirm Delete`}
      remove={useDeleteUser()}
      subject={user._id}
      successText={() => t`${user.name} is deleted.`}
      failureText={(error) => t`Delete failed. Try again. ${reasonOf(error)}`.trim()}
    >
      <p className="text-bright wrap-anywhere">{t`Delete user ${user.name} permanently?`}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small">
        <li>{t`They are signed out at once. Their profile and applications are gone for good.`}</li>
        <li>
          {team.isPending && <Skeleton className="my-1 h-3 w-48" />}
          {team.isError && t`If they lead a team, it passes to its longest-standing member.`}
          {team.data && <TeamConsequence team={team.data.team} user={user} />}
        </li>
      </ul>
    </DeleteQuestion>
  );
}

/** Players are ordered by joining, the leader first. */
function TeamConsequence({ team, user }: { team: Team | null; user: User }) {
  if (!team) return t`They are in no team.`;
  const name = <strong className="font-strong text-bright">{team.name}</strong>;
  if (team.leader._id !== user._id)
    return (
      <>
        {name} {t`loses them as a player.`}
      </>
    );
  const heir = team.players.find((player) => player._id !== user._id);
  if (!heir)
    return (
      <>
        {name} {t`has nobody else: it is deleted, and its tournament slots become free.`}
      </>
    );
  return (
    <>
      {name}
      <Trans>
        , which they lead, passes to{' '}
        <strong className="font-strong text-bright">{heir.name}</strong>.
      </Trans>
    </>
  );
}

/** The server's reason, if given. */
function reasonOf(error: unknown): string {
  return isRefusal(error) && !isPassing(error) ? error.message : '';
}
