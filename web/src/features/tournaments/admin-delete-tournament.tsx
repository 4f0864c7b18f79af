import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { readSlots } from './slots.ts';
import { useDeleteTournament } from './tournaments.admin.data.ts';

export type AdminDeleteTournamentProps = {
  tournament: Tournament;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks before a tournament goes with everything in it. */
export function AdminDeleteTournament(props: AdminDeleteTournamentProps) {
  const { tournament, open, onOpenChange } = props;
  const remove = useDeleteTournament();
  const isAwaited = tournament.status !== 'COMPLETED' && readSlots(tournament.slots).used > 0;

  function confirm() {
    remove.mutate(tournament._id, {
      onSuccess: ({ message }) => toast.good(message),
      onSettled: () => onOpenChange(false),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this tournament?"
      confirmText="Delete Tournament"
      busy={remove.isPending}
      busyText="Deleting..."
      onConfirm={confirm}
    >
      <p className="text-bright wrap-anywhere">{tournament.title}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small">
        {tournament.status === 'LIVE' && <li>It is being played right now.</li>}
        <li>{teamsConsequence(readSlots(tournament.slots).used)}</li>
        {isAwaited && <li>Their players get a notification that it was called off.</li>}
        <li>This cannot be undone.</li>
      </ul>
    </ConfirmDialog>
  );
}

function teamsConsequence(registered: number): string {
  if (registered === 0) return 'No team is registered for it.';
  const teams =
    registered === 1
      ? '1 registered team loses its slot and its roster'
      : `${registered.toLocaleString('en-IN')} registered teams lose their slots and rosters`;
  return `${teams}. Export them first if you still need them.`;
}
