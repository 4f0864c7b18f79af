import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { email } from '@one-dream/contract/fields.ts';
import * as z from 'zod/mini';

/** Note in the data directory by which the command line finds a running server. */
export type ServerNote = z.output<typeof serverNote>;

const serverNote = z.object({
  pid: z.number(),
  /** Where people reach the site. */
  url: z.string(),
  /** Where the command line reaches the server: its loopback address and the secret that opens it. */
  control: z.string(),
  secret: z.string(),
  /** Which database it works on: see `databaseMark`. */
  database: z.string(),
});

/** Where the command line asks a running server for a backup; the body is the file's path. */
export const backupPath = '/backup';

/** Where the command line asks a running server to hand out or erase a person; the body is a `PersonRequest`. */
export const personPath = '/person';

export type PersonRequest = z.output<typeof personRequest>;
export const personRequest = z.object({ deed: z.enum(['export', 'erase']), email });

/** The export; after `erase`, whether there was an account. */
export type PersonResult = { person?: object; wasThere?: boolean };

/** Where the command line asks a running server for the labelled strips; the body is the path of a new directory. */
export const stripsPath = '/strips';

/** Where the command line moves a demo on; the body is a `DemoMove`. */
export const demoPath = '/demo';

export type DemoMove = z.output<typeof demoMove>;
/** Plays the next match of the live tournament, or puts the clock forward. */
export const demoMove = z.union([
  z.object({ deed: z.literal('play') }),
  z.object({ deed: z.literal('clock'), minutes: z.int() }),
]);

const fileOf = (dataDirectory: string) => join(dataDirectory, 'server.json');

/** @returns undefined where no server has left one, or none that can be read */
export async function readServerNote(dataDirectory: string): Promise<ServerNote | undefined> {
  try {
    const text = await readFile(fileOf(dataDirectory), 'utf8');
    return serverNote.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Readable by this user only: the secret in it lets whoever holds it make owners. */
export async function writeServerNote(dataDirectory: string, note: ServerNote): Promise<void> {
  const file = fileOf(dataDirectory);
  const draft = `${file}.${note.pid}`;
  // A left-over draft would keep its own permissions.
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(note), { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
}

/** Takes the note away, unless another server has replaced it by its own. */
export async function removeServerNote(dataDirectory: string, { pid }: { pid: number }) {
  const note = await readServerNote(dataDirectory);
  if (note?.pid === pid) await rm(fileOf(dataDirectory), { force: true });
}

/** Tells databases apart without telling their passwords. */
export function databaseMark(databaseUrl: string | undefined): string {
  if (databaseUrl === undefined) return 'embedded';
  return createHash('sha256').update(databaseUrl).digest('base64url');
}
