import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database/database.ts';
import { makePrivate } from './private-directory.ts';

let folder: string;
let directory: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
  directory = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

/** Everything in the directory, itself included, that others may read or write. */
async function listOpen(): Promise<string[]> {
  const inside = await readdir(directory, { recursive: true });
  const paths = [directory, ...inside.map((name) => join(directory, name))];
  const modes = await Promise.all(
    paths.map(async (path) => [path, (await stat(path)).mode] as const),
  );
  return modes.filter(([, mode]) => mode & 0o077).map(([path]) => path);
}

describe.skipIf(process.platform === 'win32')('a data directory', () => {
  it("is its owner's alone, as is what the embedded database makes in it", async () => {
    const database = await openDatabase({ directory });
    await database.runScript(`create table pages (id int); checkpoint`);
    expect(await listOpen()).toEqual([]);
    await database.close();
    expect(await listOpen()).toEqual([]);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(join(directory, 'postgres/PG_VERSION'))).mode & 0o777).toBe(0o600);
  });

  it('that was left open is closed, pictures included, and stays usable', async () => {
    await mkdir(join(directory, 'storage/images'), { recursive: true });
    await mkdir(join(directory, 'postgres/base'), { recursive: true });
    const files = ['storage/images/a-64.webp', 'postgres/base/1', 'server.json'];
    for (const name of files) await writeFile(join(directory, name), '{}');
    for (const name of [...files, 'postgres/base', 'storage/images', 'storage', '.'])
      await chmod(join(directory, name), 0o777);
    await makePrivate(directory);
    expect(await listOpen()).toEqual([]);
    expect((await stat(join(directory, 'postgres/base/1'))).mode & 0o700).toBe(0o700);
    // A file that came later, while the directory was closed already.
    await chmod(join(directory, 'postgres/base/1'), 0o666);
    await makePrivate(directory);
    expect(await listOpen()).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)('of somebody else that is open is refused', async () => {
    // Everybody's, and root's.
    await expect(makePrivate('/tmp')).rejects.toThrow(/Others than this user can get at/);
  });
});
