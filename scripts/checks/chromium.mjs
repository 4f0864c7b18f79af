import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
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
];
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

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
  return (
    shell ??
    (await findOne([...BROWSERS, MAC])) ??
    (await findPlaywrights({ node })) ??
    (await installDebians(BROWSERS)) ??
    (await installPlaywrights({ node })) ??
    giveUp()
  );
}

async function findOne(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...USUAL_FOLDERS];
  const places = folders.flatMap((folder) => names.map((name) => path.resolve(folder, name)));
  for (const place of new Set(places)) {
    if (isProgram(place) && (await starts(place))) return place;
  }
  return undefined;
}

/** The first name is the package's. */
async function installDebians(names) {
  const mayInstall = process.getuid?.() === 0 && isDebian();
  if (!mayInstall) return undefined;
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

/** Excludes Ubuntu, whose `chromium-browser` only asks to install a snap. */
function isDebian() {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}

async function installPlaywrights({ node }) {
  const done = reportWaiting("Downloading Playwright's Chromium");
  const withLibraries = process.getuid?.() === 0 && process.platform === 'linux';
  const args = ['install', 'chromium', ...(withLibraries ? ['--with-deps'] : [])];
  await run(node, [path.join(root, 'node_modules/playwright/cli.js'), ...args], { quiet: true });
  const found = await findPlaywrights({ node });
  done({ failed: !found });
  return found;
}

/** In a separate process, as Playwright needs the pinned Node. */
async function findPlaywrights({ node }) {
  const question =
    "import('playwright-core').then((p) => console.log(p.default.chromium.executablePath()))";
  const { output } = await run(node, ['-e', question], { quiet: true });
  const place = output.trim();
  return isProgram(place) && (await starts(place)) ? place : undefined;
}

function giveUp() {
  throw new Error(
    'The browser tests need a Chromium and none could be installed. Install one (on Debian: `sudo apt-get install chromium`) or name one in CHROMIUM_PATH, then run this again.',
  );
}

function isProgram(place) {
  try {
    accessSync(place, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's `chromium-browser` only asks to install a snap. */
async function starts(place) {
  const { code, output } = await run(place, ['--version', '--no-sandbox'], { quiet: true });
  return code === 0 && /chrom/i.test(output);
}
