import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** File in the data directory through which the command line finds a running server. */
export type ServerNote = z.output<typeof serverNote>;

const serverNote = z.object({
  pid: z.number(),
  /** Public address of the site. */
  url: z.string(),
  /** Loopback address of the control server, and its secret. */
  control: z.string(),
  secret: z.string(),
  /** Fingerprint of its database: see `databaseMark`. */
  database: z.string(),
});

const fileOf = (dataDirectory: string) => join(dataDirectory, 'server.json');

/** @returns undefined if there is none, or it is unreadable */
export async function readServerNote(dataDirectory: string): Promise<ServerNote | undefined> {
  try {
    const text = await readFile(fileOf(dataDirectory), 'utf8');
    return serverNote.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Readable by this user only: its secret lets the holder appoint owners. */
export async function writeServerNote(dataDirectory: string, note: ServerNote): Promise<void> {
  const file = fileOf(dataDirectory);
  const draft = `${file}.${note.pid}`;
  // A left-over draft would keep its old permissions.
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(note), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** Removes the note, unless another server has replaced it. */
export async function removeServerNote(dataDirectory: string, { pid }: { pid: number }) {
  const note = await readServerNote(dataDirectory);
  if (note?.pid === pid) await rm(fileOf(dataDirectory), { force: true });
}

/** Distinguishes databases without revealing their passwords. */
export function databaseMark(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'embedded';
  return createHash('sha256').update(databaseUrl).digest('base64url');
}
