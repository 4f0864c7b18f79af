import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';

let directory: string;
let storage: Storage;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'));
  storage = await createDiskStorage({ directory });
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const put = (key: string, text: string) =>
  storage.put({ key, body: Buffer.from(text), contentType: 'text/plain' });

async function keysOf(listing: AsyncIterable<string>): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of listing) keys.push(key);
  return keys;
}

async function read(key: string): Promise<string | undefined> {
  const found = await storage.get(key);
  return found && (await buffer(found.body)).toString();
}

/** Whether a file is there that is not whole yet. */
function isHalfWritten(size: number): boolean {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).some((entry) => {
    const found = statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false });
    return found?.isFile() && found.size < size;
  });
}

describe('disk storage', () => {
  it('gives back what was put, with its size', async () => {
    await put('images/a-64.webp', 'hello');
    const found = await storage.get('images/a-64.webp');
    expect(found?.size).toBe(5);
    found?.body.destroy();
    expect(await read('images/a-64.webp')).toBe('hello');
    expect(await storage.has('images/a-64.webp')).toBe(true);
  });

  it('answers undefined for what is not there, a folder included', async () => {
    await put('images/a.webp', 'a');
    expect(await storage.get('images/b.webp')).toBeUndefined();
    expect(await storage.get('images/a.webp/b')).toBeUndefined();
    expect(await storage.get('images')).toBeUndefined();
    expect(await storage.has('images')).toBe(false);
  });

  it('keeps one object when the same key is put twice at once', async () => {
    await Promise.all([put('images/a.webp', 'same'), put('images/a.webp', 'same')]);
    expect(await keysOf(storage.list())).toEqual(['images/a.webp']);
    expect(await readdir(join(directory, '.unfinished'))).toEqual([]);
  });

  it('lists all keys, or those under a folder', async () => {
    await put('images/a.webp', 'a');
    await put('exports/deep/b.csv', 'b');
    expect((await keysOf(storage.list())).sort()).toEqual(['exports/deep/b.csv', 'images/a.webp']);
    expect(await keysOf(storage.list('images'))).toEqual(['images/a.webp']);
    expect(await keysOf(storage.list('nothing'))).toEqual([]);
  });

  it('deletes, twice without complaint', async () => {
    await put('images/a.webp', 'a');
    await storage.delete('images/a.webp');
    await storage.delete('images/a.webp');
    expect(await storage.has('images/a.webp')).toBe(false);
  });

  it.each([
    '',
    '/etc/passwd',
    '..',
    '../a',
    'images/../../a',
    'images//a',
    'images/.hidden',
    '.unfinished/a',
    'images\\..\\a',
    'images/a\0.webp',
    'images/A.webp',
    'images/a%2f',
    'a'.repeat(201),
  ])('refuses the key %j', async (key) => {
    await expect(put(key, 'x')).rejects.toThrow(TypeError);
    await expect(storage.get(key)).rejects.toThrow(TypeError);
    await expect(storage.has(key)).rejects.toThrow(TypeError);
    await expect(storage.delete(key)).rejects.toThrow(TypeError);
  });

  it('sweeps old leftovers when it starts, and spares what another process is writing', async () => {
    const old = join(directory, '.unfinished', 'old');
    const fresh = join(directory, '.unfinished', 'fresh');
    await writeFile(old, 'half');
    await writeFile(fresh, 'half');
    await utimes(old, new Date(0), new Date(0));
    await createDiskStorage({ directory });
    expect(await readdir(join(directory, '.unfinished'))).toEqual(['fresh']);
    expect(await keysOf(storage.list())).toEqual([]);
  });

  it('leaves no torn object and loses no acknowledged one under kill -9', {
    timeout: 60_000,
  }, async () => {
    // Large enough to be killed in the middle of a write, which for a small one is a moment.
    const size = 12_000_000;
    const writer = `
      import { createDiskStorage } from ${JSON.stringify(import.meta.resolve('./disk-storage.ts'))};
      const storage = await createDiskStorage({ directory: process.argv[1] });
      for (let n = 0; ; n++) {
        const key = 'images/' + process.pid + '-' + n;
        await storage.put({ key, body: Buffer.alloc(${size}, 7), contentType: 'image/webp' });
        process.stdout.write(key + '\\n');
      }`;
    for (let round = 0; round < 6; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', writer, directory]);
      let acknowledged = '';
      child.stdout.on('data', (chunk) => {
        acknowledged += chunk;
      });
      while (!acknowledged) await wait(5);
      // In the middle of a write, wherever it goes.
      while (!isHalfWritten(size)) await wait(0);
      child.kill('SIGKILL');
      await once(child, 'close');
      const keys = acknowledged.slice(0, acknowledged.lastIndexOf('\n')).split('\n');
      for (const key of keys) expect(await storage.has(key)).toBe(true);
    }
    const whole = Buffer.alloc(size, 7);
    for await (const key of storage.list()) {
      expect((await readFile(join(directory, key))).equals(whole)).toBe(true);
    }
  });
});
