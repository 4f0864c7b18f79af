/**
 * Adds missing platform binaries to package-lock.json.
 *
 * `npm install` leaves an optional package out of the lock when the registry it talks to has no
 * such version (mirrors often carry the binaries of one platform only). `npm ci` then refuses that
 * lock on every machine. The parents' manifests name what is missing, so the entries can be
 * written without the registry; npm fills in the hash where such a package is installed.
 *
 * Run it after adding or upgrading a dependency: `npm run lock`. It also updates the list of licences.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { writeLicences } from './checks/dependencies.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

const OPERATING_SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win: 'win32',
  win32: 'win32',
};
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** Parses `os`, `cpu` and `libc` from a name such as `@oxc-parser/binding-linux-arm64-musl`. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const os = words.map((word) => OPERATING_SYSTEMS[word]).find(Boolean);
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const abi = words.at(-1);
  const libc = abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined;
  if (!cpu) return undefined;
  return { cpu: [cpu], libc: os === 'linux' && libc ? [libc] : undefined, os: os && [os] };
}

/** Whether `parent` resolves a package of this `name`, by Node's algorithm. */
function isLocked({ parent, name }) {
  const folders = parent.split('/node_modules/').map((_, depth, all) => all.slice(0, depth + 1));
  return ['', ...folders.map((folder) => `${folder.join('/node_modules/')}/`)].some(
    (folder) => lock.packages[`${folder}node_modules/${name}`],
  );
}

const added = [];
for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked({ parent, name }) || !/^\d/.test(version)) continue;
    const platform = platformOf(name);
    if (!platform) continue;
    const { cpu, libc, os } = platform;
    const dev = entry.dev ? true : undefined;
    lock.packages[`node_modules/${name}`] = { version, cpu, dev, libc, optional: true, os };
    added.push(`${name}@${version}`);
  }
}

if (added.length > 0) {
  const [root, ...rest] = Object.keys(lock.packages).sort();
  lock.packages = Object.fromEntries([root, ...rest].map((key) => [key, lock.packages[key]]));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added.length > 0 ? `added ${added.join(', ')}` : 'the lock is complete');
writeLicences();
