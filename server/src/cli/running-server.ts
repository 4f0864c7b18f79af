import type { HealthLine } from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import type { Config } from '../config.ts';
import type { Appointment } from '../features/auth/owner.actions.ts';
import type { BackupManifest } from '../operations/backup/backup-format.ts';
import {
  backupPath,
  type DemoMove,
  databaseMark,
  demoPath,
  doctorPath,
  type PersonRequest,
  type PersonResult,
  personPath,
  type ReaderRequest,
  type ReaderResult,
  readerPath,
  readServerNote,
  type ServerNote,
} from '../operations/control/server-note.ts';

/** Milliseconds. */
const backupLimit = 60 * 60_000;
const moveLimit = 2 * 60_000;

export async function findRunningServer(
  dataDirectory: string,
): Promise<Pick<ServerNote, 'pid' | 'url'> | undefined> {
  const note = await readServerNote(dataDirectory);
  const known = note && (await ask<Pick<ServerNote, 'pid' | 'url'>>(note, { method: 'GET' }));
  return known && known.pid === note?.pid ? known : undefined;
}

/** Appoints the owner through the running server. @returns undefined if none runs on this database */
export async function appointThroughServer(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  { email }: { email: string },
): Promise<Appointment | undefined> {
  const note = await readServerNote(dataDirectory);
  if (note?.database !== databaseMark(databaseUrl)) return undefined;
  const done = await ask<{ appointment: Appointment }>(note, { method: 'POST', body: email });
  return done?.appointment;
}

/** Writes a backup through the running server. @returns undefined if none runs on this database */
export async function backUpThroughServer(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  { file }: { file: string },
): Promise<BackupManifest | undefined> {
  const note = await readServerNote(dataDirectory);
  if (note?.database !== databaseMark(databaseUrl)) return undefined;
  const init = { method: 'POST', body: file, signal: AbortSignal.timeout(backupLimit) };
  const done = await ask<{ manifest: BackupManifest }>(note, init, backupPath);
  return done?.manifest;
}

/** Asks the running server whether everything is right. @returns undefined if none runs on this database */
export async function askHealthOfServer(
  config: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
): Promise<HealthLine[] | undefined> {
  const note = await readServerNote(config.dataDirectory);
  if (note?.database !== databaseMark(config.databaseUrl)) return undefined;
  const init = { method: 'POST', signal: AbortSignal.timeout(60_000) };
  return (await ask<{ lines: HealthLine[] }>(note, init, doctorPath))?.lines;
}

/** Asks how result screens are read, or for a part of the labelled set. @returns undefined if none runs on this database */
export async function askReaderOfServer(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  request: ReaderRequest,
): Promise<ReaderResult | undefined> {
  const note = await readServerNote(dataDirectory);
  if (note?.database !== databaseMark(databaseUrl)) return undefined;
  const signal = AbortSignal.timeout(backupLimit);
  return ask<ReaderResult>(
    note,
    { method: 'POST', body: JSON.stringify(request), signal },
    readerPath,
  );
}

/** Exports or erases a person through the running server. @returns undefined if none runs on this database */
export async function handlePersonThroughServer(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  request: PersonRequest,
): Promise<PersonResult | undefined> {
  const note = await readServerNote(dataDirectory);
  if (note?.database !== databaseMark(databaseUrl)) return undefined;
  const init = { method: 'POST', body: JSON.stringify(request) };
  return ask<PersonResult>(note, init, personPath);
}

/** Advances the running demo. @returns undefined if none runs on this database */
export async function moveDemoThroughServer(
  { dataDirectory, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  move: DemoMove,
): Promise<{ message: string } | undefined> {
  const note = await readServerNote(dataDirectory);
  if (note?.database !== databaseMark(databaseUrl)) return undefined;
  const init = {
    method: 'POST',
    body: JSON.stringify(move),
    signal: AbortSignal.timeout(moveLimit),
  };
  return ask<{ message: string }>(note, init, demoPath);
}

/** @returns undefined if nothing answers, or another program does: a killed server leaves its note behind */
async function ask<Answer>(
  note: ServerNote,
  init: RequestInit,
  path = '/',
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
