import type { AnyCall, CallBody, CallParams } from '@one-dream/contract/call.ts';
import { type CallsByPath, calls } from '@one-dream/contract/calls.ts';
import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type * as z from 'zod/mini';
import { withResolvers } from './with-resolvers.ts';

type Path = keyof CallsByPath;

/** Answer of a call, without `success`. */
export type StubbedAnswer<P extends Path> = Omit<z.input<CallsByPath[P]['answer']>, 'success'>;

/** The page's request, parsed as the server would parse it. */
export interface SentRequest<P extends Path> {
  params: CallParams<CallsByPath[P]>;
  body: CallBody<CallsByPath[P]>;
}

interface Refusal {
  code: ErrorCode;
  message: string;
  /** What is wrong with parts of the body. */
  fields?: Record<string, string>;
}

type Reply = (asked: SentRequest<never>) => Response;

const callByPath = new Map(calls.map(({ call }) => [call.path, call]));
const replies = new Map<string, Reply>();
const holds = new Map<string, Promise<void>>();
const requests = new Map<string, unknown[]>();
/** Contract violations by the page or the test; reported at the end of the test. */
const faults: string[] = [];

/**
 * Stands in for the server, call by call, within the contract: answers are parsed by it and refusals
 * carry the status of their code. Requests of the page are parsed as well.
 */
export const api = {
  /** @throws ZodError if the answer violates the contract */
  answers<P extends Path>(
    path: P,
    answer: StubbedAnswer<P> | ((asked: SentRequest<P>) => StubbedAnswer<P>),
  ): void {
    if (typeof answer !== 'function') parseAnswer(path, answer);
    replies.set(path, (request) =>
      Response.json(parseAnswer(path, typeof answer === 'function' ? answer(request) : answer)),
    );
  },

  /** Default answer for calls that the test is not about. */
  answersUnlessTold<P extends Path>(path: P, answer: StubbedAnswer<P>): void {
    if (!replies.has(path)) api.answers(path, answer);
  },

  refuses(path: Path, refusal: Refusal): void {
    const status = errorStatus[refusal.code];
    replies.set(path, () => Response.json({ success: false, ...refusal }, { status }));
  },

  /** The line is cut. */
  loses(path: Path): void {
    replies.set(path, () => {
      throw new TypeError('Failed to fetch');
    });
  },

  /** Something on the way answers in the place of the server. */
  garbles(path: Path, text: string): void {
    replies.set(path, () => new Response(text));
  },

  /** Keeps a call waiting, so that what a screen shows meanwhile can be seen. @returns what lets it go */
  holds(path: Path): () => void {
    const { promise, resolve } = withResolvers<void>();
    holds.set(path, promise);
    return resolve;
  },

  /** How often a call was made, and with what. */
  requests<P extends Path>(path: P): SentRequest<P>[] {
    return (requests.get(path) ?? []) as SentRequest<P>[];
  },
};

/** Puts the stub into the place of `fetch`; whatever is no call of the API goes where it always goes. */
export function installStubbedApi(): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!url.pathname.startsWith(`${apiBasePath}/`)) return fetch(input, init);
    return reply(url, init?.body);
  };
}

/** Forgets every answer. @returns what went wrong since the last time */
export function resetStubbedApi(): string[] {
  for (const kept of [replies, holds, requests]) kept.clear();
  return faults.splice(0);
}

async function reply(url: URL, sent: BodyInit | null | undefined): Promise<Response> {
  const path = url.pathname.slice(apiBasePath.length);
  const call = findCall(path);
  if (!call) return fail(`The page asked ${path}, which the contract does not have.`);
  const request = readRequest({ call, path, url, sent });
  if (typeof request === 'string') return fail(request);
  requests.set(call.path, [...(requests.get(call.path) ?? []), request]);
  await holds.get(call.path);
  const answer = replies.get(call.path);
  if (!answer) return fail(`The page asked ${path}, which the test does not answer.`);
  try {
    return answer(request as SentRequest<never>);
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return fail(`The test answered ${path} with ${error}`);
  }
}

function fail(fault: string): Response {
  faults.push(fault);
  return Response.json({ success: false, code: 'INTERNAL', message: fault }, { status: 500 });
}

/** Of those that fit, the one with the fewest parameters. */
function findCall(path: string): AnyCall | undefined {
  return [...callByPath.values()]
    .filter((call) => paramsOf(call, path))
    .toSorted((a, b) => countParams(a) - countParams(b))[0];
}

function countParams({ path }: AnyCall): number {
  return path.split('{').length;
}

function paramsOf(call: AnyCall, path: string): Record<string, string> | undefined {
  const pattern = call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (!found) return undefined;
  return Object.fromEntries(
    Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
  );
}

/** @returns a fault where the server would refuse it as none of the contract */
function readRequest(request: {
  call: AnyCall;
  path: string;
  url: URL;
  sent: BodyInit | null | undefined;
}) {
  const { call, path, url, sent } = request;
  const params = call.params.safeParse(paramsOf(call, path));
  const query = call.query.safeParse(Object.fromEntries(url.searchParams));
  const body = call.body.safeParse(readBody(sent));
  const wrong = [params, query, body].find(({ success }) => !success);
  if (wrong) return `The page asked ${path} with what the contract refuses: ${wrong.error}`;
  return { params: params.data, body: body.data };
}

function readBody(sent: BodyInit | null | undefined): unknown {
  if (!(sent instanceof FormData)) return JSON.parse(String(sent));
  return Object.fromEntries([...sent].filter(([, value]) => typeof value === 'string'));
}

function parseAnswer(path: Path, answer: object): unknown {
  const call = callByPath.get(path);
  if (!call) throw new Error(`The contract has no call ${path}.`);
  return call.answer.parse({ ...answer, success: true });
}
