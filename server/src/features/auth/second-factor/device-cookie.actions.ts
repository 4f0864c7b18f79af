import { stringifySetCookie } from 'cookie';
import type { Browser } from '../../../calls/serve.ts';
import type { Platform } from '../../../platform/platform.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { describeDevice } from './second-factor.rules.ts';

export interface SignInFrom {
  /** From the device cookie: tells this user agent from any other, and authenticates nothing. */
  deviceId: string;
  /** Described in words; empty where unknown. */
  device: string;
}

// The longest that browsers keep a cookie.
const lifetimeSeconds = 400 * 24 * 60 * 60;

export function findDeviceId(
  browser: Browser | undefined,
  { publicUrl }: Pick<Platform, 'publicUrl'>,
): string | undefined {
  const known = browser?.readCookie(nameOf(publicUrl));
  return known && /^[\w-]{43}$/.test(known) ? known : undefined;
}

/** The prefix keeps subdomains from planting one. */
const nameOf = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-od_device' : 'od_device';

/** Reads the device cookie at sign-in, or sets one, for as long as browsers keep it. */
export function readSignInFrom(
  { browser }: { browser: Browser | undefined },
  { publicUrl }: Pick<Platform, 'publicUrl'>,
): SignInFrom {
  const secure = publicUrl.startsWith('https:');
  const deviceId = findDeviceId(browser, { publicUrl }) ?? newSecret();
  const cookie = stringifySetCookie({
    name: nameOf(publicUrl),
    value: deviceId,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: lifetimeSeconds,
  });
  browser?.setCookie(cookie);
  return { deviceId, device: describeDevice(browser?.userAgent) };
}
