import { copyFileSync, linkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nameOf, readLock } from './lock-file.mjs';
import { findNode, findPinnedNode, isForThisMachine, isNewEnough } from './pinned-node.mjs';
import { root } from './places.mjs';
import { run } from './processes.mjs';
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
  if (code === 127)
    throw new Error(
      `${output}\nnpm could not be started. Install Node 20.9 or newer together with npm, then start again.`,
    );
  if (code !== 0)
    throw new Error(`${output.trim()}\n\nnpm could not install the dependencies, see above.`);
  if (missing.length > 0)
    throw new Error(
      `The npm registry did not deliver ${missing.slice(0, 3).join(', ')}, which this machine needs. Start again; if that does not help, try another registry.`,
    );
  if (!findNode())
    throw new Error(
      `There is no ready-made Node for this machine (${process.platform} ${process.arch}), and its own is version ${process.versions.node}. Install Node 24, then start again.`,
    );
}

async function installAll() {
  const result = await npm(['ci']);
  // If a registry lacks other platforms' binaries, npm may consider the lock incomplete.
  if (result.code !== 0 && result.output.includes('in sync')) return npm(['install', '--no-save']);
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
  const result = await npm(['ci'], node);
  rmSync(node, { force: true });
  return result;
}

/** Runs npm in the repository, on this Node. */
function npm(args, node = process.execPath) {
  // npm removes what is in node_modules, such as the Node of its programs.
  const own = path.join(root, 'node_modules');
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders.filter((folder) => !path.resolve(folder).startsWith(own));
  const env = { ...process.env, PATH: outside.join(path.delimiter) };
  // NODE_ENV=production would skip the build tools.
  const all = [...args, '--include=dev', '--loglevel=error'];
  const options = { env, quiet: true };
  // The npm that started this.
  const script = process.env.npm_execpath ?? '';
  if (!/npm-cli\.c?js$/.test(script)) return run('npm', all, options);
  return run(node.startsWith(own) ? 'node' : node, [script, ...all], options);
}

/**
 * Packages that package-lock.json requires on this machine and node_modules lacks. npm writes its own record
 * of the installation last, so after an interrupted one everything counts as missing.
 * @returns {string[]} names with versions
 */
function listMissing() {
  const present = readLock('node_modules/.package-lock.json');
  return Object.entries(readLock())
    .filter(([place, entry]) => place.includes('node_modules/') && isWanted(entry))
    .filter(([place, { version }]) => present[place]?.version !== version)
    .map(([place, { version }]) => `${nameOf(place)}@${version}`);
}

/** An optional package is wanted if it is the binary for this machine. */
function isWanted({ optional, link, ...entry }) {
  if (link) return false;
  return !optional || (entry.cpu !== undefined && isForThisMachine(entry));
}
