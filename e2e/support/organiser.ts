import { post, tokenOf } from './api.ts';
import { pngFile } from './people.ts';
import type { RunningServer } from './start-server.ts';

/** Makes an API call as the demo's admin. @throws Error with the refusal */
export async function callAsAdmin<Answer>(
  server: RunningServer,
  { path, body = {} }: { path: string; body?: object },
): Promise<Answer> {
  return post(server, { path, body, token: await tokenOf(server, 'admin') });
}

/** A small picture as a data URL. */
export const pictureUrl = `data:image/png;base64,${pngFile().buffer.toString('base64')}`;
