import type {
  AnyCall,
  CallAnswer,
  CallBody,
  CallParams,
  CallQuery,
} from '@one-dream/contract/call.ts';
import type { CallLimit } from '@one-dream/contract/call-limits.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError, invalidField } from '../errors.ts';
import { networkOf } from '../platform/rate-limits/network-of.ts';
import type { Turns } from '../platform/revalidating-cache.ts';
import { readBody } from './body.ts';
import { bodyMaxBytes, pictureBodyMaxBytes } from './body-limits.ts';
import { compileSchema } from './compile-schema.ts';
import { findExcess } from './find-excess.ts';
import type { AnswerStore } from './keep-answers.ts';
import { prepare, sendPrepared, sizeOfPrepared } from './prepared.ts';
import { jsonType, type QuickAnswers } from './quick-answers.ts';
import { assertSecondFactor, isAdmin, type Session, type Viewer } from './viewer.ts';

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
   * ETag, until this table, or one of these, is written to. Whatever the answer shows of others has to be written
   * in one transaction with a row of them.
   */
  keptWith?: KeptTables;
  /** Where the answer is another at a moment without a write. */
  turns?: Turns;
}

/** What public answers are made of. */
export type KeptTable = 'tournaments' | 'posters' | 'standings_states' | 'payouts';
export type KeptTables = KeptTable | readonly KeptTable[];

export interface CallServerOptions {
  app: FastifyInstance;
  /** Serves the calls that carry pictures: it reads forms. */
  forms: FastifyInstance;
  /** Where the answers are kept that are the same for everybody. */
  answers: AnswerStore;
  /** Answers those again in front of this. */
  quick: QuickAnswers;
  /** The session of a bearer token, `undefined` when it is not one or no longer. */
  findSession: (token: string) => Promise<Session | undefined>;
  /** What a user is trusted with, for the tournament that the parameters of a path lead to. */
  findDuties: (userId: string, params: Record<string, string>) => Promise<readonly Duty[]>;
  /** As of `revalidatingCache`. */
  readSnapshot: () => Promise<string>;
  readTableState: (tables: KeptTables) => Promise<string>;
  /** Counts a call of this kind. @throws AppError TOO_MANY_REQUESTS */
  countCall: (limit: CallLimit, sender: string) => Promise<void>;
}

/**
 * Makes `serve`: per request it checks the access, parses parameters and body, runs the handler, and
 * lets out only what the answer's schema names.
 */
export function createCallServer(options: CallServerOptions): Serve {
  const { app, forms, answers, quick, readSnapshot, readTableState, countCall } = options;
  return (call, handler, { keptWith, turns } = {}) => {
    const url = apiBasePath + call.path.replace(/\{(\w+)\}/g, ':$1');
    compileSchema(call.answer);
    const limits = { bodyLimit: call.carriesPicture ? pictureBodyMaxBytes : bodyMaxBytes };
    const act = async (context: unknown) =>
      call.answer.parse({ ...(await handler(context as never)), success: true });

    if (keptWith) {
      if (call.access !== 'public') throw new Error(`${call.path} is not for everybody.`);
      if (call.limit !== 'read') throw new Error(`${call.path} is kept, so it is not counted.`);
      const answerOf = answers.keep({
        sizeOf: sizeOfPrepared,
        readSnapshot,
        readState: () => readTableState(keptWith),
        turns,
        make: async (asked: object) => prepare(JSON.stringify(await act(asked))),
      });
      quick.expect(url);
      app.post(url, limits, async (request, reply) => {
        const { pictures: _none, ...asked } = await readAsked({ call, request });
        const answer = () => answerOf(asked);
        const prepared = await answer();
        quick.learn(request, { call: url, answer });
        reply.type(jsonType);
        return sendPrepared({ request, reply }, prepared);
      });
      return;
    }

    const server = call.pictures ? forms : app;
    server.post(url, limits, async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const session = await admit({ call, request, options });
      // Before anything is read: what is refused costs nothing and leaves nothing.
      if (call.limit !== 'read') await countCall(call.limit, senderOf({ call, request, session }));
      const asked = await readAsked({ call, request });
      const viewer = session?.viewer;
      return act({ ...asked, viewer, session, ip: request.ip, request, reply });
    });
  };
}

/** Whom a call is counted for: at calls for everybody the network it comes from, signed in or not. */
function senderOf({
  call,
  request,
  session,
}: {
  call: AnyCall;
  request: FastifyRequest;
  session: Session | undefined;
}): string {
  return call.access === 'public' || !session ? networkOf(request.ip) : session.viewer.id;
}

async function readAsked({ call, request }: { call: AnyCall; request: FastifyRequest }) {
  const params = parse(call.params, request.params, 'path');
  const query = parse(call.query, request.query, 'query');
  const { body, pictures } = await readBody(request, call);
  const excess = findExcess(body, call);
  if (excess !== undefined) throw invalidField(excess, 'That is more than this call takes.');
  return { params, query, body: parse(call.body, body, 'body'), pictures };
}

async function admit({
  call,
  request,
  options,
}: {
  call: AnyCall;
  request: FastifyRequest;
  options: Pick<CallServerOptions, 'findSession' | 'findDuties'>;
}): Promise<Session | undefined> {
  const token = bearerToken(request);
  const session = token === undefined ? undefined : await options.findSession(token);
  if (call.access === 'public') return session;
  if (!session) throw new AppError('NOT_SIGNED_IN', 'Please sign in first.');
  if (!(await isAdmitted({ call, request, options, viewer: session.viewer })))
    throw new AppError('NOT_ALLOWED', 'You are not allowed to do this.');
  if (call.access !== 'user') assertSecondFactor(session);
  if (call.confirm === 'recent' && !session.isConfirmed) {
    throw new AppError('CONFIRMATION_NEEDED', 'Please confirm first that it is you.');
  }
  return session;
}

async function isAdmitted({
  call,
  request,
  options,
  viewer,
}: {
  call: AnyCall;
  request: FastifyRequest;
  options: Pick<CallServerOptions, 'findDuties'>;
  viewer: Viewer;
}): Promise<boolean> {
  if (call.access === 'user') return true;
  if (call.access === 'owner') return viewer.role === 'owner';
  if (isAdmin(viewer)) return true;
  if (call.access !== 'duty') return false;
  const params = call.params.safeParse(request.params);
  if (!params.success) return false;
  const held = await options.findDuties(viewer.id, params.data as Record<string, string>);
  return held.some((duty) => call.duties?.includes(duty));
}

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/** A form has fewer fields; who sends more wrong ones has no form. */
const fieldsToldAtMost = 100;

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
  for (const issue of issues.slice(0, fieldsToldAtMost)) {
    const path = issue.path.join('.');
    fields[path] ??=
      issue.message === 'Invalid input' ? 'This field is not acceptable.' : issue.message;
  }
  throw new AppError('INVALID', Object.values(fields)[0] ?? 'Check the form and try again.', {
    fields,
  });
}
