import type { AnyCall, CallAnswer, CallBodyInput } from '@one-dream/contract/call.ts';
import { type ErrorCode, errorStatus } from '@one-dream/contract/errors.ts';
import { apiBasePath } from '@one-dream/contract/limits.ts';
import { assertShape } from './answer-shape.ts';

export interface Sent<C extends AnyCall> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: CallBodyInput<C>;
  pictures?: Record<string, Buffer>;
  /** The caller; a visitor if omitted. */
  as?: { token: string };
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export interface Api {
  /** Makes a call and returns any answer, refusals included, after validating its form. */
  send: <C extends AnyCall>(call: C, sent?: Sent<C>) => Promise<Answer>;
  /** Makes a call that must succeed. */
  act: <C extends AnyCall>(call: C, sent?: Sent<C>) => Promise<CallAnswer<C>>;
  /** Sends any JSON, or any text instead. */
  sendRaw: (path: string, init?: RequestInit) => Promise<Answer>;
}

export interface ApiOptions {
  url: string;
  /** The server's log so far: its last line explains a failure. */
  logs?: readonly string[];
  /** Sent with every call. */
  headers?: () => Record<string, string>;
}

/** Client for a listening server over HTTP, like the site's. */
export function createApi({ url, logs = [], headers = () => ({}) }: ApiOptions): Api {
  const sendRaw = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(url + path, { method: 'POST', redirect: 'manual', ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body = isJson ? (JSON.parse(text) as Answer['body']) : { text };
    return { status: response.status, body, headers: response.headers };
  };
  const send = async <C extends AnyCall>(call: C, sent: Sent<C> = {}): Promise<Answer> => {
    const answer = await sendRaw(pathOf(call, sent), {
      body: isForm(call, sent) ? toForm(sent) : JSON.stringify(sent.body ?? {}),
      headers: {
        ...(!isForm(call, sent) && { 'content-type': 'application/json' }),
        ...(sent.as && { authorization: `Bearer ${sent.as.token}` }),
        ...headers(),
        ...sent.headers,
      },
    });
    try {
      assertShape(call, answer);
    } catch (error) {
      throw answer.status === 500 ? new Error(String(logs.at(-1)), { cause: error }) : error;
    }
    return answer;
  };
  return {
    sendRaw,
    send,
    act: async <C extends AnyCall>(call: C, sent: Sent<C> = {}) => {
      const { status, body } = await send(call, sent);
      if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
      return body as CallAnswer<C>;
    },
  };
}

/** Matcher for `toMatchObject` of an answer with this refusal. */
export function refused(code: ErrorCode, details: { message?: string; fields?: object } = {}) {
  return { status: errorStatus[code], body: { success: false, code, ...details } };
}

export const succeeded = { status: 200, body: { success: true } };

export function pathOf<C extends AnyCall>(call: C, { params = {}, query }: Sent<C>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_brace, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return `${apiBasePath}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Calls with pictures are always forms, calls with an optional file if there is one. */
function isForm<C extends AnyCall>(call: C, { pictures }: Sent<C>): boolean {
  return call.pictures !== undefined || (call.file !== undefined && pictures !== undefined);
}

function toForm<C extends AnyCall>({ body, pictures = {} }: Sent<C>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as object))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const [name, bytes] of Object.entries(pictures))
    form.append(name, new Blob([Uint8Array.from(bytes)]), 'picture.png');
  return form;
}
