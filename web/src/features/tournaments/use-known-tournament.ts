import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useQueryClient } from '@tanstack/react-query';
import { currentTournaments, previousTournaments } from './tournaments.data.ts';

/** A tournament from an already loaded list, shown until its own query completes. */
export function useKnownTournament(id: string): Tournament | undefined {
  const queryClient = useQueryClient();
  const current = queryClient.getQueryData(currentTournaments.queryKey) ?? [];
  const previous = queryClient.getQueryData(previousTournaments.queryKey)?.pages ?? [];
  return [...current, ...previous.flatMap((page) => page.data)].find((one) => one._id === id);
}
