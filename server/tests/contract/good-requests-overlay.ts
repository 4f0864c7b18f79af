import { createOverlay } from '@one-dream/contract/features/overlay/overlay.ts';
import type { Sent } from '../../../factories/api.ts';
import { newLobby, newStaff } from '../../../factories/lobbies.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

const form = { name: 'Main stream', delayS: 30 };

async function newDesk(server: TestServer) {
  const { tournament } = await newLobby(server);
  const as = await newStaff(server, { duty: 'caster', tournament });
  return { as, params: { tournamentId: tournament._id } };
}

async function newOverlay(server: TestServer) {
  const desk = await newDesk(server);
  return { ...desk, ...(await server.api.act(createOverlay, { ...desk, body: form })) };
}

/** As `goodRequests`, for overlays of streams. */
export const overlayRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  createOverlay: async (server) => ({ ...(await newDesk(server)), body: form }),
  listOverlays: async (server) => {
    const { as, params } = await newOverlay(server);
    return { as, params };
  },
  revokeOverlay: async (server) => {
    const { as, params, data } = await newOverlay(server);
    return { as, params: { ...params, overlayId: data._id } };
  },
  previewOverlay: newDesk,
  readOverlay: async (server) => ({ body: { token: (await newOverlay(server)).token } }),
};
