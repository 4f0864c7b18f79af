import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** Holder of a data directory. In containers numbers of processes mean nothing outside, so the machine's name goes along. */
export interface Holder {
  pid: number;
  host: string;
}

const lockOf = (directory: string) => join(directory, 'directory.lock');
const noteOf = (directory: string) => join(directory, 'process.lock');

/**
 * Keeps a data directory to one process: two embedded databases on one directory would destroy it. The lock is the
 * operating system's on a file: it holds between containers on one volume and ends with its process, however that
 * ends. Node has no call for such a lock but through SQLite, which takes one for whoever writes.
 * @returns what gives the directory free again
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
    // On a full disk the lock holds all the same; only who holds it is not told.
  });
  return async () => {
    await rm(noteOf(directory), { force: true });
    // The file stays: whoever opened it a moment ago would hold a lock on what nobody else sees.
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

/** @param timeout milliseconds for whoever only looks @returns undefined when another process has it @throws Error when the place knows no locks */
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

/** As SQLite numbers it. */
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
