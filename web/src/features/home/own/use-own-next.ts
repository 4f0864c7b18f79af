import { useQuery } from '@tanstack/react-query';
import { useServerNow } from '../../../platform/server-clock.ts';
import { useSession } from '../../../platform/session.tsx';
import { ownDuties } from '../../duties/duties.data.ts';
import { useOwnEntries } from '../../entries/entries.data.ts';
import { useOwnMatches } from '../../matches/matches.data.ts';
import { type OwnNext, ownNext } from './own-next.ts';

/** What is shown may be old: the last answer did not come. */
export type Lost = { seenAt: number; onRetry: () => void };

/** Chooses how the viewer's home starts; `isPending` until known, never for a visitor. */
export function useOwnNext(): {
  next: OwnNext | undefined;
  isPending: boolean;
  lost: Lost | undefined;
} {
  const matches = useOwnMatches();
  const entries = useOwnEntries();
  const isPlayer = useSession().user?.role === 'user';
  const duties = useQuery({ ...ownDuties, enabled: isPlayer });
  const now = useServerNow(30_000);
  const failed = [matches, entries].filter(({ isError, data }) => isError && data);
  return {
    next: ownNext({
      matches: matches.data ?? [],
      entries: entries.data ?? [],
      duties: duties.data ?? [],
      now,
    }),
    isPending: matches.isLoading || entries.isLoading || duties.isLoading,
    lost:
      failed.length > 0
        ? {
            seenAt: Math.min(...failed.map(({ dataUpdatedAt }) => dataUpdatedAt)),
            onRetry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
          }
        : undefined,
  };
}
