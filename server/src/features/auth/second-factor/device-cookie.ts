import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { newSecret } from '../../../platform/secrets.ts';
import { describeDevice } from './second-factor.rules.ts';

/** Where a sign-in comes from. */
export interface SignInFrom {
  /** Of the device cookie: tells this user agent from any other, and authenticates nothing. */
  deviceId: string;
  /** In words; empty where it does not say. */
  device: string;
}

// As long as browsers keep a cookie at most.
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** Reads the device cookie of whoever signs in, or sets one, for as long as browsers keep it. */
export function readSignInFrom(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { publicUrl }: Pick<Platform, 'publicUrl'>,
): SignInFrom {
  const secure = publicUrl.startsWith('https:');
  // With this prefix no subdomain can plant one.
  const name = secure ? '__Host-od_device' : 'od_device';
  const known = parseCookie(request.headers.cookie ?? '')[name];
  const deviceId = known && /^[\w-]{43}$/.test(known) ? known : newSecret();
  const cookie = stringifySetCookie({
    name,
    value: deviceId,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: lifetimeSeconds,
  });
  reply.header('Set-Cookie', cookie);
  return { deviceId, device: describeDevice(request.headers['user-agent']) };
}
