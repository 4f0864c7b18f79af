import * as disputes from '@one-dream/contract/features/disputes/disputes.ts';
import * as presets from '@one-dream/contract/features/standings/standings.presets.ts';
import * as staff from '@one-dream/contract/features/standings/standings.staff.ts';
import { defaultPreset } from '@one-dream/contract/scoring/presets.ts';
import type { Sent } from '../../../factories/api.ts';
import { entryOf } from '../../../factories/lobbies.ts';
import { png } from '../../../factories/pictures.ts';
import {
  type Arena,
  agreeToScreens,
  enter,
  newArena,
  newRoadToFinal,
  playOut,
  publish,
  rowsOf,
} from '../../../factories/results.ts';
import { newSquad } from '../../../factories/teams.ts';
import { register } from '../../../factories/tournaments.ts';
import { newAdmin, newOwner } from '../support/people.ts';
import type { TestServer } from '../support/start-test-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: stands for a request of any call
type AnySent = Sent<any>;

const told = 'They were in our compound with six people all match.';
const reason = 'Rule 4.2 of the rulebook';

/** As `goodRequests`, for results, disputes and standings. */
export const resultRequests: Record<string, (server: TestServer) => Promise<AnySent>> = {
  getResultDraft: async (server) => asAdmin(await newArena(server)),
  saveResultDraft: async (server) => {
    const arena = await newArena(server);
    return { ...asAdmin(arena), body: { version: 0, rows: rowsOf(arena.entries) } };
  },
  putInPlace: async (server) => {
    const arena = await newArena(server, { stage: { lobbyMax: 4 } });
    const { tournament } = arena;
    const team = await newSquad(server);
    await register(server, { team, tournament });
    const inEntryId = await entryOf(server, { team, tournament });
    await server.change('matches', { id: arena.match._id }, { started_at: server.now() });
    return {
      ...asAdmin(arena),
      body: { outEntryId: arena.entries[0] ?? '', inEntryId, version: 0 },
    };
  },
  importResult: async (server) => ({
    ...asAdmin(await newArena(server)),
    body: { kind: 'tsv', text: '2\t1\t5', version: 0 },
  }),
  keepPlayerAliases: async (server) => {
    const arena = await newArena(server);
    const names = [{ entryId: arena.entries[0] ?? '', player: 1, alias: 'ODRaja' }];
    return { ...asAdmin(arena), body: { names } };
  },
  publishResult: async (server) => {
    const arena = await newArena(server);
    const rows = rowsOf(arena.entries);
    const { version } = await enter(server, { ...arena, as: arena.admin, rows });
    return { ...asAdmin(arena), body: { version, confirm: true } };
  },
  correctResult: async (server) => {
    const arena = await published(server);
    const rows = rowsOf(arena.entries.toReversed());
    const { version } = await enter(server, { ...arena, as: arena.admin, rows });
    return { ...asAdmin(arena), body: { version, confirm: true, reason } };
  },
  listResultVersions: async (server) => ({ params: ofMatch(await published(server)) }),
  getReaderState: async (server) => asAdmin(await newArena(server)),
  getReaderReport: async (server) => ({ as: await newOwner(server) }),
  keepReading: async (server) => {
    const arena = await newArena(server);
    const cells = [{ player: 1, value: 3, box: null }];
    const card = { size: '1600x720', picture: '0'.repeat(64), rank: 1, isBlind: false, cells };
    const cards = [{ ...card, entryId: arena.entries[0] ?? '' }];
    return { ...asAdmin(arena), body: { reader: 1, cards } };
  },
  keepScreen: async (server) => {
    await agreeToScreens(server, { owner: await newOwner(server) });
    return { ...asAdmin(await newArena(server)), pictures: { image: await png() } };
  },
  attachResultScreenshot: async (server) => ({
    ...asLeader(await newArena(server)),
    pictures: { image: await png() },
  }),

  openDispute: async (server) => ({
    ...asLeader(await published(server)),
    body: { kind: 'teaming', text: told },
  }),
  addDisputeEvidence: async (server) => {
    const { arena, disputeId } = await disputed(server);
    return { ...asLeader(arena), params: { disputeId }, pictures: { image: await png() } };
  },
  listOwnDisputes: async (server) => {
    const { arena } = await disputed(server);
    return { ...asLeader(arena), params: { tournamentId: arena.tournament._id } };
  },
  listDisputes: async (server) => {
    const { arena } = await disputed(server);
    return { as: arena.admin, params: { tournamentId: arena.tournament._id } };
  },
  askAboutDispute: async (server) => {
    const { arena, disputeId } = await disputed(server);
    const params = { ...ofMatch(arena), disputeId };
    return { as: arena.admin, params, body: { entryId: arena.entries[1] } };
  },
  answerDispute: async (server) => {
    const { arena, disputeId } = await disputed(server);
    await server.api.act(disputes.askAboutDispute, {
      as: arena.admin,
      params: { ...ofMatch(arena), disputeId },
      body: { entryId: arena.entries[1] ?? '' },
    });
    return { as: arena.squads[1]?.leader, params: { disputeId }, body: { text: 'We were not.' } };
  },
  decideDispute: async (server) => {
    const { arena, disputeId } = await disputed(server);
    const params = { ...ofMatch(arena), disputeId };
    const body = { isAccepted: false, answer: 'The recording shows otherwise.' };
    return { as: arena.admin, params, body };
  },
  withdrawDispute: async (server) => {
    const { arena, disputeId } = await disputed(server);
    return { ...asLeader(arena), params: { disputeId } };
  },
  endDisputeWindow: async (server) => asAdmin(await published(server)),

  getStandings: async (server) => ofTournament(await published(server)),
  listTopPlayers: async (server) => ofTournament(await published(server)),
  getStageScoring: async (server) => ofStage(await newArena(server)),
  saveStageScoring: async (server) => ({
    ...ofStage(await newArena(server)),
    body: { presetVersionId: defaultPreset.id, bands: [], version: 1 },
  }),
  rescoreStage: async (server) => ({
    ...ofStage(await published(server)),
    body: { presetVersionId: '00000000-0000-7000-8000-000000000015', apply: true, reason },
  }),
  listAdjustments: async (server) => ofStage(await newArena(server)),
  makeAdjustment: async (server) => {
    const arena = await newArena(server);
    return { ...ofStage(arena), body: penalty(arena) };
  },
  revokeAdjustment: async (server) => {
    const arena = await newArena(server);
    const { as, params } = ofStage(arena);
    const body = penalty(arena);
    const { data } = await server.api.act(staff.makeAdjustment, { as, params, body });
    return { as, params: { ...params, adjustmentId: data._id }, body: { reason } };
  },
  ruleOnTie: async (server) => {
    const arena = await newArena(server);
    return { ...ofStage(arena), body: { entryIds: arena.entries, reason } };
  },
  previewFinal: async (server) => ofStage(await newRoadToFinal(server)),
  finaliseStage: async (server) => ofStage(await newRoadToFinal(server)),
  reopenStage: async (server) => {
    const arena = await newArena(server);
    await playOut(server, arena);
    await server.api.act(staff.finaliseStage, ofStage(arena));
    return { ...ofStage(arena), as: await newOwner(server), body: { reason } };
  },
  replaceDeclined: async (server) => {
    const road = await newRoadToFinal(server);
    await server.api.act(staff.finaliseStage, ofStage(road));
    const body = { entryId: road.entries[1], reason };
    return { as: road.admin, params: { stageId: road.final._id }, body };
  },

  listPresets: async () => ({}),
  createPreset: async (server) => ({ as: await newAdmin(server), body: ownPreset }),
  changePreset: async (server) => {
    const as = await newAdmin(server);
    const { data } = await server.api.act(presets.createPreset, { as, body: ownPreset });
    return { as, params: { presetId: data.presetId }, body: { ...ownPreset, no: 1 } };
  },
};

