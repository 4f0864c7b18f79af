import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { read } from './files.mjs';

const DOCUMENT = 'docs/ARCHITECTURE.md';
const IMPORT = /(?:from|import\() ?'([^']+)'/g;
const NAME = /^[A-Za-z]\w*$/;

/**
 * Follows the request traced in the document. The first file of a step must import each other file of that step, directly or
 * through others, and each name must occur in a file that the trace has reached.
 * @param {readonly string[]} files all of the tree
 * @returns {string[]} every fault
 */
export function followTrace(files) {
  const [, section = ''] = read(DOCUMENT).split(/^## One request, traced$|^A page asks/m);
  const reached = new Set();
  return section.split(/^\d+\. /m).flatMap((step, number) => {
    const tokens = [...step.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
    const named = tokens
      .filter((text) => /\.tsx?$/.test(text))
      .map((text) => files.filter((file) => `/${file}`.endsWith(`/${text}`)))
      .filter((found) => found.length > 0);
    const faults = named.flatMap((found, index) =>
      index === 0 || found.some((file) => reach(named[0]).has(file))
        ? []
        : [`step ${number}: ${found[0]} is not reached from ${named[0]}`],
    );
    for (const file of named.flatMap((found) => [...reach(found)])) reached.add(file);
    const words = new Set([...reached].flatMap((file) => read(file).match(/\w+/g) ?? []));
    const unknown = tokens
      .filter((name) => NAME.test(name) && !words.has(name))
      .map((name) => `step ${number}: ${name} is not in what was reached`);
    return [...faults, ...unknown].map((fault) => `${DOCUMENT}, ${fault}`);
  });
}

/** Collects the transitive imports of these files. */
function reach(files) {
  const found = new Set(files);
  for (const file of found)
    for (const [, to] of read(file).matchAll(IMPORT)) {
      const place = to.startsWith('@one-dream/contract/')
        ? to.replace('@one-dream/contract/', 'contract/src/')
        : path.posix.join(path.posix.dirname(file), to);
      if (/^[.@]/.test(to) && existsSync(path.join(root, place))) found.add(place);
    }
  return found;
}
