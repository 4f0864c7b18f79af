import * as calls from '@one-dream/contract/features/scrims/scrims.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { addDays } from '@one-dream/contract/schedule/scrim-days.ts';
import type { Sent } from '../../../factories/api.ts';
import { newSquad } from '../../../factories/teams.ts';
import { newAdmin } from '../support/people.ts';
import { newSeries, playedWeek } from '../support/scrims.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

const inDays = ({ platform }: TestServer, count: number) =>
  addDays(matchDayOf(platform.now()), count);

/** As `goodRequests`, for daily scrims and the ladder. */
export const scrimRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  listEvenings: async () => ({}),
  listSeries: async (server) => ({ as: await newAdmin(server) }),
  readCalendar: async (server) => ({ as: await newAdmin(server), body: { weeks: 2 } }),
  createSeries: async (server) => ({
    as: await newAdmin(server),
    body: { tier: 'T3', title: 'T3 daily' },
  }),
  updateSeries: async (server) => {
    const { admin: as, series } = await newSeries(server);
    const { _id, tier, pausedUntil, isEnded, reserved, ...body } = series;
    return { as, params: { seriesId: _id }, body };
  },
  pauseSeries: async (server) => {
    const { admin: as, series } = await newSeries(server);
    return { as, params: { seriesId: series._id }, body: { until: inDays(server, 3) } };
  },
  endSeries: async (server) => {
    const { admin: as, series } = await newSeries(server);
    return { as, params: { seriesId: series._id } };
  },
  skipEvening: async (server) => {
    const { admin: as, series } = await newSeries(server);
    const body = { day: inDays(server, 4), isSkipped: true, reason: 'Diwali' };
    return { as, params: { seriesId: series._id }, body };
  },
  reservePlace: async (server) => {
    const { admin: as, series } = await newSeries(server);
    const { id: teamId } = await newSquad(server, { size: 1 });
    return { as, params: { seriesId: series._id }, body: { teamId, kind: 'reserved' } };
  },
  getLadder: async () => ({}),
  getLadderHistory: async (server) => ({
    params: { teamId: (await newSquad(server, { size: 1 })).id },
  }),
  listLadderProposals: async (server) => ({ as: await newAdmin(server) }),
  decideLadderMove: async (server) => {
    const { week, teams } = await playedWeek(server);
    const params = { teamId: teams[0]?.id ?? '' };
    const body = { week, isConfirmed: true, reason: 'Best of the week' };
    return { as: await newAdmin(server), params, body };
  },
  placeOnLadder: async (server) => ({
    as: await newAdmin(server),
    params: { teamId: (await newSquad(server, { size: 1 })).id },
    body: { tier: 'T2', reason: 'Came from another league' },
  }),
  freePlace: async (server) => {
    const { admin: as, series } = await newSeries(server);
    const { id: teamId } = await newSquad(server, { size: 1 });
    const params = { seriesId: series._id };
    await server.api.act(calls.reservePlace, { as, params, body: { teamId, kind: 'invited' } });
    return { as, params: { ...params, teamId } };
  },
};
