import { existsSync } from 'node:fs';

/** Nothing that makes Chromium talk to anyone but the server under test. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How every browser of the tests is launched. */
export function chromiumOptions() {
  return { executablePath: findChromium(), args: BROWSER_ARGUMENTS };
}

/**
 * The Chromium to test with: what `npm test` found, else Debian's. Undefined leaves it to
 * Playwright's own.
 */
function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((place) => existsSync(place));
}
