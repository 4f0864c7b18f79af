import { post, tokenOf } from './api.ts';
import { pngFile } from './people.ts';
import type { RunningServer } from './start-server.ts';

/** Calls the API as the demo organisation's admin. @throws Error with the refusal */
export async function callAsAdmin<Answer>(
  server: RunningServer,
  { path, body = {} }: { path: string; body?: object },
): Promise<Answer> {
  return post(server, { path, body, token: await tokenOf(server, 'admin') });
}

/** A small picture as JSON bodies carry it. */
export const pictureUrl = `data:image/png;base64,${pngFile().buffer.toString('base64')}`;
