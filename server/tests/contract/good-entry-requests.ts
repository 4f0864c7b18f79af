import * as entries from '@one-dream/contract/features/entries/entries.ts';
import type { Sent } from '../../../factories/api.ts';
import { joinTeam, newSquad } from '../../../factories/teams.ts';
import { openTournament, register } from '../../../factories/tournaments.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { entryOf, openMatchDay, type TestPhase, touch } from '../support/match-days.ts';
import { newAdmin, newPlayer } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

/** For each call about entries and about moving a tournament on, a request that succeeds. */
export const goodEntryRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  cancelTournament: async (server) => {
    const { tournament } = await registered(server);
    const params = { tournamentId: tournament._id };
    return { as: await newAdmin(server), params, body: { reason: 'Power cut at the studio.' } };
  },
  extendTournament: async (server) => {
    const { tournament } = await openMatchDay(server, { phase: 'check-in' });
    const until = new Date(server.platform.now().getTime() + 20 * 60_000).toISOString();
    const params = { tournamentId: tournament._id };
    return { as: await newAdmin(server), params, body: { what: 'check-in', until } };
  },
  moveTournamentOn: async (server) => {
    const { _id } = await openTournament(server);
    const params = { tournamentId: _id };
    return { as: await newAdmin(server), params, body: { from: 'registration' } };
  },

  listOwnEntries: async (server) => {
    const { placed } = await openMatchDay(server);
    return { as: placed[0]?.leader };
  },
  joinWaitlist: async (server) => {
    const { tournament } = await openMatchDay(server);
    const team = await newSquad(server);
    return { as: team.leader, params: { tournamentId: tournament._id, teamId: team.id } };
  },
  claimSlot: async (server) => {
    const day = { slots: 2, placed: 1, phase: 'locked', kind: 'scrim' } as const;
    const { tournament } = await openMatchDay(server, day);
    const team = await newSquad(server);
    return { as: team.leader, params: { tournamentId: tournament._id, teamId: team.id } };
  },
  checkIn: async (server) => ofPlaced(server, { phase: 'check-in' }),
  undoCheckIn: async (server) => {
    const { team, tournament, ...request } = await placedIn(server, { phase: 'check-in' });
    await touch(server, entries.checkIn, { team, tournament });
    return request;
  },
  withdrawEntry: async (server) => ofPlaced(server, {}),
  askToWithdraw: async (server) => ofPlaced(server, { phase: 'locked', body: { reason } }),
  watchVacancies: async (server) => {
    const team = await newSquad(server);
    return { as: team.leader, body: { isWanted: true } };
  },
  listEntries: async (server) => {
    const { tournament } = await openMatchDay(server, { waiting: 1 });
    return { as: await newAdmin(server), params: { tournamentId: tournament._id } };
  },
  promoteEntry: async (server) => ofWaiting(server, {}),
  skipEntry: async (server) => ofWaiting(server, { body: { reason } }),
  fillPlaces: async (server) => {
    const { tournament } = await openMatchDay(server);
    return { as: await newAdmin(server), params: { tournamentId: tournament._id } };
  },
  remindMissing: async (server) => {
    const { tournament } = await openMatchDay(server, { phase: 'check-in' });
    return { as: await newAdmin(server), params: { tournamentId: tournament._id } };
  },
  markNoShow: async (server) =>
    ofPlaced(server, { phase: 'locked', body: { reason }, byHost: true }),
  undoNoShow: async (server) => {
    const { team, tournament, params } = await placedIn(server, { phase: 'locked' });
    const as = await newAdmin(server);
    await touch(server, entries.markNoShow, { team, tournament, as, body: { reason } });
    return { as, params };
  },
  disqualifyEntry: async (server) => ofPlaced(server, { body: { reason }, byHost: true }),
  decideWithdrawal: async (server) => {
    const { team, tournament, params } = await placedIn(server, { phase: 'locked' });
    await touch(server, entries.askToWithdraw, { team, tournament, body: { reason } });
    return { as: await newAdmin(server), params, body: { isGranted: true } };
  },
  swapPlayer: async (server) => {
    const { team, params } = await placedIn(server, { phase: 'locked' });
    const substitute = await newPlayer(server);
    await joinTeam(server, { team, player: substitute });
    const body = { outUserId: team.players[3]?.id, inUserId: substitute.id, reason };
    return { as: await newAdmin(server), params, body };
  },
  correctEntry: async (server) => {
    const { params } = await placedIn(server, { phase: 'locked' });
    return {
      as: await newAdmin(server),
      params,
      body: { name: `Corrected ${nextNumber()}`, reason },
    };
  },
  replaceEntry: async (server) => {
    const { tournament, placed, waiting } = await openMatchDay(server, { waiting: 1 });
    const [team, other] = [placed[0], waiting[0]];
    if (!team || !other) throw new Error('no teams');
    const { id: entryId } = await entryOf(server, { team, tournament });
    const { id: byEntryId } = await entryOf(server, { team: other, tournament });
    return { as: await newAdmin(server), params: { entryId }, body: { byEntryId, reason } };
  },
};

const reason = 'The internet is down.';

/** A team that is in a tournament, with the request of its leader about its entry. */
async function placedIn(server: TestServer, { phase }: { phase?: TestPhase }) {
  const { tournament, placed } = await openMatchDay(server, { ...(phase && { phase }) });
  const [team] = placed;
  if (!team) throw new Error('no team');
  const { id: entryId } = await entryOf(server, { team, tournament });
  return { as: team.leader, params: { entryId }, team, tournament };
}

async function ofPlaced(
  server: TestServer,
  { phase, body, byHost = false }: { phase?: TestPhase; body?: object; byHost?: boolean },
) {
  const { as, params } = await placedIn(server, { ...(phase && { phase }) });
  return { as: byHost ? await newAdmin(server) : as, params, ...(body && { body }) };
}

/** A team in the waitlist of a tournament that has a place free, which a host fills. */
async function ofWaiting(server: TestServer, { body }: { body?: object }) {
  const { tournament, placed, waiting } = await openMatchDay(server, { waiting: 1, fill: 'hold' });
  const [leaving, team] = [placed[0], waiting[0]];
  if (!leaving || !team) throw new Error('no teams');
  await touch(server, entries.withdrawEntry, { team: leaving, tournament });
  const { id: entryId } = await entryOf(server, { team, tournament });
  return { as: await newAdmin(server), params: { entryId }, ...(body && { body }) };
}

async function registered(server: TestServer) {
  const team = await newSquad(server);
  const tournament = await openTournament(server);
  await register(server, { team, tournament });
  return { team, tournament };
}
