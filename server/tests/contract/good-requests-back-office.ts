import * as planned from '@one-dream/contract/features/notifications/notifications.planned.ts';
import * as posters from '@one-dream/contract/features/posters/posters.ts';
import type { Sent } from '../../../factories/api.ts';
import { inMinutes } from '../../../factories/lobbies.ts';
import { pngDataUrl } from '../../../factories/pictures.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import { newAdmin } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

const notice = {
  title: 'Scrims tonight',
  description: 'At nine.',
  to: 'everyone',
  type: 'event',
} as const;

async function plannedNotification(server: TestServer) {
  const body = { ...notice, sendAt: inMinutes(server, 60) };
  return (await server.api.act(planned.planNotification, { as: await newAdmin(server), body }))
    .data;
}

async function poster(server: TestServer) {
  const body = { image: await pngDataUrl() };
  return (await server.api.act(posters.createPoster, { as: await newAdmin(server), body })).data;
}

/** As `goodRequests`, for posters and notifications that are planned. */
export const backOfficeRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  listPosters: async (server) => {
    await poster(server);
    return {};
  },
  createPoster: async (server) => ({
    as: await newAdmin(server),
    body: { image: await pngDataUrl() },
  }),
  listAllPosters: async (server) => {
    await poster(server);
    return { as: await newAdmin(server) };
  },
  updatePoster: async (server) => {
    const { _id, ...form } = await poster(server);
    return {
      as: await newAdmin(server),
      params: { posterId: _id },
      body: { ...form, text_two: 'Changed', version: 1 },
    };
  },
  orderPosters: async (server) => {
    const as = await newAdmin(server);
    await poster(server);
    await poster(server);
    const { data } = await server.api.act(posters.listAllPosters, { as });
    return { as, body: { ids: data.map(({ _id }) => _id).reverse() } };
  },
  deletePoster: async (server) => {
    const { _id } = await poster(server);
    return { as: await newAdmin(server), params: { posterId: _id } };
  },
  planNotification: async (server) => ({
    as: await newAdmin(server),
    body: { ...notice, image: await pngDataUrl(), sendAt: inMinutes(server, 60) },
  }),
  listPlannedNotifications: async (server) => {
    await plannedNotification(server);
    return { as: await newAdmin(server) };
  },
  changePlannedNotification: async (server) => {
    const { _id, version } = await plannedNotification(server);
    return {
      as: await newAdmin(server),
      params: { plannedId: _id },
      body: { ...notice, title: 'Changed', sendAt: inMinutes(server, 60), version },
    };
  },
  cancelPlannedNotification: async (server) => {
    const { _id } = await plannedNotification(server);
    return { as: await newAdmin(server), params: { plannedId: _id } };
  },
  countAudience: async (server) => {
    const { _id } = await openTournament(server);
    const body = { tournamentId: _id, who: 'registered', leadersOnly: true } as const;
    return { as: await newAdmin(server), body };
  },
};
