import type { User } from '@one-dream/contract/features/users/users.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, data, type Params, type RouterContextProvider } from 'react-router';
import { queryClient } from './query-client.ts';
import { isRefusal } from './refusal.ts';

/** Context of the loaders on the server: a cache whose queries make their calls in this process, as the request's viewer. */
export const pageContext = createContext<{ queryClient: QueryClient; user: User | undefined }>();

export interface LoaderContext {
  queryClient: QueryClient;
  /** The viewer that the page is rendered for. Only on the server: in the browser, screens fetch the viewer's own data. */
  user: User | undefined;
  params: Params;
  search: URLSearchParams;
}

type Load<Facts> = (context: LoaderContext) => Promise<Facts>;
type LoaderArgs = { params: Params; request: Request };

/** Thrown by a loader if nothing exists at the address. The screen shows its own message. */
export const nothingThere = { isMissing: true } as const;

/**
 * The `loader` of a page: fetches the data of its first screen, so that the HTML contains it. Missing data is answered with
 * 404; the screen shows all other failures.
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
      // A loader throws a response on purpose. The screen shows any other failure.
      if (error instanceof Error) return null;
      throw error;
    }
  };
}

/** The `clientLoader` of a page: starts its queries while the page's code loads. Navigation does not wait for them. */
export function inBrowser<Facts>(load: Load<Facts>) {
  return ({ params, request }: LoaderArgs): null => {
    const { searchParams: search } = new URL(request.url);
    load({ queryClient, user: undefined, params, search }).catch(() => undefined);
    return null;
  };
}
