import * as dutyCalls from '@one-dream/contract/features/duties/duties.ts';
import * as lobbies from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Sent } from '../../../factories/api.ts';
import {
  draw,
  entryOf,
  fillRoom,
  goodRoom,
  inMinutes,
  look,
  newLobby,
  newStadium,
  newStaff,
  openRoom,
  plan,
} from '../../../factories/lobbies.ts';
import { newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { startByHand } from '../support/match-days.ts';
import { newAdmin, newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** As `goodRequests`, for duties, lobbies and matches. */
export const matchDayRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  grantDuty: async (server) => ({
    as: await newAdmin(server),
    body: {
      email: (await newPlayer(server)).email,
      duty: 'host',
      tournamentId: (await openTournament(server))._id,
    },
  }),
  revokeDuty: async (server) => {
    const as = await newAdmin(server);
    const body = {
      email: (await newPlayer(server)).email,
      duty: 'scorer',
      tournamentId: (await openTournament(server))._id,
    } as const;
    const { data } = await server.api.act(dutyCalls.grantDuty, { as, body });
    return { as, params: { grantId: data._id } };
  },
  listDuties: async (server) => ({
    as: await newAdmin(server),
    body: { tournamentId: (await openTournament(server))._id },
  }),
  listEveryDuty: async (server) => ({ as: await newAdmin(server) }),
  listOwnDuties: async (server) => {
    const tournament = await openTournament(server);
    return { as: await newStaff(server, { duty: 'caster', tournament }) };
  },

  listStages: async (server) => {
    const { tournament } = await newLobby(server);
    return { params: { tournamentId: tournament._id } };
  },
  createStage: async (server) => {
    const tournament = await openTournament(server);
    return {
      as: await newStaff(server, { duty: 'host', tournament }),
      params: { tournamentId: tournament._id },
      body: { name: 'Finals', format: 'single' },
    };
  },
  updateStage: async (server) => {
    const { stage, admin } = await newStadium(server, { teams: 0 });
    const body = { name: 'Finals', format: 'single', version: stage.version };
    return { as: admin, params: { stageId: stage._id }, body };
  },
  deleteStage: async (server) => {
    const { stage, admin } = await newStadium(server, { teams: 0 });
    return { as: admin, params: { stageId: stage._id } };
  },
  previewDraw: async (server) => {
    const { stage, admin } = await newStadium(server);
    return { as: admin, params: { stageId: stage._id } };
  },
  repeatDraw: async (server) => {
    const lobby = await newLobby(server);
    return { params: { drawId: lobby.draw._id } };
  },
  rollDraw: async (server) => {
    const { stage, admin } = await newStadium(server);
    return { as: admin, params: { stageId: stage._id } };
  },
  moveInDraw: async (server) => {
    const stadium = await newStadium(server, { stage: { format: 'groups' } });
    const drawn = await draw(server, { ...stadium, form: { groups: 2 } });
    const [a] = drawn.groups;
    const body = { entryId: a?.teams[0]?._id ?? '', to: 'B', version: drawn.version };
    return { as: stadium.admin, params: { drawId: drawn._id }, body };
  },
  setDrawSlots: async (server) => {
    const { draw: drawn, admin } = await newLobby(server);
    const entryId = drawn.groups[0]?.teams[0]?._id ?? '';
    const body = { slots: [{ entryId, roomSlot: 25 }], version: drawn.version };
    return { as: admin, params: { drawId: drawn._id }, body };
  },
  publishDraw: async (server) => {
    const { stage, admin } = await newStadium(server);
    const params = { stageId: stage._id };
    const { data } = await server.api.act(lobbies.rollDraw, { as: admin, params, body: {} });
    return { as: admin, params: { drawId: data._id }, body: { version: data.version } };
  },
  replaceInDraw: async (server) => {
    const { draw: drawn, admin, tournament } = await newLobby(server, { stage: { lobbyMax: 4 } });
    const [team] = await insertSquads(server, { count: 1 });
    if (!team) throw new Error('no team');
    await register(server, { team, tournament });
    const body = {
      outEntryId: drawn.groups[0]?.teams[0]?._id ?? '',
      inEntryId: await entryOf(server, { team, tournament }),
      version: drawn.version,
    };
    return { as: admin, params: { drawId: drawn._id }, body };
  },

  listMatches: async (server) => {
    const { tournament } = await newLobby(server);
    return { params: { tournamentId: tournament._id } };
  },
  getMatch: async (server) => {
    const { match, squads } = await newLobby(server);
    return { as: squads[0]?.leader, params: { matchId: match._id } };
  },
  shareMessage: async (server) => {
    const { tournament } = await newLobby(server);
    const as = await newStaff(server, { duty: 'host', tournament });
    return { as, params: { tournamentId: tournament._id }, body: {} };
  },
  listOwnMatches: async (server) => ({ as: (await newLobby(server)).squads[0]?.leader }),
  listConsoleMatches: async (server) => {
    const { tournament } = await newLobby(server);
    const as = await newStaff(server, { duty: 'caster', tournament });
    return { as, params: { tournamentId: tournament._id } };
  },
  createMatches: async (server) => {
    const { stage, admin } = await newStadium(server, { teams: 0 });
    return {
      as: admin,
      params: { stageId: stage._id },
      body: {
        firstStart: inMinutes(server, 60),
        matches: 6,
        maps: [
          { name: 'Rondo', recall: true },
          { name: 'Erangel', recall: false },
        ],
      },
    };
  },
  moveMatch: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = (await look(server, match)).match;
    const body = { startsAt: inMinutes(server, 200), version };
    return { as: admin, params: { matchId: match._id }, body };
  },
  changeMatch: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = (await look(server, match)).match;
    const body = { map: 'Sanhok', recall: false, version };
    return { as: admin, params: { matchId: match._id }, body };
  },
  startMatch: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = (await look(server, match)).match;
    return { as: admin, params: { matchId: match._id }, body: { version } };
  },
  postponeMatch: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = (await look(server, match)).match;
    const body = { reason: 'The power is out.', version };
    return { as: admin, params: { matchId: match._id }, body };
  },
  cancelMatch: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = (await look(server, match)).match;
    const body = { reason: 'Too few teams came.', version };
    return { as: admin, params: { matchId: match._id }, body };
  },
  mergeLobbies: async (server) => {
    const stadium = await newStadium(server, { stage: { format: 'groups', lobbyMax: 8 } });
    await draw(server, { ...stadium, form: { groups: 2 } });
    const matches = await plan(server, stadium);
    const match = matches.find(({ groups }) => groups.includes('B'));
    if (!match) throw new Error('no match of group B');
    const { version } = (await look(server, match)).match;
    return {
      as: stadium.admin,
      params: { matchId: match._id },
      body: { into: 'A', version },
    };
  },
  undoStart: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = await startByHand(server, { match, admin });
    return { as: admin, params: { matchId: match._id }, body: { version } };
  },
  voidMatch: async (server) => {
    const { match, admin } = await newLobby(server);
    const { version } = await startByHand(server, { match, admin });
    const replayAt = inMinutes(server, 240);
    const body = { reason: 'The game server crashed.', replayAt, version };
    return { as: admin, params: { matchId: match._id }, body };
  },
  saveRoom: async (server) => {
    const { match, admin } = await newLobby(server);
    return { as: admin, params: { matchId: match._id }, body: goodRoom };
  },
  releaseRoom: async (server) => {
    const lobby = await newLobby(server);
    await fillRoom(server, lobby);
    return { as: lobby.admin, params: { matchId: lobby.match._id } };
  },
  replaceRoom: async (server) => {
    const lobby = await newLobby(server);
    await openRoom(server, lobby);
    return { as: lobby.admin, params: { matchId: lobby.match._id }, body: goodRoom };
  },
  showRoom: async (server) => {
    const lobby = await newLobby(server);
    await openRoom(server, lobby);
    return { as: lobby.squads[0]?.leader, params: { matchId: lobby.match._id } };
  },
  listReveals: async (server) => {
    const { match, admin } = await newLobby(server);
    return { as: admin, params: { matchId: match._id } };
  },
  listMaps: async () => ({ params: { game: 'BGMI' } }),
  saveMaps: async (server) => ({
    as: await newAdmin(server),
    params: { game: 'PUBGM' },
    body: { maps: [{ name: 'Erangel', recall: false }] },
  }),
  getTeamCalendar: async (server) => {
    const { id, leader } = await newSquad(server, { size: 1 });
    return { as: leader, params: { teamId: id } };
  },
  resetTeamCalendar: async (server) => {
    const { id, leader } = await newSquad(server, { size: 1 });
    return { as: leader, params: { teamId: id } };
  },
};
