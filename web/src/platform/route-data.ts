import type { User } from '@one-dream/contract/features/users/users.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, type Params, type RouterContextProvider } from 'react-router';
import { queryClient } from './query-client.ts';
import { isRefusal } from './refusal.ts';

/** What loaders get from the server: a cache whose queries call in this process, as the viewer of this request. */
export const pageContext = createContext<{ queryClient: QueryClient; user: User | undefined }>();

export interface LoaderContext {
  queryClient: QueryClient;
  /** The viewer that the server renders for; in the browser, screens ask for what is theirs. */
  user: User | undefined;
  params: Params;
  search: URLSearchParams;
}

type Load<Facts> = (context: LoaderContext) => Promise<Facts>;
type LoaderArgs = { params: Params; request: Request };

/** What a loader finds where there is nothing at an address; the screen says so in its own words. */
export const nothingThere = { isMissing: true } as const;

/**
 * The `loader` of a page: has the queries of its first screen answered, which then stand in the HTML. What is not there is
 * answered with 404; of any failure the screen tells.
 */
export function onServer<Facts>(load: Load<Facts>) {
  return async ({
    params,
    request,
    context,
  }: LoaderArgs & { context: Readonly<RouterContextProvider> }): Promise<
    Facts | null | ReturnType<typeof data<typeof nothingThere>>
  > => {
    const { searchParams: search } = new URL(request.url);
    try {
      return await load({ ...context.get(pageContext), params, search });
    } catch (error) {
      if (isRefusal(error) && error.status === 404) return data(nothingThere, { status: 404 });
      // Of what else went wrong the screen tells; what a loader throws on purpose is no error.
      if (error instanceof Error) return null;
      throw error;
    }
  };
}

/** The `clientLoader` of a page: its queries are under way when its code arrives, and nothing waits for them. */
export function inBrowser<Facts>(load: Load<Facts>) {
  return ({ params, request }: LoaderArgs): null => {
    const { searchParams: search } = new URL(request.url);
    load({ queryClient, user: undefined, params, search }).catch(() => undefined);
    return null;
  };
}
