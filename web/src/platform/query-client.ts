import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { callApi } from './api.ts';
import { isPassing, isRefusal } from './refusal.ts';
import { toastRefusal } from './refusal-toast.ts';
import { requestScope } from './request-scope.ts';
import { whenHydrated } from './server-clock.ts';

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
 * A query cache of the site: one in a browser, one for each page that the server renders. A screen shows why its first fetch
 * failed; failed refetches and mutations are reported by a toast unless the screen shows them itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The server's log tells of its own failures.
        if (import.meta.env.SSR) return;
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
}

/** The cache of this browser. The server renders for several people at a time: there it is the page's own, from React. */
export const queryClient = createQueryClient();

/** The cache of the page around it. */
export function usePageQueryClient(): QueryClient {
  return import.meta.env.SSR ? requestScope().queryClient : queryClient;
}

const callers = new WeakMap<QueryClient, typeof callApi>();

/** Has the queries of a cache make their calls otherwise than over the network. */
export function makeCallsThrough(client: QueryClient, call: typeof callApi): void {
  callers.set(client, call);
}

/** How the queries of a cache make their calls: by default over `/api`, with the bearer token. */
export function callOf(client: QueryClient): typeof callApi {
  return callers.get(client) ?? callFromPage;
}

/** A page hydrates after the frame around it: until then no answer to the frame's queries changes what it was rendered with. */
const callFromPage: typeof callApi = (...call) => callApi(...call).finally(whenHydrated);
