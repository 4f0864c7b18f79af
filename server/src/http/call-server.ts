import type {
  AnyCall,
  CallAnswer,
  CallBody,
  CallParams,
  CallQuery,
} from '@one-dream/contract/call.ts';
import { apiBasePath, bodyMaxBytes, pictureBodyMaxBytes } from '@one-dream/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '../errors.ts';
import { readBody } from './body.ts';
import { keepAnswers } from './keep-answers.ts';
import { prepare, sendPrepared } from './prepared.ts';
import { isAdmin, type Session, type Viewer } from './viewer.ts';

/** What a route gets: everything parsed, the access already checked. */
export interface CallContext<C extends AnyCall> {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  pictures: Record<string, Buffer>;
  /** Who calls; `undefined` only where `access` is public. */
  viewer: C['access'] extends 'public' ? Viewer | undefined : Viewer;
  session: C['access'] extends 'public' ? Session | undefined : Session;
  /** Address of the caller, as far as TRUST_PROXY lets it be known. */
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type CallHandler<C extends AnyCall> = (
  context: CallContext<C>,
) => Promise<Omit<CallAnswer<C>, 'success'>>;

/** Serves one call of the contract. */
export type Serve = <C extends AnyCall>(
  call: C,
  handler: CallHandler<C>,
  options?: ServeOptions,
) => void;

export interface ServeOptions {
  /**
   * For a public answer that depends on nothing but what is asked: it is kept as it travels, with an
   * ETag, until this table is written to. Whatever the answer shows of other tables has to be written
   * in one transaction with a row of this one.
   */
  keptWith?: KeptTable;
}

/** What public answers are made of. */
export type KeptTable = 'tournaments' | 'posters';

export interface CallServerOptions {
  app: FastifyInstance;
  /** Serves the calls that carry pictures: it reads forms. */
  forms: FastifyInstance;
  /** The session of a bearer token, `undefined` when it is not one or no longer. */
  findSession: (token: string) => Promise<Session | undefined>;
  /** As of `keepFresh`. */
  readMoment: () => Promise<string>;
  readTableState: (table: KeptTable) => Promise<string>;
}

/**
 * Makes `serve`: per request it checks the access, parses parameters and body, runs the handler, and
 * lets out only what the answer's schema names.
 */
export function createCallServer(options: CallServerOptions): Serve {
  const { app, forms, findSession, readMoment, readTableState } = options;
  return (call, handler, { keptWith } = {}) => {
    const url = apiBasePath + call.path.replace(/\{(\w+)\}/g, ':$1');
    const limits = { bodyLimit: call.carriesPicture ? pictureBodyMaxBytes : bodyMaxBytes };
    const act = async (context: unknown) =>
      call.answer.parse({ ...(await handler(context as never)), success: true });

    if (keptWith) {
      if (call.access !== 'public') throw new Error(`${call.path} is not for everybody.`);
      const answerOf = keepAnswers({
        readMoment,
        readState: () => readTableState(keptWith),
        make: async (asked: object) => prepare(JSON.stringify(await act(asked))),
      });
      app.post(url, limits, async (request, reply) => {
        const { pictures: _none, ...asked } = await readAsked({ call, request });
        reply.type('application/json; charset=utf-8');
        return sendPrepared({ request, reply }, await answerOf(asked));
      });
      return;
    }

    const server = call.pictures ? forms : app;
    server.post(url, limits, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const session = await admit({ call, request, findSession });
      const asked = await readAsked({ call, request });
      const viewer = session?.viewer;
      return act({ ...asked, viewer, session, ip: request.ip, request, reply });
    });
  };
}

async function readAsked({ call, request }: { call: AnyCall; request: FastifyRequest }) {
  const params = parse(call.params, request.params, 'path');
  const query = parse(call.query, request.query, 'query');
  const { body, pictures } = await readBody(request, call);
  return { params, query, body: parse(call.body, body, 'body'), pictures };
}

async function admit({
  call,
  request,
  findSession,
}: {
  call: AnyCall;
  request: FastifyRequest;
  findSession: CallServerOptions['findSession'];
}): Promise<Session | undefined> {
  const token = bearerToken(request);
  const session = token === undefined ? undefined : await findSession(token);
  if (call.access === 'public') return session;
  if (!session) throw new AppError('NOT_SIGNED_IN', 'Please sign in first.');
  const { viewer } = session;
  const isAdmitted =
    call.access === 'user' || (call.access === 'admin' ? isAdmin(viewer) : viewer.role === 'owner');
  if (!isAdmitted) throw new AppError('NOT_ALLOWED', 'You are not allowed to do this.');
  return session;
}

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  place: 'path' | 'query' | 'body',
): z.output<Schema> {
  const result = (schema as unknown as z.ZodMiniType<z.output<Schema>>).safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  // What is wrong with a path is a thing that cannot exist.
  if (place === 'path') throw new AppError('NOT_FOUND', 'There is nothing here.');
  const wholeBody = issues.find((issue) => issue.path.length === 0);
  if (wholeBody)
    throw new AppError('MALFORMED', 'The body of the request is not what this call takes.');
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    fields[path] ??=
      issue.message === 'Invalid input' ? 'This field is not acceptable.' : issue.message;
  }
  throw new AppError('INVALID', Object.values(fields)[0] ?? 'Check the form and try again.', {
    fields,
  });
}
