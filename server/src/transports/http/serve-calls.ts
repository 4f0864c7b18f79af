import { apiBasePath } from '@one-dream/contract/limits.ts';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Calls, ServedCall } from '../../calls/invoke.ts';
import { type CallInput, parseInput } from '../../calls/parse-input.ts';
import type { Browser, KeptTables } from '../../calls/serve.ts';
import type { Session } from '../../calls/viewer.ts';
import { readBody } from './body.ts';
import { bodyMaxBytes, pictureBodyMaxBytes } from './body-limits.ts';
import type { AnswerStore } from './keep-answers.ts';
import { languageOfCall } from './language-of-call.ts';
import { prepare, sendPrepared, sizeOfPrepared } from './prepared.ts';

export interface ServeCallsOptions {
  app: FastifyInstance;
  /** Scope that parses forms, for calls that carry pictures. */
  forms: FastifyInstance;
  calls: Calls;
  /** Cache of public answers. */
  answers: AnswerStore;
  /** The session of a bearer token; `undefined` if it is invalid or expired. */
  findSession: (token: string) => Promise<Session | undefined>;
  /** As for `revalidatingCache`. */
  readSnapshot: () => Promise<string>;
  readTableState: (tables: KeptTables) => Promise<string>;
}

/** Registers a route for every call. */
export function serveCalls(options: ServeCallsOptions): void {
  for (const served of options.calls.served()) {
    if (served.keptWith) serveKept(options, { ...served, keptWith: served.keptWith });
    else serveOne(options, served);
  }
}

function serveOne({ app, forms, calls, findSession }: ServeCallsOptions, { call }: ServedCall) {
  const server = call.pictures || call.file ? forms : app;
  server.post(urlOf(call), limitsOf(call), async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const token = bearerToken(request);
    const session = token === undefined ? undefined : await findSession(token);
    const caller = {
      session,
      ip: request.ip,
      browser: browserOf(request, reply),
      language: languageOfCall(request),
    };
    return calls.invoke(call, caller, inputOf(request, call));
  });
}

/** Public answers need no authentication and are computed once for everybody. */
function serveKept(
  { app, answers, readSnapshot, readTableState }: ServeCallsOptions,
  { call, act, keptWith, turns }: ServedCall & { keptWith: KeptTables },
): void {
  const answerOf = answers.keep({
    sizeOf: sizeOfPrepared,
    readSnapshot,
    readState: () => readTableState(keptWith),
    turns,
    make: async (asked: object) => prepare(JSON.stringify(await act(asked))),
  });
  app.post(urlOf(call), limitsOf(call), async (request, reply) => {
    const { pictures: _none, ...asked } = await parseInput(call, inputOf(request, call));
    const prepared = await answerOf(asked);
    reply.type('application/json; charset=utf-8');
    return sendPrepared({ request, reply }, prepared);
  });
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

function browserOf({ headers }: FastifyRequest, reply: FastifyReply): Browser {
  return {
    userAgent: headers['user-agent'],
    readCookie: (name) => parseCookie(headers.cookie ?? '')[name],
    setCookie: (line) => void reply.header('Set-Cookie', line),
  };
}

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}
