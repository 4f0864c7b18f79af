import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { newSecret } from '../../platform/secrets.ts';
import { oauthStateMinutes } from './auth.rules.ts';

const cookieName = 'od_browser';

/** What tells the browser that was sent to Discord from any other. It authenticates nothing. */
export function readBrowserMark({ headers }: FastifyRequest): string | undefined {
  return parseCookie(headers.cookie ?? '')[cookieName];
}

/** Gives the browser its mark, or renews the one it has: several tabs may be on their way to Discord. */
export function markBrowser(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { publicUrl }: Platform,
): string {
  const mark = readBrowserMark(request) ?? newSecret();
  const cookie = stringifySetCookie({
    name: cookieName,
    value: mark,
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    path: '/api',
    maxAge: oauthStateMinutes * 60,
  });
  reply.header('Set-Cookie', cookie);
  return mark;
}
