import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  /** Path inside the namespace; outside, it is an empty folder. */
  inside: string;
  /** Path for this program. */
  outside: string;
  /** Command prefix that runs a program with access to the disk. */
  enter: string[];
  /** Fills the disk. */
  fill: () => Promise<void>;
  free: () => Promise<void>;
  close: () => Promise<void>;
}

/** A disk of limited size: a tmpfs in a namespace, which needs no privileges and ends with it. */
export async function openSmallDisk({ megabytes }: { megabytes: number }): Promise<SmallDisk> {
  const inside = await mkdtemp(join(tmpdir(), 'one-dream-disk-'));
  const mount = 'mount -t tmpfs -o size="$1"m none "$2" && echo mounted && exec sleep 3600';
  const args = ['-rm', 'sh', '-c', mount, 'sh', String(megabytes), inside];
  const holder = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [holder.stdout, holder.stderr])
    stream.on('data', (chunk) => {
      words += chunk;
    });
  const ended = once(holder, 'close').catch((error: Error) => {
    words += error.message;
  });
  const close = async () => {
    holder.kill('SIGKILL');
    await ended;
    await rm(inside, { recursive: true, force: true });
  };
  await Promise.race([once(holder.stdout, 'data').catch(() => {}), ended]);
  if (!words.startsWith('mounted')) {
    await close();
    throw new Error(words.trim() || 'unshare said nothing');
  }
  const outside = `/proc/${holder.pid}/root${inside}`;
  const filler = join(outside, 'filler');
  return {
    inside,
    outside,
    enter: ['nsenter', '-t', String(holder.pid), '-U', '-m', '--preserve-credentials'],
    fill: async () => {
      const file = await open(filler, 'a');
      try {
        for (const size of [1 << 20, 4096, 1]) await writeUntilFull(file, size);
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler),
    close,
  };
}

/** Why no small disk is possible here; undefined if it is. */
export async function whyNoSmallDisk(): Promise<string | undefined> {
  try {
    await (await openSmallDisk({ megabytes: 1 })).close();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>, size: number): Promise<void> {
  const block = Buffer.alloc(size);
  try {
    for (;;) await file.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
