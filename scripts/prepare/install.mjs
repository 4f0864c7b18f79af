import { copyFileSync, linkSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { explainFailure } from './explain-failure.mjs';
import { npm } from './npm.mjs';
import { findNode, findPinnedNode, isForThisMachine, isNewEnough } from './pinned-node.mjs';
import { root } from './places.mjs';
import { reportWaiting } from './report.mjs';

/** Whether node_modules satisfies package-lock.json, and includes a Node to run it. */
export function isInstalled() {
  return findNode() !== undefined && listMissing().length === 0;
}

/**
 * Installs what package-lock.json says.
 * @throws {Error} with a sentence on what to do
 */
export async function install() {
  const done = reportWaiting('Installing the dependencies (a minute or two the first time)');
  const { code, output } = await installAll();
  const missing = listMissing();
  done({ failed: code !== 0 || missing.length > 0 });
  if (code !== 0 || missing.length > 0) throw new Error(explainFailure({ code, output, missing }));
  if (!findNode()) {
    throw new Error(
      `There is no ready-made Node for this machine (${process.platform} ${process.arch}), and its own is version ${process.versions.node}. Install Node 24, then start again.`,
    );
  }
}

async function installAll() {
  const result = await npm(['ci']);
  if (result.code !== 0 && result.output.includes('in sync')) {
    // If a registry lacks other platforms' binaries, npm may consider the lock incomplete.
    return npm(['install', '--no-save']);
  }
  const pinned = findPinnedNode();
  const isPassedOver = result.code === 0 && pinned && listMissing().length > 0;
  return isPassedOver && !isNewEnough() ? installOn(pinned) : result;
}

/**
 * An old Node silently skips every binary that requires a newer one, so npm has to run on the pinned Node. npm empties
 * node_modules first, so it runs on a copy.
 */
async function installOn(pinned) {
  const node = path.join(root, '.prepare.node');
  rmSync(node, { force: true });
  try {
    linkSync(pinned, node);
  } catch {
    copyFileSync(pinned, node);
  }
  const result = await npm(['ci'], { node });
  rmSync(node, { force: true });
  return result;
}

/**
 * Packages that package-lock.json requires on this machine and node_modules lacks. npm writes its own record
 * of the installation last, so after an interrupted one everything counts as missing.
 * @returns {string[]} names with versions
 */
function listMissing() {
  const wanted = readLock('package-lock.json') ?? {};
  const present = readLock('node_modules/.package-lock.json') ?? {};
  return Object.entries(wanted)
    .filter(([place, entry]) => place.includes('node_modules/') && isWanted(entry))
    .filter(([place, { version }]) => present[place]?.version !== version)
    .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
}

/** Whether an optional package is the binary for this machine. */
function isWanted({ optional, link, os, cpu, libc }) {
  if (link) return false;
  return !optional || (cpu !== undefined && isForThisMachine({ os, cpu, libc }));
}

function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
