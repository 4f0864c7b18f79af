import { realpathSync } from 'node:fs';
import path from 'node:path';
import { noteAtWork } from './one-at-a-time.mjs';
import { root } from './places.mjs';
import { run } from './processes.mjs';

const ownPrograms = path.join(root, 'node_modules');

/**
 * Runs npm in the repository and captures its output.
 * @param {string[]} args
 * @param {{ node?: string }} [options] the Node to run it on; the machine's own by default
 */
export function npm(args, { node } = {}) {
  // NODE_ENV=production would skip the build tools.
  const flags = ['--include=dev', '--loglevel=error'];
  const folders = listFolders();
  const env = { ...process.env, PATH: folders.join(path.delimiter) };
  const options = { env, quiet: true, onStart: noteAtWork };
  const script = findScript(folders);
  if (!script) return run('npm', [...args, ...flags], options);
  const own = process.execPath.startsWith(ownPrograms) ? 'node' : process.execPath;
  return run(node ?? own, [script, ...args, ...flags], options);
}

/** PATH without node_modules/.bin, whose Node is removed while npm runs. */
function listFolders() {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !path.resolve(folder).startsWith(ownPrograms));
}

/** npm's executable: the one that started this, else the first in PATH. */
function findScript(folders) {
  const places = [process.env.npm_execpath ?? '', ...folders.map((folder) => `${folder}/npm`)];
  return places.map(realPath).find((place) => /npm-cli\.c?js$/.test(place));
}

function realPath(place) {
  try {
    return realpathSync(place);
  } catch {
    return '';
  }
}