const ownPreset = {
  name: 'House rules',
  game: 'BGMI' as const,
  placementX10: [125, 90],
  elimX10: 15,
  tieBreaks: ['wwcd' as const, 'elims' as const],
};

const ofMatch = ({ match }: Arena) => ({ matchId: match._id });
const asAdmin = (arena: Arena) => ({ as: arena.admin, params: ofMatch(arena) });
const asLeader = (arena: Arena) => ({ as: arena.squads[0]?.leader, params: ofMatch(arena) });
const ofStage = ({ admin, stage }: Arena) => ({ as: admin, params: { stageId: stage._id } });
const ofTournament = ({ tournament }: Arena) => ({ params: { tournamentId: tournament._id } });
const penalty = ({ entries }: Arena) => ({
  entryId: entries[0] ?? '',
  pointsX10: -20,
  kind: 'penalty' as const,
  rule: '4.2',
  reason,
});

async function published(server: TestServer): Promise<Arena> {
  const arena = await newArena(server);
  await publish(server, { ...arena, as: arena.admin, rows: rowsOf(arena.entries) });
  return arena;
}

async function disputed(server: TestServer): Promise<{ arena: Arena; disputeId: string }> {
  const arena = await published(server);
  const { data } = await server.api.act(disputes.openDispute, {
    as: arena.squads[0]?.leader,
    params: ofMatch(arena),
    body: { kind: 'teaming', text: told },
  });
  return { arena, disputeId: data._id };
}
