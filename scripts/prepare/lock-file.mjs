import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

/** @returns {Record<string, any>} the packages of a lock file by folder; none if there is no such file */
export function readLock(file = 'package-lock.json') {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** The package of this name that one in the folder `from` gets. Resolves like Node, from there upwards. */
export function findPackage({ packages, from, name }) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** The name of the package in a folder. */
export const nameOf = (place) => place.split('node_modules/').at(-1);
