import type { Config } from '../config.ts';
import {
  type RequestBody,
  type RequestName,
  type RequestResults,
  requests,
} from '../operations/control/requests.ts';
import {
  databaseMark,
  readServerNote,
  type ServerNote,
} from '../operations/control/server-note.ts';

export async function findRunningServer(
  dataDirectory: string,
): Promise<Pick<ServerNote, 'pid' | 'url'> | undefined> {
  const note = await readServerNote(dataDirectory);
  const known = note && (await send<Pick<ServerNote, 'pid' | 'url'>>(note, '/', { method: 'GET' }));
  return known && known.pid === note?.pid ? known : undefined;
}

/** Asks the running server. @returns undefined if none runs on this database @throws Error with its refusal */
export async function askServer<Name extends RequestName>(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  name: Name,
  body: RequestBody<Name>,
): Promise<RequestResults[Name] | undefined> {
  const note = await readServerNote(dataDirectory);
  if (note?.database !== databaseMark(databaseUrl)) return undefined;
  const signal = AbortSignal.timeout(requests[name].timeoutMs);
  const init = { method: 'POST', body: JSON.stringify(body), signal };
  return (await send<{ result: RequestResults[Name] }>(note, `/${name}`, init))?.result;
}

/** @returns undefined if nothing answers, or another program does: a killed server leaves its note behind */
async function send<Answer>(
  note: ServerNote,
  path: string,
  init: RequestInit,
): Promise<Answer | undefined> {
  const headers = { authorization: `Bearer ${note.secret}` };
  const options = { signal: AbortSignal.timeout(10_000), ...init, headers };
  const response = await fetch(note.control + path, options).catch(() => undefined);
  if (!response || response.status === 401) return undefined;
  if (response.status === 409) {
    const { message } = (await response.json()) as { message: string };
    throw new Error(message);
  }
  if (!response.ok) {
    throw new Error('The running server could not do it. Its log says why.');
  }
  return response.json().catch(() => undefined) as Promise<Answer | undefined>;
}
