import { checkToken } from '@one-dream/contract/features/auth/auth.ts';
import type { TestServer } from './test-server.ts';

/** What a browser has once the site has looked up its token: the header's line, and the cookie as it is sent back. */
export async function pageCookieOf(
  { api }: Pick<TestServer, 'api'>,
  person: { token: string },
): Promise<{ line: string; cookie: string }> {
  const { headers } = await api.send(checkToken, { as: person, params: { token: person.token } });
  const line = headers.getSetCookie().find((one) => one.startsWith('__Host-od_page=')) ?? '';
  return { line, cookie: line.split(';')[0] ?? '' };
}
