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
import { findPackage } from './prepare/lock-file.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** Parses `os`, `cpu` and `libc` from a name such as `@oxc-parser/binding-linux-arm64-musl`. */
const OPERATING_SYSTEM = /\b(android|darwin|freebsd|linux|openharmony|win(?:32)?)\b/;
const PROCESSOR = /\b(arm|arm64|ia32|ppc64|riscv64|s390x|wasm32|x64)\b/;
const LIBC = /-(gnu|musl)[a-z]*$/;

const added = [];
for (const [from, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const [, cpu] = PROCESSOR.exec(name) ?? [];
    const isLocked = findPackage({ packages: lock.packages, from, name });
    if (isLocked || !cpu || !/^\d/.test(version)) continue;
    const [, os] = OPERATING_SYSTEM.exec(name) ?? [];
    const [, libc] = (os === 'linux' && LIBC.exec(name)) || [];
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: [cpu],
      dev: entry.dev ? true : undefined,
      libc: libc && [libc === 'gnu' ? 'glibc' : libc],
      optional: true,
      os: os && [os === 'win' ? 'win32' : os],
    };
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
