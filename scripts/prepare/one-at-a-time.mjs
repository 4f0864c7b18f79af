import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './places.mjs';

/** Holds the process ID of its owner. */
const lock = path.join(root, '.prepare.lock');

/** Whether this process holds the lock: steps of one process wait for each other, too. */
let isHeld = false;

/**
 * Runs `work` while no other process on this checkout runs any. A lock whose owner has ended is removed.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  let announced;
  while (!take()) {
    const owner = readOwner();
    if (owner && !isRunning(owner)) {
      rmSync(lock, { force: true });
      continue;
    }
    if (owner && owner !== announced) {
      announced = owner;
      console.log(
        `Another start (process ${owner}) is preparing this checkout; waiting for it … If that process is something else, delete ${lock}.`,
      );
    }
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    isHeld = false;
    rmSync(lock, { force: true });
  }
}

/** Only one process can create the file. */
function take() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    isHeld = true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
  return true;
}

/** 0 if there is no lock, or its owner is about to write its ID. */
function readOwner() {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  // After a crash, a new process may have the ID of the one that held the lock.
  if (pid === process.pid) return isHeld;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, and belongs to another user.
    return error.code === 'EPERM';
  }
}
