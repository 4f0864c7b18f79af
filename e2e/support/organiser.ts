import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
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

/** A new open tournament. */
export async function openTournament({
  server,
  title,
  ...form
}: { server: RunningServer; title: string } & Partial<Tournament>): Promise<Tournament> {
  const body = { title, banner: pictureUrl, status: 'OPENED', slots: 16, ...form };
  const { data } = await callAsAdmin<{ data: Tournament }>(server, {
    path: '/admin/tournament/create',
    body,
  });
  return data;
}

/** Changes a tournament as an admin would, on top of what it is now. */
export async function changeTournament({
  server,
  id,
  change,
}: {
  server: RunningServer;
  id: string;
  change: Partial<Tournament>;
}): Promise<void> {
  const { data } = await callAsAdmin<{ data: Tournament[] }>(server, {
    path: '/tournament',
    body: { limit: 100 },
  });
  const current = data.find((tournament) => tournament._id === id);
  if (!current) throw new Error(`no tournament ${id}`);
  await callAsAdmin(server, {
    path: '/admin/tournament/update',
    body: { id, data: { ...current, ...change } },
  });
}
