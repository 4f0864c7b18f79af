import { completeGuest } from '@one-dream/contract/features/guests/guests.ts';
import type { Sent } from '../../../factories/api.ts';
import { newGuestEvent, sheetTeam, writeSheet } from '../../../factories/guests.ts';
import { draw, inMinutes, newStage, openRoom, plan } from '../../../factories/lobbies.ts';
import { openTournament } from '../../../factories/tournaments.ts';
import { newLateGuest, newWaitingClaim } from '../support/guest-lobby.ts';
import { putInPhase } from '../support/match-days.ts';
import { newAdmin, newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** For each call about guest teams a request that succeeds. */
export const guestRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  previewGuests: (server) => bringing(server),
  importGuests: async (server) => {
    const { body, ...sent } = await bringing(server);
    return { ...sent, body: { ...body, accept: [0] } };
  },
  undoGuestImport: async (server) => {
    const { admin, importId } = await newGuestEvent(server);
    return { as: admin, params: { importId } };
  },
  listGuests: async (server) => {
    const { admin, tournament } = await newGuestEvent(server);
    return { as: admin, params: { tournamentId: tournament._id } };
  },
  renewGuestLink: (server) => aboutLink(server),
  revokeGuestLink: (server) => aboutLink(server),
  openGuestLink: (server) => aboutLink(server),
  readGuest: async (server) => ({ body: { link: (await guest(server)).link } }),
  checkInGuest: async (server) => {
    const { link, tournament } = await guest(server);
    await putInPhase(server, { tournament, phase: 'check-in' });
    return { body: { link } };
  },
  withdrawGuest: async (server) => ({ body: { link: (await guest(server)).link } }),
  confirmGuest: async (server) => {
    const { link, late, admin, entryId } = await newLateGuest(server);
    await server.api.act(completeGuest, { body: { link, players: late } });
    const ids = late.map(({ inGameId }) => inGameId);
    return { as: admin, params: { entryId }, body: { ids } };
  },
  decideGuestClaim: async (server) => {
    const { admin, entryId, userId } = await newWaitingClaim(server);
    return { as: admin, params: { entryId }, body: { userId, isGranted: true } };
  },
  completeGuest: async (server) => {
    const { link, late } = await newLateGuest(server);
    return { body: { link, players: late } };
  },
  showGuestRoom: async (server) => {
    const { link, tournament, admin, ids } = await guest(server);
    const stage = await newStage(server, { tournament, admin });
    await draw(server, { stage, admin });
    const form = { firstStart: inMinutes(server, 45) };
    const [match] = await plan(server, { stage, admin, form });
    if (match) await openRoom(server, { match, admin });
    return { body: { link, inGameId: ids[0] } };
  },
  claimGuest: async (server) => {
    const { link, ids } = await guest(server);
    return { as: await newPlayer(server, { inGameId: ids[1] }), body: { link } };
  },
};

async function bringing(server: TestServer) {
  const { _id } = await openTournament(server, { guests: true });
  return {
    as: await newAdmin(server),
    params: { tournamentId: _id },
    body: { table: writeSheet([sheetTeam()]) },
  };
}

async function guest(server: TestServer) {
  const { entries, teams, ...event } = await newGuestEvent(server);
  const [entry] = entries;
  if (!entry) throw new Error('no guest');
  return { ...event, ...entry, ids: teams[0]?.ids ?? [] };
}

async function aboutLink(server: TestServer): Promise<AnySent> {
  const { admin, entryId } = await guest(server);
  return { as: admin, params: { entryId } };
}
