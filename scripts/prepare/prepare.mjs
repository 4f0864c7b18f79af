import { build, listStale } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { findNode } from './pinned-node.mjs';

/**
 * Installs and builds what is missing or stale; takes a few milliseconds if nothing is.
 * @param {{ builds?: boolean }} [options] `builds: false` installs only
 * @returns {Promise<string>} the Node to run everything on
 * @throws {Error} with a sentence on what to do
 */
export async function prepare({ builds = true } = {}) {
  const isReady = () => isInstalled() && (!builds || listStale().length === 0);
  if (!isReady()) {
    // Double check: a start that waited for another one may find everything done.
    await oneAtATime(async () => {
      if (!isInstalled()) await install();
      const stale = builds ? listStale() : [];
      if (stale.length > 0) await build({ node: findNode(), stale });
    });
  }
  return findNode();
}

export async function prepareOrExit(options) {
  try {
    return await prepare(options);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
