import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, isRefusal } from './refusal.ts';
import { toastRefusal } from './refusal-toast.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The screen shows that a later fetch failed, so no toast does. */
      showsRefusal?: boolean;
    };
    mutationMeta: {
      /** The screen shows the refusal itself, so no toast does. */
      showsRefusal?: boolean;
    };
  }
}

/**
 * The query cache of the whole site. A screen shows why its first fetch failed; a later one
 * that fails, and a mutation, is told by a toast unless the screen says so itself.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // That the session is over is told once, by the session.
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
      // Offline is a refusal with a sentence, not a wait without an end.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
