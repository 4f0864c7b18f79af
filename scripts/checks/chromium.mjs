import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { run } from '../prepare/processes.mjs';
import { reportWaiting } from '../prepare/report.mjs';

/** Headless shell of Chromium, sufficient for tests at half the CPU time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a working Chromium, or installs one: Debian's package if permitted, else Playwright's own.
 * @param {{ node: string, isWhole?: boolean }} options `isWhole`: the full browser
 * @returns {Promise<string>} path of its executable
 * @throws {Error} with a sentence on what to do
 */
export async function ensureChromium({ node, isWhole = false }) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not start. Correct or unset it.`);
  }
  const shell = isWhole ? undefined : ((await findOne(SHELLS)) ?? (await installDebians(SHELLS)));
  const found =
    shell ??
    (await findOne(BROWSERS)) ??
    (await findPlaywrights(node)) ??
    (await installDebians(BROWSERS)) ??
    (await installPlaywrights(node));
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one (on Debian: `sudo apt-get install chromium`) or name one in CHROMIUM_PATH, then run this again.',
  );
}

async function findOne(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const places = folders.flatMap((folder) => names.map((name) => path.resolve(folder, name)));
  for (const place of new Set(places)) if (await starts(place)) return place;
  return undefined;
}

/** Ubuntu's `chromium-browser` exists, but only asks to install a snap. */
async function starts(place) {
  if (!existsSync(place)) return false;
  const { code, output } = await run(place, ['--version', '--no-sandbox'], { quiet: true });
  return code === 0 && /chrom/i.test(output);
}

/** The first name is the package's. Not on Ubuntu, which has no such package. */
async function installDebians(names) {
  const release = '/etc/os-release';
  const isDebian = existsSync(release) && /^ID="?debian"?$/m.test(readFileSync(release, 'utf8'));
  if (!isDebian || process.getuid() !== 0) return undefined;
  const done = reportWaiting(`Installing ${names[0]} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5'];
  await run('apt-get', ['update', ...options], { env, quiet: true });
  const install = ['install', '--no-install-recommends', ...options, names[0]];
  await run('apt-get', install, { env, quiet: true });
  const found = await findOne(names);
  done({ failed: !found });
  return found;
}

async function installPlaywrights(node) {
  const done = reportWaiting("Downloading Playwright's Chromium");
  const withLibraries = process.platform === 'linux' && process.getuid() === 0;
  const args = ['install', 'chromium', ...(withLibraries ? ['--with-deps'] : [])];
  await run(node, [path.join(root, 'node_modules/playwright/cli.js'), ...args], { quiet: true });
  const found = await findPlaywrights(node);
  done({ failed: !found });
  return found;
}

/** In a separate process, as Playwright needs the pinned Node. */
async function findPlaywrights(node) {
  const question =
    "import('playwright-core').then((p) => console.log(p.default.chromium.executablePath()))";
  const { output } = await run(node, ['-e', question], { quiet: true });
  return (await starts(output.trim())) ? output.trim() : undefined;
}
