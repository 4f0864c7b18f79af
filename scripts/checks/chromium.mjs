import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { run } from '../prepare/processes.mjs';
import { reportWaiting } from '../prepare/report.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium that starts, or gets one: Debian's package where this may install packages,
 * else Playwright's own.
 * @param {{ node: string }} options
 * @returns {Promise<string>} the path of its program
 * @throws {Error} with a sentence on what to do
 */
export async function ensureChromium({ node }) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await starts(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not start. Correct or unset it.`);
  }
  return (
    (await findOne()) ??
    (await findPlaywrights({ node })) ??
    (await installDebians()) ??
    (await installPlaywrights({ node })) ??
    giveUp()
  );
}

async function findOne() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    NAMES.map((name) => path.join(folder, name)),
  );
  for (const place of new Set([...places, MAC])) {
    if (isProgram(place) && (await starts(place))) return place;
  }
  return undefined;
}

async function installDebians() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return undefined;
  const done = reportWaiting('Installing Chromium with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=5'];
  await run('apt-get', ['update', ...options], { env, quiet: true });
  const install = ['install', '--no-install-recommends', ...options, 'chromium'];
  await run('apt-get', install, { env, quiet: true });
  const found = await findOne();
  done({ failed: !found });
  return found;
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

/** Asked in another process, as Playwright needs the pinned Node. */
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

/** Ubuntu's `chromium-browser` is a program that only says to install a snap. */
async function starts(place) {
  const { code, output } = await run(place, ['--version', '--no-sandbox'], { quiet: true });
  return code === 0 && /chrom/i.test(output);
}
