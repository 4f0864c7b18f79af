import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findHolder, holdDirectory } from './directory-lock.ts';

let directory: string;
let lock: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'one-dream-lock-'));
  lock = join(directory, 'process.lock');
});
afterEach(() => rm(directory, { recursive: true }));

it('is had by one process at a time, and given back', async () => {
  const module = new URL('./directory-lock.ts', import.meta.url).href;
  const script = `import { holdDirectory } from '${module}';
    await holdDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(other.stdout, 'data');
  await expect(holdDirectory(directory)).rejects.toMatchObject({ holder: other.pid });
  expect(await findHolder(directory)).toBe(other.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await findHolder(directory)).toBeUndefined();
  const release = await holdDirectory(directory);
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  await release();
  expect(await readdir(directory)).toEqual([]);
});

it.skipIf(process.platform !== 'linux')(
  'is not fooled by another program that got the number of a killed one',
  async () => {
    // Process 1 lives, but did not start when the lock says.
    await writeFile(lock, '1 123456789012345');
    const release = await holdDirectory(directory);
    await release();
  },
);

it('takes what holds no number for left behind', async () => {
  await writeFile(lock, '');
  const release = await holdDirectory(directory);
  await release();
});
