import type { Dirent } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** Permission bits for anyone but the owner. */
const others = 0o077;
/** Number of files checked concurrently. */
const together = 32;

/**
 * Restricts a directory to its owner, with everything in it and everything this process creates later: it holds personal
 * data and the secret that appoints owners. Also restricts what an older version or a copy left accessible.
 * @throws Error with a sentence when it belongs to another user and is accessible to others
 */
export async function makePrivate(directory: string): Promise<void> {
  if (isMainThread) process.umask(others);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  // Windows uses ACLs, which a folder in the user's profile inherits.
  if (process.platform === 'win32') return;
  const wasOpen = await restrict(directory);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    // In a private directory, the pictures below were never accessible to others, and there may be many.
    if (entry.name === 'storage' && !wasOpen) continue;
    await restrictTree(path, entry);
  }
}

async function restrictTree(path: string, entry: Dirent): Promise<void> {
  if (entry.isSymbolicLink()) return;
  await restrict(path);
  if (!entry.isDirectory()) return;
  const entries = await readdir(path, { withFileTypes: true }).catch(unlessGone);
  if (!entries) return;
  for (let first = 0; first < entries.length; first += together)
    await Promise.all(
      entries
        .slice(first, first + together)
        .map((inner) => restrictTree(join(path, inner.name), inner)),
    );
}

/** @returns whether others had access */
async function restrict(path: string): Promise<boolean> {
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

/** Ignores files removed concurrently by another process. */
function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Syncs everything below a directory to disk. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const paths = entries
    .filter((entry) => entry.isFile() || (entry.isDirectory() && process.platform !== 'win32'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (let first = 0; first < paths.length; first += together)
    await Promise.all(paths.slice(first, first + together).map(syncFile));
  await syncFolder(directory);
}

/** Syncs a folder to disk, which makes renames and new files in it durable. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows syncs folders by itself and refuses to open one.
  if (process.platform !== 'win32') await syncFile(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
