import * as posters from '@one-dream/contract/features/posters.ts';
import type { Sent } from '../support/api.ts';
import type { TestServer } from '../support/open-test-server.ts';
import { newAdmin } from '../support/people.ts';
import { pngDataUrl } from '../support/pictures.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

async function poster(server: TestServer) {
  const body = { image: await pngDataUrl() };
  return (await server.api.act(posters.createPoster, { as: await newAdmin(server), body })).data;
}

/** As `goodRequests`, for posters. */
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
};
