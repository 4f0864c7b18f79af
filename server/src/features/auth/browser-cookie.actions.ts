import { stringifySetCookie } from 'cookie';
import type { Browser } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { newSecret } from '../../platform/secrets.ts';
import { oauthStateMinutes } from './auth.rules.ts';

/**
 * Over https, the prefix keeps subdomains from planting the cookie: it belongs to this host and all of its paths.
 * Without https there are no such cookies.
 */
function describeCookie({ publicUrl }: Pick<Platform, 'publicUrl'>) {
  return publicUrl.startsWith('https:')
    ? ({ name: '__Host-od_browser', secure: true, path: '/' } as const)
    : ({ name: 'od_browser', secure: false, path: '/api' } as const);
}

/**
 * Reads the id that the state of an OAuth round trip is bound to: the user agent sent to Discord. It authenticates
 * nothing.
 */
export function readBrowserId(
  browser: Browser | undefined,
  platform: Pick<Platform, 'publicUrl'>,
): string | undefined {
  return browser?.readCookie(describeCookie(platform).name);
}

/** Gives the browser an id, or renews its existing one: several tabs may be on their way to Discord. */
export function issueBrowserId(
  browser: Browser | undefined,
  platform: Pick<Platform, 'publicUrl'>,
): string {
  const id = readBrowserId(browser, platform) ?? newSecret();
  const cookie = stringifySetCookie({
    ...describeCookie(platform),
    value: id,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: oauthStateMinutes * 60,
  });
  browser?.setCookie(cookie);
  return id;
}
