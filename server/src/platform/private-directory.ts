import type { Dirent } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Bits of a mode that let others than the owner in. */
const others = 0o077;
/** Files looked at together. */
const together = 32;

/**
 * Sees to it that a directory is its owner's alone, with everything in it and everything that this process makes
 * from now on: it holds everybody's details and the secret that makes owners. What an older version or a copy left
 * open is closed.
 * @throws Error with a sentence when it belongs to somebody else and others can get in
 */
export async function makePrivate(directory: string): Promise<void> {
  if (isMainThread) process.umask(others);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Windows rules over its folders by lists, which a profile's folder inherits.
  if (process.platform === 'win32') return;
  const wasOpen = await close(directory);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    // Nobody got past the closed directory meanwhile, so the pictures, which may be many, are as they were.
    if (entry.name === 'storage' && !wasOpen) continue;
    await closeTree(path, entry);
  }
}

async function closeTree(path: string, entry: Dirent): Promise<void> {
  if (entry.isSymbolicLink()) return;
  await close(path);
  if (!entry.isDirectory()) return;
  const entries = await readdir(path, { withFileTypes: true }).catch(unlessGone);
  if (!entries) return;
  for (let first = 0; first < entries.length; first += together)
    await Promise.all(
      entries
        .slice(first, first + together)
        .map((inner) => closeTree(join(path, inner.name), inner)),
    );
}

/** @returns whether others could get in */
async function close(path: string): Promise<boolean> {
  const { mode = 0 } = (await lstat(path).catch(unlessGone)) ?? {};
  if ((mode & others) === 0) return false;
  try {
    await chmod(path, mode & 0o7777 & ~others);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new Error(
      `Others than this user can get at ${path}, and its rights cannot be changed (${(error as Error).message}). ` +
        'It holds personal data: give it to the user that runs the site, or set DATA_DIR to a new folder inside it.',
      { cause: error },
    );
  }
  return true;
}

/** A process that works here meanwhile takes files away. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Has everything below a directory put on the disk for good. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || (entry.isDirectory() && process.platform !== 'win32'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (let first = 0; first < paths.length; first += together)
    await Promise.all(paths.slice(first, first + together).map(syncFile));
  if (process.platform !== 'win32') await syncFile(directory);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
