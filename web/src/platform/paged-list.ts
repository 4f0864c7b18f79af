import { searchCountCap } from '@one-dream/contract/limits.ts';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { waitOf } from './failure-of.ts';

type Page<Item> = { data: Item[]; nextCursor: string | null };

/** Page parameters of a list fetched page by page; spread into `infiniteQueryOptions`. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { nextCursor: string | null }) => last.nextCursor ?? undefined,
} as const;

/**
 * Options of a list of the back office; spread into `infiniteQueryOptions`. It restarts whenever it is opened, and
 * refetches automatically only while it is short, as each page is a call of its own.
 */
export const pagedList = {
  ...byCursor,
  // Keeps the last results on the screen until the next answer.
  placeholderData: keepPreviousData,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: (query: { state: { data?: { pages: unknown[] } | undefined } }) =>
    (query.state.data?.pages.length ?? 0) <= 2,
} as const;

/** All items fetched so far. */
export function itemsOf<Item>(data: InfiniteData<Page<Item>, unknown> | undefined): Item[] {
  return data?.pages.flatMap((page) => page.data) ?? [];
}

/** Pagination of a list, spread into `LoadMore`. */
export function moreOf(list: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}) {
  return {
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    isFailed: list.isFetchNextPageError,
    onMore: () => void list.fetchNextPage(),
  };
}

/** A list and its state, spread into `Listed`. */
export function listOf<Item>(
  list: Omit<Parameters<typeof waitOf>[0], 'data'> &
    Parameters<typeof moreOf>[0] & { data: InfiniteData<Page<Item>, unknown> | undefined },
) {
  const pages = list.data?.pages.map(({ data }) => data) ?? [];
  return { ...waitOf(list), pages, more: moreOf(list) };
}

/** Total number of items. Search hits are counted up to `searchCountCap`. */
export function totalOf(list: {
  data: InfiniteData<{ total: number }, unknown> | undefined;
  isSearch: boolean;
}): { value: number; isAtLeast: boolean } | undefined {
  const value = list.data?.pages.at(-1)?.total;
  return value === undefined
    ? undefined
    : { value, isAtLeast: list.isSearch && value >= searchCountCap };
}

/** Changes every loaded page of the lists below a key in place: refetching would take a call for each page. */
export function usePagesChange<P>(queryKey: QueryKey): (change: (page: P) => P) => void {
  const queryClient = useQueryClient();
  return (change) =>
    queryClient.setQueriesData<InfiniteData<P, string | undefined>>(
      { queryKey },
      (list) => list && { ...list, pages: list.pages.map(change) },
    );
}
