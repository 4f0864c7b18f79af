/**
 * `npm run image -- FOLDER`: writes everything that a production server needs, including Node, and nothing else. The
 * `Dockerfile` copies the folder, and so does an installation without containers.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findPackage, readLock } from './prepare/lock-file.mjs';
import { root } from './prepare/places.mjs';
import { prepareOrExit } from './prepare/prepare.mjs';

const PARTS = [
  'LICENSE',
  'deploy',
  'package.json',
  'contract/package.json',
  'contract/src',
  'server/package.json',
  'server/migrations',
  'server/src',
  'server/build',
  'web/build',
];

/** Excludes tests and files that only developers' tools read. */
const LEFT_OUT = /\.(test\.tsx?|map|d\.[cm]?ts|md)$/;
const LEFT_OUT_OF_PACKAGES = /\/(tests?|benchmarks?)$/;

const [folder] = process.argv.slice(2);
if (!folder || existsSync(folder)) {
  console.error('Name a folder that does not exist yet: npm run image -- FOLDER');
  process.exit(1);
}
const node = await prepareOrExit();
// The user who runs it can read it but owns none of it, whoever created it.
process.umask(0o022);
for (const part of [...PARTS, ...listPackages()]) copy(part);
mkdirSync(path.join(folder, 'bin'));
const copied = path.join(folder, 'bin/node');
copyFileSync(node, copied);
chmodSync(copied, 0o755);
// Strips the debugger's function names, 18 MB. Without binutils they stay.
spawnSync('strip', [copied]);
console.log(`${folder} has everything that the server needs.`);

function copy(part) {
  const isOfPackage = (file) => file.includes('node_modules/') && LEFT_OUT_OF_PACKAGES.test(file);
  const filter = (file) => !LEFT_OUT.test(file) && !isOfPackage(file);
  const options = { recursive: true, verbatimSymlinks: true, filter };
  cpSync(path.join(root, part), path.join(folder, part), options);
}

/** What server and contract need, and what that needs. */
function listPackages() {
  const packages = readLock();
  const found = new Set(['server', 'contract']);
  for (const from of found) {
    const { dependencies, optionalDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = findPackage({ packages, from, name });
      // Optional: a binary for another machine.
      if (place && existsSync(path.join(root, place))) found.add(place);
    }
  }
  return [...found].filter((place) => place.includes('node_modules/'));
}
