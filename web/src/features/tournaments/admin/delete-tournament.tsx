import { plural, t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { DeleteQuestion } from '../../../ui/admin/delete-question.tsx';
import type { DialogState } from '../../../ui/admin/use-dialog-target.ts';
import { useDeleteTournament } from './tournaments.admin.data.ts';

export function AdminDeleteTournament({
  tournament,
  ...dialog
}: { tournament: Tournament } & DialogState) {
  const isAwaited = tournament.status !== 'COMPLETED' && readSlots(tournament.slots).used > 0;
  return (
    <DeleteQuestion
      {...dialog}
      title={t`Delete this tournament?`}
      confirmText={t`Delete Tournament`}
      remove={useDeleteTournament()}
      subject={{ tournamentId: tournament._id }}
      successText={({ message }) => message}
    >
      <p className="text-bright wrap-anywhere">{tournament.title}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small">
        {tournament.status === 'LIVE' && <li>{t`It is being played right now.`}</li>}
        <li>{teamsConsequence(readSlots(tournament.slots).used)}</li>
        {isAwaited && <li>{t`Their players get a notification that it was called off.`}</li>}
        <li>{t`This cannot be undone.`}</li>
      </ul>
    </DeleteQuestion>
  );
}

function teamsConsequence(registered: number): string {
  if (registered === 0) return t`No team is registered for it.`;
  const teams = plural(registered, {
    one: '1 registered team loses its slot and its roster',
    other: `${registered.toLocaleString('en-IN')} registered teams lose their slots and rosters`,
  });
  return t`${teams}. Export them first if you still need them.`;
}
