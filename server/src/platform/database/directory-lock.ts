import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Holder of a data directory. Process IDs are meaningless outside a container, so the host name is included. */
export interface Holder {
  pid: number;
  host: string;
}

const lockOf = (directory: string) => join(directory, 'directory.lock');
const noteOf = (directory: string) => join(directory, 'process.lock');

/**
 * Restricts a data directory to one process: two embedded databases on one directory would destroy it. Uses an operating
 * system file lock, which works across containers on one volume and ends with its process, however that ends. Node exposes
 * such a lock only through SQLite, which takes one for writers.
 * @returns a function that releases the directory
 * @throws Error with `holder` when another process holds it
 */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  const lock = await takeLock(directory, { timeout: 200 });
  if (!lock) {
    const holder = await readNote(directory);
    throw Object.assign(
      new Error(
        `${directory} is in use by ${describe(holder)}. Stop it, or set DATA_DIR to another directory.`,
      ),
      { holder },
    );
  }
  await leaveNote(directory).catch(() => {
    // On a full disk the lock still works; only the holder's details are missing.
  });
  return async () => {
    await rm(noteOf(directory), { force: true });
    // The file is kept: a process that has just opened it would otherwise lock a deleted file.
    lock.close();
  };
}

export async function findHolder(directory: string): Promise<Holder | undefined> {
  if (!existsSync(lockOf(directory))) return undefined;
  const lock = await takeLock(directory, { timeout: 0 });
  if (!lock) return readNote(directory);
  lock.close();
  return undefined;
}

/**
 * @param timeout milliseconds to wait @returns undefined when another process has it @throws Error when the file system has
 * no locks
 */
async function takeLock(
  directory: string,
  { timeout }: { timeout: number },
): Promise<DatabaseSync | undefined> {
  const { DatabaseSync } = await import('node:sqlite');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(lockOf(directory), { timeout: timeout });
    // Nothing is ever written: the file stays empty.
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    if (lock?.isOpen) lock.close();
    const { errcode = 0 } = error as { errcode?: number };
    if (errcode === busy) return undefined;
    throw new Error(
      `${directory} could not be locked (${(error as Error).message}), and without a lock two processes could destroy the database in it. Set DATA_DIR to a directory on a file system that knows locks.`,
      { cause: error },
    );
  }
}

/** SQLite's error code. */
const busy = 5;

async function leaveNote(directory: string): Promise<void> {
  const draft = `${noteOf(directory)}.${process.pid}`;
  await writeFile(draft, `${process.pid} ${hostname()}`, { mode: 0o600 });
  await rename(draft, noteOf(directory));
}

async function readNote(directory: string): Promise<Holder> {
  const note = await readFile(noteOf(directory), 'utf8').catch(() => '');
  const [pid = '', host = ''] = note.split(' ');
  return { pid: Number(pid) || 0, host };
}

function describe({ pid, host }: Holder): string {
  if (pid === 0) return 'another process';
  return host === hostname() ? `process ${pid}` : `process ${pid} of ${host}`;
}
