import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { entriesOf, entryKeys } from '../features/entries/entries.data.ts';
import { matchKeys } from '../features/matches/match-keys.ts';
import { matchesOfUser } from '../features/matches/matches.data.ts';
import { tournamentById, tournamentKeys } from '../features/tournaments/tournaments.data.ts';
import { isRefusal } from '../platform/refusal.ts';
import { serverNow } from '../platform/server-clock.ts';
import { useSession } from '../platform/session.tsx';
import { readToken, saveOfflineCopy } from '../platform/token.ts';
import { makeOfflineCopy } from './offline-copy.ts';

/** Debounces writes of the offline copy. Milliseconds. */
const calmMs = 500;

/**
 * Keeps the signed-in player's data for offline use: fetched once per visit, and rewritten whenever a screen refetches part
 * of it. Renders nothing and triggers no refetch.
 */
export function SaveOfflineCopy() {
  const queryClient = useQueryClient();
  const userId = useSession().user?._id;
  useEffect(() => {
    const token = readToken();
    if (!userId || !token) return;
    const keep = () =>
      collect(queryClient, userId)
        .then((copy) => saveOfflineCopy(copy, token))
        .catch((error: unknown) => {
          // Without an answer the previous copy stays.
          if (!isRefusal(error)) console.error(error);
        });
    let timer = window.setTimeout(keep);
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (!isPart(event.query.queryKey)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, calmMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [queryClient, userId]);
  return null;
}

/** Key prefixes without IDs: `collect` adds the entry. */
const parts = [entryKeys.mine(''), matchKeys.mine(''), tournamentKeys.one('')];

function isPart(key: QueryKey): boolean {
  return parts.some(([feature, kind]) => key[0] === feature && key[1] === kind);
}

/** Subscribed for the whole visit, so that an event does not refetch data dropped from the cache. */
const held = { gcTime: Number.POSITIVE_INFINITY };

/** Takes from the query cache without fetching. */
async function collect(queryClient: QueryClient, userId: string) {
  const [entries, matches] = await Promise.all([
    queryClient.ensureQueryData({ ...entriesOf(userId), ...held }),
    queryClient.ensureQueryData({ ...matchesOfUser(userId), ...held }),
  ]);
  const ids = entries.map(({ tournament }) => tournament._id);
  const tournaments = await Promise.all(
    ids.map((id) => queryClient.ensureQueryData({ ...tournamentById(id), ...held })),
  );
  const fetchedAt = [
    entryKeys.mine(userId),
    matchKeys.mine(userId),
    ...ids.map((id) => tournamentKeys.one(id)),
  ].map((key) => queryClient.getQueryState(key)?.dataUpdatedAt ?? Date.now());
  // In server time, like every time on the site.
  const at = Math.min(...fetchedAt) + serverNow() - Date.now();
  return makeOfflineCopy({ entries, matches, tournaments, at });
}
