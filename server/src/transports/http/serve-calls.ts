import type { AnyCall } from '@one-dream/contract/call.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Calls, ServedCall } from '../../calls/invoke.ts';
import { type CallInput, parseInput } from '../../calls/parse-input.ts';
import type { Browser, CacheTables } from '../../calls/serve.ts';
import type { Session } from '../../calls/viewer.ts';
import type { AnswerCache } from './answer-cache.ts';
import { readBody } from './body.ts';
import { bodyMaxBytes, pictureBodyMaxBytes } from './body-limits.ts';
import { languageOfCall } from './language-of-call.ts';
import { type Prepared, prepare, sendPrepared, sizeOfPrepared } from './prepared.ts';

export interface ServeCallsOptions {
  app: FastifyInstance;
  /** Scope that parses forms, for calls that carry pictures. */
  forms: FastifyInstance;
  calls: Calls;
  /** Cache of public answers. */
  answers: AnswerCache;
  /** The session of a bearer token; `undefined` if it is invalid or expired. */
  findSession: (token: string) => Promise<Session | undefined>;
  /** As for `revalidatingCache`. */
  readSnapshot: () => Promise<string>;
  readTableState: (tables: CacheTables) => Promise<string>;
  /** Counts a public answer that is not cached yet. @throws AppError TOO_MANY_REQUESTS */
  countMade: (ip: string) => Promise<void>;
}

/** The cached answer of a public call, for callers in this process; undefined for a call whose answers are not cached. */
export type ReadCached = (call: AnyCall, input: CallInput) => Promise<object> | undefined;

/** Registers a route for every call. @returns a reader of cached answers */
export function serveCalls(options: ServeCallsOptions): ReadCached {
  const cached = new Map<AnyCall, (input: CallInput) => Promise<Prepared>>();
  for (const served of options.calls.served()) {
    if (served.cachedWith)
      cached.set(served.call, serveCached(options, { ...served, cachedWith: served.cachedWith }));
    else serveOne(options, served);
  }
  return (call, input) =>
    cached
      .get(call)?.(input)
      .then(({ bytes }) => JSON.parse(bytes.toString()));
}

/** If a body takes longer than this to arrive, its sender is admitted again: their session may have ended. Milliseconds. */
const slowBody = 1000;

function serveOne({ app, forms, calls, findSession }: ServeCallsOptions, { call }: ServedCall) {
  const server = call.pictures || call.file ? forms : app;
  const admit = async (request: FastifyRequest, reply: FastifyReply, isCounted: boolean) => {
    const token = bearerToken(request);
    const session = token === undefined ? undefined : await findSession(token);
    const caller = {
      session,
      ip: request.ip,
      browser: browserOf(request, reply),
      language: languageOfCall(request),
    };
    const proceed = await calls.admit(call, caller, { params: request.params, isCounted });
    return { proceed, at: performance.now() };
  };
  const admissions = new WeakMap<FastifyRequest, Awaited<ReturnType<typeof admit>>>();
  server.post(
    urlOf(call),
    {
      ...limitsOf(call),
      // Before the body is read: nothing of a refused call's body is kept in memory.
      onRequest: async (request, reply) => {
        admissions.set(request, await admit(request, reply, false));
      },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      // Fastify has read JSON by now; a form arrives only while it is read here.
      const body = readBody(request, call);
      // An unreadable body is refused by `proceed`, after the parameters of the path.
      await body.catch(() => undefined);
      const first = admissions.get(request);
      const { proceed } =
        first && performance.now() - first.at < slowBody
          ? first
          : await admit(request, reply, first !== undefined);
      return proceed({ query: request.query, readBody: () => body });
    },
  );
}

/** Public answers need no authentication and are computed once for everybody. */
function serveCached(
  { app, answers, readSnapshot, readTableState, countMade }: ServeCallsOptions,
  { call, act, cachedWith, turns }: ServedCall & { cachedWith: CacheTables },
): (input: CallInput) => Promise<Prepared> {
  const answerOf = answers.cache({
    sizeOf: sizeOfPrepared,
    readSnapshot,
    readState: () => readTableState(cachedWith),
    turns,
    make: async (request: object) => prepare(JSON.stringify(await act(request))),
  });
  const read = async (input: CallInput, onMake?: () => Promise<void>) => {
    const { pictures: _none, ...asked } = await parseInput(call, input);
    return answerOf(asked, onMake);
  };
  app.post(urlOf(call), limitsOf(call), async (request, reply) => {
    const prepared = await read(inputOf(request, call), () => countMade(request.ip));
    reply.type('application/json; charset=utf-8');
    return sendPrepared({ request, reply }, prepared);
  });
  return read;
}

function urlOf({ path }: ServedCall['call']): string {
  return apiBasePath + path.replace(/\{(\w+)\}/g, ':$1');
}

function limitsOf({ carriesPicture, file }: ServedCall['call']): { bodyLimit: number } {
  return { bodyLimit: carriesPicture || file ? pictureBodyMaxBytes : bodyMaxBytes };
}

function inputOf(request: FastifyRequest, call: ServedCall['call']): CallInput {
  return {
    params: request.params,
    query: request.query,
    readBody: () => readBody(request, call),
  };
}

function browserOf({ headers, socket }: FastifyRequest, reply: FastifyReply): Browser {
  return {
    userAgent: headers['user-agent'],
    peer: socket.remoteAddress ?? '',
    forwardedFor: headers['x-forwarded-for']?.toString(),
    readCookie: (name) => parseCookie(headers.cookie ?? '')[name],
    setCookie: (line) => void reply.header('Set-Cookie', line),
  };
}

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}
