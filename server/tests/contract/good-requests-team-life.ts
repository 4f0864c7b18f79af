import * as search from '@one-dream/contract/features/teams/teams.search.ts';
import type { Sent } from '../../../factories/api.ts';
import { joinTeam, newSquad } from '../../../factories/teams.ts';
import { entryOf, openMatchDay } from '../support/match-days.ts';
import { newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';
import { requestsOf } from '../support/team-search.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** For each call about how a team lives between tournaments, a request that succeeds. */
export const teamLifeRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  updateTeam: async (server) => ({
    as: (await newSquad(server, { size: 1 })).leader,
    body: { name: 'Renamed Well' },
  }),
  setCoLeader: async (server) => {
    const { leader, players } = await newSquad(server, { size: 2 });
    return { as: leader, body: { userId: players[1]?.id ?? null } };
  },
  handOverTeam: async (server) => {
    const { leader, players } = await newSquad(server, { size: 2 });
    return { as: leader, params: { userId: players[1]?.id ?? '' } };
  },
  setTeamLineup: async (server) => {
    const { leader, players } = await newSquad(server, { size: 2 });
    return { as: leader, body: { userIds: players.map(({ id }) => id).reverse() } };
  },
  remindPlayer: async (server) => {
    const team = await newSquad(server, { size: 1 });
    const player = await newPlayer(server, { discord: false });
    await joinTeam(server, { team, player });
    return { as: team.leader, params: { userId: player.id } };
  },
  setEntryLineup: async (server) => {
    const { tournament, placed } = await openMatchDay(server);
    const [team] = placed;
    if (!team) throw new Error('no team');
    const { id: entryId } = await entryOf(server, { team, tournament });
    const userIds = team.players.map(({ id }) => id).reverse();
    return { as: team.leader, params: { entryId }, body: { userIds } };
  },

  listSearchingTeams: async (server) => {
    await searchingTeam(server);
    return { as: await newPlayer(server) };
  },
  listSearchingPlayers: async (server) => {
    await searchingPlayer(server);
    return { as: await newPlayer(server) };
  },
  getOwnSearch: async (server) => ({ as: (await searchingTeam(server)).leader }),
  postSearch: async (server) => ({
    as: await newPlayer(server),
    body: { text: 'IGL, evenings.', roles: [] },
  }),
  endSearch: async (server) => ({ as: await searchingPlayer(server) }),
  askToJoin: async (server) => {
    const { id } = await searchingTeam(server);
    return { as: await newPlayer(server), params: { teamId: id }, body: { text: 'I play IGL.' } };
  },
  askPlayer: async (server) => {
    const { leader } = await newSquad(server, { size: 1 });
    const player = await searchingPlayer(server);
    return { as: leader, params: { userId: player.id }, body: { text: 'Play with us.' } };
  },
  answerJoinRequest: async (server) => {
    const { leader, requestId } = await asked(server);
    return { as: leader, params: { requestId }, body: { isAccepted: true } };
  },
  withdrawJoinRequest: async (server) => {
    const { player, requestId } = await asked(server);
    return { as: player, params: { requestId } };
  },

  updateOwnProfile: async (server) => ({
    as: await newPlayer(server),
    body: { name: 'Well Named' },
  }),
  deleteOwnAccount: async (server) => ({ as: await newPlayer(server) }),
};

async function searchingTeam(server: TestServer) {
  const team = await newSquad(server, { size: 1 });
  await server.api.act(search.postSearch, { as: team.leader, body: { text: 'Looking.' } });
  return team;
}

async function searchingPlayer(server: TestServer) {
  const player = await newPlayer(server);
  await server.api.act(search.postSearch, { as: player, body: { text: 'Looking.' } });
  return player;
}

async function asked(server: TestServer) {
  const { id: teamId, leader } = await searchingTeam(server);
  const player = await newPlayer(server);
  await server.api.act(search.askToJoin, { as: player, params: { teamId }, body: {} });
  const [request] = await requestsOf(server, player);
  return { leader, player, requestId: request?._id ?? '' };
}
