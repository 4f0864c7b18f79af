import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useIsAlive } from '../ui/hydration.ts';
import { queryClient } from './query-client.ts';

/** The answers that came with this page, by key. */
const given = new Map<string, unknown>();

/** Puts an answer that came with the page into the query cache. @param age milliseconds that it counts as old */
export function putPageData<Data>(key: QueryKey, data: Data, age = 0): void {
  given.set(hashKey(key), data);
  queryClient.setQueryData(key, data, { updatedAt: Date.now() - age });
}

/** After a page was rendered, as the next one comes with other answers. */
export function dropPageData(): void {
  given.clear();
  queryClient.clear();
}

/**
 * What a part shows of a query. Parts come to life one after another: until then each shows the answer that came with the
 * page, which the server rendered as well, not what another part has fetched meanwhile.
 */
export function useShown<Data>(
  key: QueryKey,
  { data, isPending }: { data: Data | undefined; isPending: boolean },
): { data: Data | undefined; isPending: boolean } {
  const isAlive = useIsAlive();
  if (isAlive) return { data, isPending };
  const rendered = given.get(hashKey(key)) as Data | undefined;
  return { data: rendered, isPending: rendered === undefined };
}
