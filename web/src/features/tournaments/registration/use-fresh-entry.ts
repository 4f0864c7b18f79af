import type { OwnEntry } from '@one-dream/contract/features/entries.ts';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { entryKeys } from '../../entries/entries.data.ts';

/** Everybody hears of a change at the same moment; spread over this many milliseconds they ask again. */
const spreadMs = 1500;

/**
 * Asks again what the own team may do once the phase changes, and while it waits with each change of the slots: it may
 * have moved up. Who is in asks nothing in a rush, who is not never.
 * @param factsNo the number of the tournament's facts
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
