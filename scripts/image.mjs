/**
 * `npm run image -- FOLDER`: writes everything that a production server needs, including Node, and nothing else. The
 * `Dockerfile` copies the folder, and so does an installation without containers.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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
  cpSync(path.join(root, part), path.join(folder, part), {
    recursive: true,
    verbatimSymlinks: true,
    filter,
  });
}

function listPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const waiting = ['server', 'contract'];
  for (const from of waiting) {
    const { dependencies = {}, optionalDependencies = {} } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = findPlace({ packages, from, name });
      // Optional: a binary for another machine.
      if (!place || found.has(place) || !existsSync(path.join(root, place))) continue;
      found.add(place);
      waiting.push(packages[place].link ? packages[place].resolved : place);
    }
  }
  // A link to a workspace is created, not copied: its files are among the parts.
  return [...found];
}

/** Resolves like Node: from the requiring folder upwards. */
function findPlace({ packages, from, name }) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}
