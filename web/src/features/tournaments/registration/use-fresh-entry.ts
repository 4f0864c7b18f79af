import type { OwnEntry } from '@one-dream/contract/features/entries.ts';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { entryKeys } from '../../entries/entries.data.ts';

/** Everybody hears of a change at once: refetches are spread over this many milliseconds. */
const spreadMs = 1500;

/**
 * Refetches the own team's entry when the phase changes and, on the waitlist, with each change of the slots: it may have
 * moved up. Registered teams do not refetch in a rush; teams without an entry never do.
 * @param factsNo version of the tournament's facts
 */
export function useFreshEntry(
  entry: OwnEntry | undefined,
  { phase, factsNo }: { phase: TournamentPhase; factsNo: number },
): void {
  const queryClient = useQueryClient();
  const key = entry ? `${phase} ${entry.place === null ? '' : factsNo}` : '';
  const last = useRef(key);
  useEffect(() => {
    if (last.current === '' || key === '') {
      last.current = key;
      return;
    }
    if (last.current === key) return;
    const timer = window.setTimeout(() => {
      last.current = key;
      void queryClient.invalidateQueries({ queryKey: entryKeys.all });
    }, Math.random() * spreadMs);
    return () => window.clearTimeout(timer);
  }, [key, queryClient]);
}
