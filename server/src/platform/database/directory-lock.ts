import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const lockOf = (directory: string) => join(directory, 'process.lock');

/**
 * Keeps a data directory to one process: two embedded databases on one directory would destroy it.
 * @returns what gives the directory free again
 * @throws Error with `holder`, the process id, when a living process holds it
 */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  const path = lockOf(directory);
  const own = `${process.pid} ${await startOf(process.pid)}`.trim();
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      await writeFile(path, own, { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const left = await readFile(path, 'utf8').catch(() => '');
    const holder = await livingHolder(left);
    if (holder !== undefined) {
      throw Object.assign(
        new Error(
          `${directory} is in use by process ${holder}. Stop it, or set DATA_DIR to another directory.`,
        ),
        { holder },
      );
    }
    // Left behind by a process that was killed.
    await takeAway({ path, left });
  }
  throw new Error(`${directory} could not be locked.`);
}

/** The other process that holds the directory, if it lives. */
export async function findHolder(directory: string): Promise<number | undefined> {
  return livingHolder(await readFile(lockOf(directory), 'utf8').catch(() => ''));
}

async function livingHolder(lock: string): Promise<number | undefined> {
  const [number = '', start = ''] = lock.split(' ');
  const pid = Number(number);
  if (!(pid > 0) || pid === process.pid || !isAlive(pid)) return undefined;
  // Numbers are used again: after a restart of the machine or container by any program.
  const startNow = await startOf(pid);
  return start === '' || startNow === '' || start === startNow ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in the machine's own count; empty where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in parentheses and may hold anything; the start is the 22nd.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** Two may find the same lock left behind; the second must not take away the first one's new lock. */
async function takeAway({ path, left }: { path: string; left: string }): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
    if ((await readFile(aside, 'utf8')) !== left) await link(aside, path);
  } catch {
    // Somebody else was faster.
  }
  await rm(aside, { force: true });
}
