import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { newSecret } from '../../platform/secrets.ts';
import { oauthStateMinutes } from './auth.rules.ts';

/**
 * Over https with the prefix that browsers let no subdomain plant: such a cookie is this host's own, for all of
 * its paths. Without https there are no such cookies.
 */
function describeCookie({ publicUrl }: Pick<Platform, 'publicUrl'>) {
  return publicUrl.startsWith('https:')
    ? ({ name: '__Host-od_browser', secure: true, path: '/' } as const)
    : ({ name: 'od_browser', secure: false, path: '/api' } as const);
}

/** What tells the browser that was sent to Discord from any other. It authenticates nothing. */
export function readBrowserMark(
  { headers }: FastifyRequest,
  platform: Pick<Platform, 'publicUrl'>,
): string | undefined {
  return parseCookie(headers.cookie ?? '')[describeCookie(platform).name];
}

/** Gives the browser its mark, or renews the one it has: several tabs may be on their way to Discord. */
export function markBrowser(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  platform: Pick<Platform, 'publicUrl'>,
): string {
  const mark = readBrowserMark(request, platform) ?? newSecret();
  const cookie = stringifySetCookie({
    ...describeCookie(platform),
    value: mark,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: oauthStateMinutes * 60,
  });
  reply.header('Set-Cookie', cookie);
  return mark;
}
