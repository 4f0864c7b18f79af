import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall } from '../../platform/use-write.ts';

export const ownDisciplineQuery = queryOptions({
  queryKey: ['discipline', 'mine'] as const,
  queryFn: readData('/discipline/mine', undefined),
});

export const useAppeal = () =>
  useCall({ stale: [ownDisciplineQuery.queryKey] }, '/discipline/appeal/{banId}');

type Strangers = BodyOf<'/discipline/strangers/{matchId}'>['strangers'];

/** What is known of people who played in a match without being of the squad. */
export const strangersOf = (matchId: string, strangers: Strangers) =>
  queryOptions({
    queryKey: ['discipline', 'strangers', matchId, strangers] as const,
    queryFn: readData('/discipline/strangers/{matchId}', {
      params: { matchId },
      body: { strangers },
    }),
    enabled: strangers.length > 0,
  });

export type BanForm = BodyOf<'/discipline/bans/give'>;

/** Used in the back office and the console: both lists are updated. */
export const useBan = () =>
  useCall(
    { stale: [['admin', 'discipline'], ['console']], showsRefusal: true, toasts: true },
    '/discipline/bans/give',
  );
