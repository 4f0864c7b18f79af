import type { AnyCall, CallAnswer, CallBodyInput } from '@one-dream/contract/call.ts';
import type { CallsByPath } from '@one-dream/contract/calls.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import type * as z from 'zod/mini';
import { confirmItIsMe } from './confirmation.ts';
import { i18n } from './i18n.ts';
import { offlineRefusal, readRefusal } from './refusal.ts';
import { takeRoughClock } from './server-clock.ts';
import { endToken, readToken } from './token.ts';

/** Uploads are slow on poor networks; everything else is small. Milliseconds. */
const timeout = { normal: 30_000, withPictures: 120_000 };

type Empty = Record<never, never>;

type Part<Name extends string, Value> = Empty extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value };

/** Input of a contract call; unneeded parts may be omitted. */
export type CallInput<C extends AnyCall> = Part<'params', z.input<C['params']>> &
  Part<'query', z.input<C['query']>> &
  Part<'body', CallBodyInput<C>> &
  Pictures<keyof NonNullable<C['pictures']>>;

/** Pictures of a call, sent as a form; missing ones are omitted. */
type Pictures<Name extends PropertyKey> = [Name] extends [never]
  ? Empty
  : { pictures: { [N in Name]?: Blob | null | undefined } };

export type InputOf<C extends AnyCall> =
  Empty extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

export type CallControl = {
  signal?: AbortSignal | undefined;
  /** Purpose shown when the user must confirm their identity: `Pay out ₹12,000`. */
  purpose?: string | undefined;
};

export type AnswerOf<Path extends keyof CallsByPath> = CallAnswer<CallsByPath[Path]>;
export type BodyOf<Path extends keyof CallsByPath> = CallBodyInput<CallsByPath[Path]>;

/**
 * Makes the contract's call at this path. Everything but the path is type-level, so that pages load no schemas they do not
 * need. The answer is not parsed again: the server returns only what the contract names.
 *
 * @throws ApiRefusal for any failure; the abort reason if `signal` was aborted
 */
export function callApi<Path extends keyof CallsByPath>(
  path: Path,
  ...[input, control]: [...InputOf<CallsByPath[Path]>, control?: CallControl]
): Promise<AnswerOf<Path>> {
  const given = (input ?? {}) as Given;
  const asked = (control ?? {}) as CallControl;
  const act = () => actOn<AnswerOf<Path>>(path, given, asked);
  // A call with a signal is a query and may be aborted; any other is a write, deduplicated while in flight.
  return asked.signal ? act() : once(sameAs(path, given), act);
}

/**
 * Like `callApi`, sending one field of the body as a file and the rest as text.
 * @throws like `callApi`
 */
export function sendFile<Path extends keyof CallsByPath>(
  path: Path,
  {
    files,
    ...input
  }: {
    params?: Record<string, string>;
    body?: Record<string, string> | undefined;
    files: Record<string, Blob>;
  },
): Promise<AnswerOf<Path>> {
  const given = { ...input, pictures: files } as Given;
  return once(sameAs(path, given), () => actOn<AnswerOf<Path>>(path, given, {}));
}

/** Writes in flight, by call and input. */
const underWay = new Map<string, Promise<unknown>>();

/** Deduplicates writes: an identical one in flight is reused. */
function once<Answer>(key: string, act: () => Promise<Answer>): Promise<Answer> {
  const earlier = underWay.get(key) as Promise<Answer> | undefined;
  if (earlier) return earlier;
  const now = act().finally(() => underWay.delete(key));
  underWay.set(key, now);
  return now;
}

function sameAs(path: string, { pictures, ...rest }: Given): string {
  const files = Object.values(pictures ?? {}).map((file) => file && [file.size, file.type]);
  return JSON.stringify([readToken(), path, rest, files]);
}

async function actOn<Answer>(path: string, given: Given, control: CallControl): Promise<Answer> {
  const token = readToken();
  const response = await send({
    url: apiBasePath + fillPath(path, given.params) + queryOf(given.query),
    token,
    body: given.pictures ? await multipartBody(given) : JSON.stringify(given.body ?? {}),
    signal: control.signal,
  });
  if (response.ok && isSuccess(response.body)) return response.body as Answer;
  const refusal = readRefusal(response);
  if (token && refusal.code === 'NOT_SIGNED_IN') endToken(token);
  // The single place that handles it: callers just wait, unaware of the confirmation.
  if (refusal.code === 'CONFIRMATION_NEEDED' && (await confirmItIsMe(control.purpose)))
    return actOn(path, given, control);
  throw refusal;
}

type Given = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
  pictures?: Record<string, Blob | null | undefined>;
};

type Request = {
  url: string;
  token: string | undefined;
  body: string | FormData;
  signal: AbortSignal | undefined;
};

async function send({ url, token, body, signal }: Request) {
  const stop = new AbortController();
  const abort = () => stop.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  const isJson = typeof body === 'string';
  const timer = setTimeout(
    () => stop.abort(new Error('No answer in time.')),
    isJson ? timeout.normal : timeout.withPictures,
  );
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'include',
      headers: {
        // The browser sets the type of a multipart body itself, with its boundary.
        ...(isJson && { 'content-type': 'application/json' }),
        'accept-language': i18n.locale,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body,
      signal: stop.signal,
    });
    takeRoughClock(response.headers);
    return {
      ok: response.ok,
      status: response.status,
      body: await readJson(response),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw offlineRefusal(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** The JSON body; undefined for anything else, such as a proxy's error page. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf(query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Text fields come first, so that the server has them when it reaches the picture. */
async function multipartBody({ body = {}, pictures = {} }: Given): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, picture] of Object.entries(pictures)) {
    if (picture) form.append(name, await fitted(picture));
  }
  return form;
}

/** Sheets and other files go along as they are. */
async function fitted(file: Blob): Promise<Blob> {
  return isPicture(file) ? (await import('./fit-picture.ts')).fitPicture(file) : file;
}

function isPicture(file: Blob): boolean {
  return file.type.startsWith('image/') || file.type === '';
}
