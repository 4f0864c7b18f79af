import type {
  DeclarationKind,
  Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { tournamentById, useTournamentRefresh } from '../tournaments.data.ts';

/** Whether all registered teams are included: lists contain only the first ones. */
export function hasAllTeams({ reg_teams, slots }: Tournament): boolean {
  return reg_teams.length >= readSlots(slots).used;
}

/** A team's slot in a listed tournament; `pending` until known. */
export function useSlotOf(team: { _id: string } | undefined, tournament: Tournament) {
  const isKnown = !team || hasAllTeams(tournament) || slotOf(team, tournament) !== undefined;
  const whole = useQuery({ ...tournamentById(tournament._id), enabled: !isKnown });
  const slot = team && slotOf(team, (isKnown ? undefined : whole.data) ?? tournament);
  return { slot, isPending: !isKnown && whole.isPending };
}

function slotOf(team: { _id: string }, { reg_teams }: Tournament): number | undefined {
  return reg_teams.find((entry) => entry._id === team._id)?.slot;
}

type Registration = { tournamentId: string; teamId: string };

export function useRegisterTeam() {
  const refresh = useTournamentRefresh();
  return useMutation({
    mutationFn: ({ declarations, ...params }: Registration & { declarations: DeclarationKind[] }) =>
      callApi('/tournament/register/{tournamentId}/{teamId}', { params, body: { declarations } }),
    meta: { showsRefusal: true },
    // Not awaited: the outcome is shown before the refetch.
    onSettled: () => void refresh(),
  });
}

export function useCancelRegistration() {
  const refresh = useTournamentRefresh();
  return useMutation({
    mutationFn: (params: Registration) =>
      callApi('/tournament/cancel/{tournamentId}/{teamId}', { params }),
    meta: { showsRefusal: true },
    onSettled: refresh,
  });
}
