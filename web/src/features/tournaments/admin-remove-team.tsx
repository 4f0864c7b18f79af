import type { RosterEntry } from '@one-dream/contract/features/tournaments.ts';
import { removeTeamQuestion } from '@one-dream/contract/features/tournaments.values.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveTeam } from './tournaments.admin.data.ts';

export type RemoveTeamQuestionProps = {
  tournament: { id: string; title: string };
  team: RosterEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a team is taken out of a tournament. */
export function RemoveTeamQuestion(props: RemoveTeamQuestionProps) {
  const { tournament, team, open, onOpenChange } = props;
  const remove = useRemoveTeam();

  function confirm() {
    remove.mutate(
      { tournamentId: tournament.id, teamId: team._id },
      {
        onSuccess: ({ message }) => toast.good(message),
        onSettled: () => onOpenChange(false),
      },
    );
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={removeTeamQuestion}
      confirmText="Delete Team"
      busy={remove.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
    >
      <p className="wrap-anywhere">
        <strong className="font-strong text-bright">{team.name}</strong> loses slot {team.slot} of{' '}
        {tournament.title}, and its {team.players.length} players are told. The team itself stays.
      </p>
    </ConfirmDialog>
  );
}
