import * as gameIds from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import type { Sent } from '../../../factories/api.ts';
import { newArena } from '../../../factories/results.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { entryOf, openMatchDay } from '../support/match-days.ts';
import { newAdmin, newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

const reason = 'Seen in the recording.';

/** As `goodRequests`, for strikes, bans and whose a game id is. */
export const disciplineRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  giveStrike: async (server) => {
    const { tournament, placed } = await openMatchDay(server);
    const [team] = placed;
    if (!team) throw new Error('no team');
    const { id: entryId } = await entryOf(server, { team, tournament });
    return {
      as: await newAdmin(server),
      params: { tournamentId: tournament._id },
      body: { entryId, kind: 'left_late', reason },
    };
  },
  findStrangers: async (server) => {
    const { admin, match, entries } = await newArena(server);
    return {
      as: admin,
      params: { matchId: match._id },
      body: { strangers: [{ entryId: entries[0] ?? '', name: 'Raja' }] },
    };
  },
  strikeSubject: async (server) => strikeRequest(server),
  revokeStrike: async (server) => {
    const request = await strikeRequest(server);
    const { data } = await server.api.act(calls.strikeSubject, request);
    return { as: request.as, params: { strikeId: data._id }, body: { reason } };
  },
  claimGameId: async (server) => claimRequest(server),
  listGameIdClaims: async (server) => ({ as: await newAdmin(server), body: { show: 'waiting' } }),
  decideGameIdClaim: async (server) => {
    await server.api.act(gameIds.claimGameId, await claimRequest(server));
    const as = await newAdmin(server);
    const { data } = await server.api.act(gameIds.listGameIdClaims, {
      as,
      body: { show: 'waiting' },
    });
    return {
      as,
      params: { claimId: data[0]?._id ?? '' },
      body: { isGranted: true, answer: 'The profile in the game says so.' },
    };
  },
  listStrikes: async (server) => ({ as: await newAdmin(server), body: {} }),
  giveBan: async (server) => ({
    as: await newAdmin(server),
    body: {
      subject: { kind: 'person', userId: (await newPlayer(server)).id },
      kind: 'cheating',
      scope: 'organisation',
      days: 7,
      reason,
    },
  }),
  decideBan: async (server) => {
    const request = await strikeRequest(server);
    const { as, body } = request;
    await server.api.act(calls.strikeSubject, { as, body: { ...body, kind: 'room_leak' } });
    const { data } = await server.api.act(calls.listBans, { as, body: { show: 'waiting' } });
    const proposed = data.find(({ state }) => state === 'proposed');
    return { as, params: { banId: proposed?._id ?? '' }, body: { isConfirmed: true } };
  },
  liftBan: async (server) => {
    const { as, banId } = await banned(server);
    return { as, params: { banId }, body: { reason } };
  },
  answerAppeal: async (server) => {
    const { as, banId, player } = await banned(server);
    await server.api.act(calls.appealBan, { as: player, params: { banId }, body: { text } });
    return { as, params: { banId }, body: { isAccepted: false, answer: reason } };
  },
  listBans: async (server) => ({ as: await newAdmin(server), body: { show: 'all' } }),
  findSubjects: async (server) => ({ as: await newAdmin(server), body: { search: 'Player' } }),
  getOwnDiscipline: async (server) => ({ as: (await banned(server)).player }),
  appealBan: async (server) => {
    const { player, banId } = await banned(server);
    return { as: player, params: { banId }, body: { text } };
  },
};

const text = 'That was my brother on my phone, see the clip.';

async function strikeRequest(server: TestServer) {
  const { id: userId } = await newPlayer(server);
  const subject = { kind: 'person' as const, userId };
  return {
    as: await newAdmin(server),
    body: { subject, kind: 'staff_abuse' as const, reason },
  };
}

async function banned(server: TestServer) {
  const as = await newAdmin(server);
  const player = await newPlayer(server);
  const { data } = await server.api.act(calls.giveBan, {
    as,
    body: {
      subject: { kind: 'person', userId: player.id },
      kind: 'cheating',
      scope: 'organisation',
      days: 7,
      reason,
    },
  });
  return { as, player, banId: data[0]?._id ?? '' };
}

/** Somebody asks for the game id of somebody else. */
async function claimRequest(server: TestServer) {
  const inGameId = `${5_500_000_000 + nextNumber()}`;
  await newPlayer(server, { inGameId });
  const as = await newPlayer(server);
  return { as, body: { inGameId, reason: 'My profile in the game shows this number.' } };
}
