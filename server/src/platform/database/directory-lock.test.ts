import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findHolder, holdDirectory } from './directory-lock.ts';

let directory: string;
const others: ChildProcess[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'one-dream-lock-'));
});
afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

/** Another process that holds the directory; `through` is what runs it. */
async function holdElsewhere(through: string[] = []): Promise<{ pid: number; kill: () => void }> {
  const module = new URL('./directory-lock.ts', import.meta.url).href;
  const script = `import { holdDirectory } from '${module}';
    await holdDirectory(${JSON.stringify(directory)});
    console.log(process.pid);
    setInterval(() => {}, 1000);`;
  const words = [...through, process.execPath, '--input-type=module', '-e', script];
  const other = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(other);
  const [line] = await once(other.stdout, 'data');
  return {
    pid: Number(String(line)),
    kill: () => other.kill('SIGKILL'),
  };
}

it('is had by one process at a time, and given back', async () => {
  const other = await holdElsewhere();
  const holder = { pid: other.pid, host: hostname() };
  await expect(holdDirectory(directory)).rejects.toMatchObject({ holder });
  expect(await findHolder(directory)).toEqual(holder);
  other.kill();
  // The system takes the lock away with the process: nobody waits until it has grown old.
  await expect.poll(() => findHolder(directory)).toBeUndefined();
  const release = await holdDirectory(directory);
  expect(await findHolder(directory)).toMatchObject({ pid: process.pid });
  await release();
  expect(await findHolder(directory)).toBeUndefined();
  expect(await readdir(directory)).toEqual(['directory.lock']);
  expect((await stat(join(directory, 'directory.lock'))).size).toBe(0);
});

it('is not had twice by one process either', async () => {
  const release = await holdDirectory(directory);
  await expect(holdDirectory(directory)).rejects.toThrow(/in use by process/);
  await release();
  await (await holdDirectory(directory))();
});

it('believes the lock, not what a killed process or another container left written', async () => {
  await writeFile(join(directory, 'process.lock'), `${process.ppid} ${hostname()}`);
  await (await holdDirectory(directory))();
});

const namespace = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
];
const hasNamespaces = (() => {
  try {
    execFileSync(namespace[0] ?? '', [...namespace.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

it.skipIf(!hasNamespaces)('holds between containers, in which both are process 1', async () => {
  const one = await holdElsewhere(namespace);
  expect(one.pid).toBe(1);
  await expect(holdDirectory(directory)).rejects.toThrow(/in use by process 1/);
  const script = `import { holdDirectory } from '${new URL('./directory-lock.ts', import.meta.url).href}';
      await holdDirectory(${JSON.stringify(directory)}).then(() => console.log('both'), () => console.log('refused'));`;
  const [program = '', ...rest] = namespace;
  const text = execFileSync(program, [
    ...rest,
    process.execPath,
    '--input-type=module',
    '-e',
    script,
  ]);
  expect(String(text).trim()).toBe('refused');
  one.kill();
  await expect.poll(() => findHolder(directory)).toBeUndefined();
});
