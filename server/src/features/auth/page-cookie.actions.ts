import type { Role } from '@one-dream/contract/features/users/users.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Browser } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { sessionLifetime } from './auth.rules.ts';

type At = Pick<Platform, 'publicUrl'>;

/**
 * A cookie with the session's token. It is read only for documents: no call is authenticated by it.
 * Over https the prefix keeps subdomains from planting it.
 */
function describeCookie({ publicUrl }: At) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-od_page' : 'od_page',
    secure,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
  } as const;
}

/** Sets the cookie: the browser's next documents are rendered for this session. */
export function issuePageCookie(
  browser: Browser | undefined,
  { token, role }: { token: string; role: Role },
  at: At,
): void {
  const maxAge = Math.floor(sessionLifetime(role).total / 1000);
  browser?.setCookie(stringifySetCookie({ ...describeCookie(at), value: token, maxAge }));
}

/** Deletes the cookie: documents are rendered for a visitor again. */
export function dropPageCookie(browser: Pick<Browser, 'setCookie'> | undefined, at: At): void {
  browser?.setCookie(stringifySetCookie({ ...describeCookie(at), value: '', maxAge: 0 }));
}

/** Reads the session's token from the `Cookie` header of a request for a document. */
export function readPageCookie(header: string | undefined, at: At): string | undefined {
  const value = parseCookie(header ?? '')[describeCookie(at).name];
  return value && /^[\w-]{1,200}$/.test(value) ? value : undefined;
}
