import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';

/** @param {string} file from the root, as all paths here */
export function read(file) {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Sources below these folders, with slashes, without tests. */
export function listSources(...folders) {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /(?<!\.test)\.(tsx?|m?js)$/.test(file));
}
