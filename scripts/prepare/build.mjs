import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';
import { run } from './processes.mjs';
import { reportWaiting } from './report.mjs';

/** Build products: name, source files and folders, output folder, and the command, which writes beside it. */
const PRODUCTS = [
  {
    name: 'site',
    sources: ['web', 'contract/src', 'package-lock.json', 'tsconfig.base.json'],
    output: 'web/build',
    command: '@react-router/dev/bin.cjs build web --logLevel warn',
  },
  {
    name: 'mails',
    sources: [
      'server/mails',
      'server/src/platform/mail/mail-content.ts',
      'server/vite.mails.config.ts',
      'contract/src',
      'package-lock.json',
    ],
    output: 'server/build',
    // `outDir` is below Vite's root, the parent folder of `output`.
    command:
      'vite/bin/vite.js build -c server/vite.mails.config.ts --outDir build.next --emptyOutDir --logLevel warn',
  },
];

/** Excluded from the fingerprint: files that are not sources, or not read by a build. */
const IGNORED = /^(node_modules|dist|build|\..*|.*\.next)$|\.test\.tsx?$|\.tsbuildinfo$/;

const STAMP = '.stamp';

/** Lists the products whose sources have changed since they were built. */
export function listStale() {
  return PRODUCTS.map((product) => ({ ...product, fingerprint: fingerprint(product) })).filter(
    ({ output, fingerprint }) => readStamp(output) !== fingerprint,
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
  const [next, old] = [`${output}.next`, `${output}.old`];
  const [program, ...args] = product.command.split(' ');
  // Always a production build, regardless of the environment.
  const own = { NODE_ENV: 'production', SITE_BUILD_DIRECTORY: path.basename(next) };
  const result = await run(node, [path.join(root, 'node_modules', program), ...args], {
    env: { ...process.env, ...own },
    quiet: true,
  });
  if (result.code !== 0) return result;
  writeFileSync(path.join(next, STAMP), product.fingerprint);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(next, output);
  rmSync(old, { recursive: true, force: true });
  return result;
}

function fingerprint({ sources, command }) {
  const hash = createHash('sha1').update(command);
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Lists all files at or below a path, in a stable order. */
function listFiles(place) {
  if (!statSync(path.join(root, place)).isDirectory()) return [place];
  return readdirSync(path.join(root, place))
    .filter((name) => !IGNORED.test(name))
    .sort()
    .flatMap((name) => listFiles(`${place}/${name}`));
}

function readStamp(output) {
  try {
    return readFileSync(path.join(root, output, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}
