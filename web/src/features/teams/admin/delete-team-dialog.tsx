import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { deleteTeamQuestionForAdmins } from '@one-dream/contract/features/teams/teams.values.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { translateEnglish } from '../../../platform/translate.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import type { DialogState } from '../../../ui/admin/use-dialog-target.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { hasAllTeams } from '../../tournaments/registration/registration.data.ts';
import { currentTournaments, tournamentById } from '../../tournaments/tournaments.data.ts';
import { useDeleteTeamAsAdmin } from './teams.admin.data.ts';

export function AdminDeleteTeamDialog({ team, ...dialog }: { team: Team } & DialogState) {
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Delete ${team.name}`}
      confirmText={t`Delete`}
      remove={useDeleteTeamAsAdmin()}
      subject={team._id}
      successText={() => t`${team.name} is deleted.`}
    >
      <p className="text-bright">{translateEnglish(deleteTeamQuestionForAdmins)}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small">
        <li>{playersConsequence(team)}</li>
        <Slots team={team} isAsked={dialog.open} />
      </ul>
    </DeleteQuestion>
  );
}

function playersConsequence({ players, leader }: Team): string {
  const others = players.length - 1;
  if (others === 0) return t`${leader.name} is without a team and gets a notification.`;
  const rest = plural(others, { one: '1 other player', other: '# other players' });
  return t`${leader.name} and ${rest} are without a team and get a notification.`;
}

/** Tournaments in which the team is registered and not done yet. */
function Slots({ team, isAsked }: { team: Team; isAsked: boolean }) {
  const tournaments = useQuery({ ...currentTournaments, enabled: isAsked });
  // For large ones the list contains only the first teams.
  const details = useQueries({
    queries: (tournaments.data ?? [])
      .filter((tournament) => !hasAllTeams(tournament))
      .map(({ _id }) => ({ ...tournamentById(_id), enabled: isAsked })),
  });
  if (tournaments.isPending || details.some((one) => one.isPending)) {
    return (
      <li>
        <Skeleton className="my-1 h-3 w-48" />
      </li>
    );
  }
  const whole = new Map(details.map(({ data }) => [data?._id, data]));
  const joined = tournaments.data
    ?.map((tournament) => whole.get(tournament._id) ?? tournament)
    .filter(({ reg_teams }) => reg_teams.some((registered) => registered._id === team._id));
  if (!joined || details.some((one) => one.isError))
    return <li>{t`Its slots in tournaments that are not over become free.`}</li>;
  if (joined.length === 0) return <li>{t`It holds no slot in a tournament that is not over.`}</li>;
  return joined.map((tournament) => (
    <li key={tournament._id}>
      <Trans>
        Its slot in <strong className="font-strong text-bright">{tournament.title}</strong> (
        {translateEnglish(tournament.status)}) becomes free.
      </Trans>
    </li>
  ));
}
