import { listOwnDuties } from '@one-dream/contract/features/duties/duties.ts';
import { tokenOf } from './api.ts';
import type { RunningServer } from './start-server.ts';

const views = ['', '?view=entries', '?view=draw', '?view=schedule', '?view=event'];

/** The console's pages, for an event that the demo's host runs: the owner has no duties and could not list one. */
export async function consolePaths(server: RunningServer): Promise<string[]> {
  const as = { token: await tokenOf(server, 'host') };
  const { data } = await server.api.act(listOwnDuties, { as });
  const [first] = data;
  if (!first) throw new Error('The demo’s host runs nothing.');
  return ['/console', ...views.map((view) => `/console/${first.tournamentId}${view}`)];
}
