import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noteAtWork } from './one-at-a-time.mjs';
import { root } from './places.mjs';
import { run } from './processes.mjs';
import { reportWaiting } from './report.mjs';

/** Build products: name, source files and folders, output folder. */
const PRODUCTS = [
  {
    name: 'site',
    sources: ['web', 'contract/src', 'package-lock.json', 'tsconfig.base.json'],
    output: 'web/build',
    program: 'node_modules/@react-router/dev/bin.cjs',
    args: ['build', 'web', '--logLevel', 'warn'],
  },
  {
    name: 'mails',
    sources: [
      'server/mails',
      'server/src/platform/mail/mail-props.ts',
      'server/vite.mails.config.ts',
      'contract/src',
      'package-lock.json',
    ],
    output: 'server/build',
    program: 'node_modules/vite/bin/vite.js',
    // Below Vite's root, the parent folder of `output`.
    args: [
      'build',
      '-c',
      'server/vite.mails.config.ts',
      '--outDir',
      'build.next',
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
  },
];

/** Excluded from the fingerprint: files that are not sources, or not read by a build. */
const IGNORED =
  /(^|[\\/])(node_modules|dist|build|\.[^\\/]*|[^\\/]*\.next)$|\.test\.tsx?$|\.tsbuildinfo$/;

const STAMP = '.stamp';

/** Lists the products whose sources have changed since they were built. */
export function listStale() {
  return PRODUCTS.map((product) => ({ ...product, fingerprint: fingerprint(product) })).filter(
    ({ output, fingerprint: wanted }) => readStamp(output) !== wanted,
  );
}

/**
 * Builds what `listStale` found, side by side.
 * @param {{ node: string, stale: ReturnType<typeof listStale> }} options
 * @throws {Error} with the build's own output
 */
export async function build({ node, stale }) {
  const names = stale.map(({ name }) => name).join(' and the ');
  const done = reportWaiting(`Building the ${names}`);
  const results = await Promise.all(stale.map((product) => buildOne({ node, product })));
  const failed = results.filter(({ code }) => code !== 0);
  done({ failed: failed.length > 0 });
  if (failed.length === 0) return;
  const words = failed.map(({ output }) => output.trim()).join('\n\n');
  throw new Error(`${words}\n\nThe ${names} could not be built; the reason stands above.`);
}

/** Builds next to the old output and swaps, so that a running server never misses a file. */
async function buildOne({ node, product }) {
  const output = path.join(root, product.output);
  const next = `${output}.next`;
  const args = [path.join(root, product.program), ...product.args];
  // Always a production build, regardless of the environment.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SITE_BUILD_DIRECTORY: path.basename(next),
  };
  const result = await run(node, args, { env, quiet: true, onStart: noteAtWork });
  if (result.code !== 0) return result;
  writeFileSync(path.join(next, STAMP), product.fingerprint);
  rmSync(`${output}.old`, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, `${output}.old`);
  renameSync(next, output);
  rmSync(`${output}.old`, { recursive: true, force: true });
  return result;
}

function fingerprint({ sources, args }) {
  const hash = createHash('sha1').update(args.join(' '));
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Lists all files at or below a path, in a stable order; empty if it does not exist. */
function listFiles(place) {
  const entries = readEntries(place);
  if (!entries) return existsSync(path.join(root, place)) ? [place] : [];
  return entries
    .map((entry) => `${place}/${entry}`)
    .filter((file) => !IGNORED.test(file))
    .sort()
    .flatMap(listFiles);
}

function readEntries(place) {
  try {
    return readdirSync(path.join(root, place));
  } catch {
    return undefined;
  }
}

function readStamp(output) {
  try {
    return readFileSync(path.join(root, output, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}
