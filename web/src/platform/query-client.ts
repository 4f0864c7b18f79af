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
        // On the server, the failure is logged by the call itself.
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

/** The browser's cache. On the server each rendered page has a cache of its own: see `usePageQueryClient`. */
export const queryClient = createQueryClient();

/** The cache of the page that is being rendered. */
export function usePageQueryClient(): QueryClient {
  return import.meta.env.SSR ? requestScope().queryClient : queryClient;
}

const callers = new WeakMap<QueryClient, typeof callApi>();

/** Makes the queries of a cache use `call` instead of the network. The server calls in its own process. */
export function makeCallsThrough(client: QueryClient, call: typeof callApi): void {
  callers.set(client, call);
}

/** How the queries of a cache make their calls: by default over `/api`, with the bearer token. */
export function callOf(client: QueryClient): typeof callApi {
  return callers.get(client) ?? callFromPage;
}

/** Answers wait until the page is hydrated: the frame hydrates first, and new data would differ from the rendered HTML. */
const callFromPage: typeof callApi = (...call) => callApi(...call).finally(whenHydrated);
