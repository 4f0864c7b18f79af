import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';
import { catalogues } from 'virtual:catalogues';
import { type I18n, setupI18n } from '@lingui/core';
import { type Language, languages } from '@one-dream/contract/languages.ts';
import type { OpenPages, PageRequest } from '@one-dream/contract/rendered-pages.ts';
import { dehydrate, type Query } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { callApi } from '../platform/api.ts';
import type { PageJson } from '../platform/page-json.ts';
import { createQueryClient, makeCallsThrough } from '../platform/query-client.ts';
import { readRefusal } from '../platform/refusal.ts';
import { type RequestScope, scopeRequestsBy } from '../platform/request-scope.ts';
import { pageContext } from '../platform/route-data.ts';

interface Rendering extends RequestScope {
  report: (error: unknown) => void;
}

const renderings = new AsyncLocalStorage<Rendering>();
scopeRequestsBy(() => renderings.getStore());

/** One renderer for each language, so that a page cannot change another page's language. */
const spoken = await setUpLanguages();

/** Renders a page for the server; `build` is the build that this module is the entry of. */
export const loadPages: OpenPages = (build) => {
  const handle = createRequestHandler(build as never, import.meta.env.MODE);
  return async ({ url, language, call, nonce, report, ...given }) => {
    const queryClient = createQueryClient();
    makeCallsThrough(queryClient, refusing(call));
    const context = new RouterContextProvider();
    const viewer = given.viewer as PageJson['viewer'];
    context.set(pageContext, { queryClient, user: viewer?.session.user });
    const rendering: Rendering = {
      nonce,
      i18n: spoken[language],
      page: { ...given, config: given.config as PageJson['config'], viewer },
      queryClient,
      report,
    };
    const response = await renderings.run(rendering, () => handle(new Request(url), context));
    queryClient.clear();
    const isDocument = response.headers.get('content-type')?.startsWith('text/html');
    return {
      status: response.status,
      // Other answers of the framework are not pages.
      html: isDocument ? await response.text() : '',
      location: response.headers.get('location') ?? undefined,
    };
  };
};

/** Renders a whole document: its loaders have finished, so nothing is streamed later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const rendering = renderings.getStore();
  if (!rendering) throw new Error('Pages are rendered through loadPages.');
  const { nonce, page, queryClient } = rendering;
  rendering.status = status;
  // Failed and pending queries are left out, as if the browser had not made them yet.
  const unanswered = (query: Query) => query.state.status !== 'success';
  queryClient.removeQueries({ predicate: unanswered });
  page.queries = dehydrate(queryClient);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const text = new Writable({
      write(part, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(parts), { status, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Sent in one piece, so that no script has to insert parts later.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => void pipe(text),
        onShellError: reject,
        onError: (error) => rendering.report(error),
      },
    );
  });
}

/** Errors of loaders, and of a rendering as a whole. */
export function handleError(error: unknown): void {
  renderings.getStore()?.report(error);
}

/** Makes calls like `callApi`, which throws an `ApiRefusal` if the server refuses. */
function refusing(call: PageRequest['call']): typeof callApi {
  return async (path, ...[input]) => {
    try {
      return (await call(path, (input ?? {}) as object)) as never;
    } catch (refused) {
      throw readRefusal(refused as { status: number; body: unknown });
    }
  };
}

async function setUpLanguages(): Promise<Record<Language, I18n>> {
  const opened = (Object.keys(languages) as Language[]).map(async (language) => {
    const load = catalogues[language];
    const parts = load ? await Promise.all([load.players(), load.office()]) : [];
    const messages = Object.assign({}, ...parts.map((part) => part.messages));
    const { rules } = languages[language];
    const i18n = setupI18n({
      locale: language,
      locales: rules,
      messages: { [language]: messages },
    });
    i18n.setMessagesCompiler((message) => [message]);
    return [language, i18n] as const;
  });
  return Object.fromEntries(await Promise.all(opened)) as Record<Language, I18n>;
}
