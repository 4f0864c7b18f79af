import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RosterEntry } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { removeTeamQuestion } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import type { DialogState } from '../../../ui/admin/use-dialog-target.ts';
import { useRemoveTeam } from './tournaments.admin.data.ts';

export function RemoveTeamQuestion({
  tournament,
  team,
  ...dialog
}: { tournament: { id: string; title: string }; team: RosterEntry } & DialogState) {
  return (
    <DeleteQuestion
      {...dialog}
      title={translateEnglish(removeTeamQuestion)}
      confirmText={t`Delete Team`}
      remove={useRemoveTeam()}
      subject={{ tournamentId: tournament.id, teamId: team._id }}
      successText={({ message }) => message}
    >
      <p className="wrap-anywhere">
        <Trans>
          <strong className="font-strong text-bright">{team.name}</strong> (entry no.
          {team.entryNo}) loses its slot of {tournament.title}, and its {team.players.length}{' '}
          players are told. The team itself stays.
        </Trans>
      </p>
    </DeleteQuestion>
  );
}
