import { setPlayerPage } from '@one-dream/contract/features/records/records.ts';
import type { Sent } from '../../../factories/api.ts';
import { newArena, publish, rowsOf } from '../../../factories/results.ts';
import { newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** As `goodRequests`, for what teams and players have done. */
export const recordRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  getTeamRecord: async (server) => {
    const { squads, match, admin, entries } = await newArena(server);
    await publish(server, { match, as: admin, rows: rowsOf(entries) });
    return { params: { teamId: squads[0]?.id ?? '' } };
  },
  getPlayerRecord: async (server) => {
    const { data } = await server.api.act(setPlayerPage, { as: await newPlayer(server), body: {} });
    return { params: { pageId: data.page } };
  },
  setPlayerPage: async (server) => ({ as: await newPlayer(server), body: { isHidden: true } }),
  listOwnResults: async (server) => ({ as: await newPlayer(server), body: {} }),
  searchAll: async () => ({ body: { search: 'cup' } }),
  listLeaders: async () => ({ body: { league: 'T3', month: '2026-11' } }),
};
