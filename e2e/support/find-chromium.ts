import { existsSync } from 'node:fs';

/** Disables all of Chromium's traffic except to the server under test. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * How the tests launch every browser. `isWhole`: the full browser, which notifications need; otherwise the headless shell.
 */
export function chromiumOptions({ isWhole = false } = {}) {
  return { executablePath: findChromium({ isWhole }), args: BROWSER_ARGUMENTS };
}

/**
 * The Chromium to test with: the one `npm test` found, or else Debian's. Undefined means Playwright's own.
 */
function findChromium({ isWhole }: { isWhole: boolean }): string | undefined {
  const { CHROMIUM_PATH, WHOLE_CHROMIUM_PATH } = process.env;
  const named = isWhole ? (WHOLE_CHROMIUM_PATH ?? CHROMIUM_PATH) : CHROMIUM_PATH;
  if (named) return named;
  const shells = isWhole ? [] : ['/usr/bin/chromium-headless-shell'];
  return [...shells, '/usr/bin/chromium', '/usr/bin/google-chrome'].find((place) =>
    existsSync(place),
  );
}
