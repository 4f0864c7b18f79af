import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, isRefusal } from './refusal.ts';
import { toastRefusal } from './refusal-toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows failed refetches itself, so no toast appears. */
      showsRefusal?: boolean;
    };
    mutationMeta: {
      /** The screen shows the refusal itself, so no toast appears. */
      showsRefusal?: boolean;
    };
  }
}

/**
 * The site's query cache. A screen shows why its first fetch failed; failed refetches and mutations are reported by a toast
 * unless the screen shows them itself.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // The end of the session is reported once, by the session.
      const isOver = isRefusal(error) && error.code === 'NOT_SIGNED_IN';
      const isToasted = query.state.data !== undefined && !query.meta?.showsRefusal && !isOver;
      if (isToasted) toastRefusal(error);
      else console.error(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      if (mutation.meta?.showsRefusal) console.error(error);
      else toastRefusal(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 2 && isPassing(error),
      // Offline is an error with a message, not an endless wait.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
