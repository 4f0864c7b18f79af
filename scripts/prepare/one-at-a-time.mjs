import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './places.mjs';

const lock = path.join(root, '.prepare.lock');
/** Heartbeat interval of the owner, and its timeout (milliseconds). */
const BEAT = 5_000;
const SILENCE = 30_000;
/** How long to wait for programs left behind by a dead owner (milliseconds). */
const TIMEOUT_MS = 600_000;

/** Whether this process holds the lock: its steps prepare beside each other. */
let isOwn = false;

/**
 * Does `work` while no other process on this checkout does any. The lock is a folder that appears
 * whole, with the numbers of its owner and of the programs at work for it. It is taken over when
 * they are gone, or silent: after a crash a number may belong to something else. A signal ends this
 * process and leaves the lock: the next start also waits for the running programs to end.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  await waitForTurn();
  const beat = setInterval(touch, BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    isOwn = false;
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Records a program running under the lock, which may outlive its owner. */
export function noteAtWork(pid) {
  appendFileSync(path.join(lock, 'owners'), ` ${pid}`);
}

async function waitForTurn() {
  let isAnnounced = false;
  let lastBeat;
  let heardAt = performance.now();
  while (!take()) {
    const { owners, beat } = readOwners(lock);
    const [owner, ...programs] = owners;
    if (beat !== lastBeat) {
      lastBeat = beat;
      heardAt = performance.now();
    }
    const silence = performance.now() - heardAt;
    const isLeft = owner && (isGone(owner) || silence > SILENCE);
    if (isLeft && (programs.every(isGone) || silence > TIMEOUT_MS)) {
      takeAway(owner);
      continue;
    }
    if (owner && !isAnnounced) {
      isAnnounced = true;
      console.log(`Another start (process ${owner}) is preparing this checkout; waiting for it …`);
    }
    await sleep(200);
  }
}

function touch() {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch {
    // Taken over, after this process was suspended for long.
  }
}

/** A folder can only be renamed onto an empty one, so only one of two contenders succeeds. */
function take() {
  const own = `${lock}.${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  writeFileSync(path.join(own, 'owners'), String(process.pid));
  try {
    renameSync(own, lock);
    isOwn = true;
    return true;
  } catch {
    rmSync(own, { recursive: true, force: true });
    return false;
  }
}

/** Two processes may find the same owner dead; the second must not remove the first one's new lock. */
function takeAway(owner) {
  const aside = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, aside);
    if (readOwners(aside).owners[0] !== owner) renameSync(aside, lock);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { recursive: true, force: true });
}

function readOwners(folder) {
  try {
    const owners = readFileSync(path.join(folder, 'owners'), 'utf8').split(' ').map(Number);
    return { owners, beat: statSync(folder).mtimeMs };
  } catch {
    return { owners: [] };
  }
}

function isGone(pid) {
  // Unless this process holds the lock, an earlier one with the same PID did.
  if (pid === process.pid) return !isOwn;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: it exists, and belongs to another user.
    return error.code === 'ESRCH';
  }
}
