import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { syncFolder } from '../private-directory.ts';
import { assertKey, type Storage } from './storage.ts';

// The dot keeps it out of reach of keys; inside the directory, renames stay on one file system.
const unfinishedFolder = '.unfinished';
// Another process may be writing to the same directory; no write takes an hour.
const unfinishedMaxAge = 60 * 60 * 1000;

/** Stores objects as files under `directory`, created if missing; rejects if it is not writable. */
export async function createDiskStorage({ directory }: { directory: string }): Promise<Storage> {
  const root = resolve(directory);
  const unfinished = join(root, unfinishedFolder);
  await mkdir(unfinished, { recursive: true });
  await access(unfinished, constants.W_OK);
  await sweep(unfinished);

  const fileOf = (key: string) => {
    assertKey(key);
    return join(root, ...key.split('/'));
  };

  return {
    async put({ key, body }) {
      const file = fileOf(key);
      const folder = dirname(file);
      const made = await mkdir(folder, { recursive: true });
      const draft = join(unfinished, randomUUID());
      try {
        await writeDurably({ file: draft, body });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
      if (made) await syncUpwards({ from: dirname(folder), to: root });
    },

    async get(key) {
      const handle = await open(fileOf(key), 'r').catch(undefinedIfMissing);
      if (!handle) return undefined;
      try {
        const found = await handle.stat();
        if (found.isFile()) return { body: handle.createReadStream(), size: found.size };
        await handle.close();
        return undefined;
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async has(key) {
      const found = await stat(fileOf(key)).catch(undefinedIfMissing);
      return found?.isFile() ?? false;
    },

    async delete(key) {
      await rm(fileOf(key), { force: true });
    },

    async *list(folder) {
      const start = folder === undefined ? root : fileOf(folder);
      const entries = await opendir(start, { recursive: true }).catch(undefinedIfMissing);
      if (!entries) return;
      for await (const entry of entries) {
        if (!entry.isFile() || entry.parentPath.startsWith(unfinished)) continue;
        yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },
  };
}

async function writeDurably({ file, body }: { file: string; body: Uint8Array }): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncUpwards({ from, to }: { from: string; to: string }): Promise<void> {
  for (let folder = from; folder.startsWith(to); folder = dirname(folder)) {
    await syncFolder(folder);
  }
}

/** Removes partial files of killed processes. */
async function sweep(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    const found = await stat(file).catch(undefinedIfMissing);
    if (found && Date.now() - found.mtimeMs > unfinishedMaxAge) await rm(file, { force: true });
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
