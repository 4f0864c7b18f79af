import type { CallBodyInput } from '@one-dream/contract/call.ts';
import { endDisputeWindow } from '@one-dream/contract/features/disputes/disputes.ts';
import { createStage, type Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import {
  getOrganisationSettings,
  saveOrganisationSection,
} from '@one-dream/contract/features/organisation/organisation.ts';
import {
  correctResult,
  getResultDraft,
  publishResult,
  type ResultDraft,
  saveResultDraft,
} from '@one-dream/contract/features/results/results.ts';
import {
  getStageScoring,
  saveStageScoring,
} from '@one-dream/contract/features/standings/standings.staff.ts';
import {
  getStandings,
  type StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { cutSection } from '@one-dream/contract/organisation-sections.ts';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { entriesOf, type Lobby, newLobby } from './lobbies.ts';
import type { Person, Site } from './site.ts';

/** A lobby with the entries of its squads, in order of registration. */
export interface Arena extends Lobby {
  entries: string[];
}

export async function newArena(
  site: Site,
  options: Parameters<typeof newLobby>[1] = {},
): Promise<Arena> {
  const lobby = await newLobby(site, options);
  const { squads: teams, tournament } = lobby;
  const entries = await entriesOf(site, { teams, tournament });
  return { ...lobby, entries };
}

/** Eliminations by placement that pass all checks, for four teams of four. */
const usualElims = [5, 4, 3, 2];

/** Rows by placement, all played. */
export function rowsOf(
  entries: readonly string[],
  elims: readonly number[] = usualElims,
): DraftRow[] {
  return entries.map((entryId, index) => ({
    entryId,
    status: 'played',
    placement: index + 1,
    elims: elims[index] ?? 0,
    fielded: null,
  }));
}

interface Entering {
  match: Pick<Match, '_id'>;
  as: Person;
  rows: DraftRow[];
}

/** Saves a draft, overwriting any existing one. */
export async function enter(
  { api }: Pick<Site, 'api'>,
  { match, as, rows }: Entering,
): Promise<ResultDraft> {
  const params = { matchId: match._id };
  const { version } = (await api.act(getResultDraft, { as, params })).data.draft;
  return (await api.act(saveResultDraft, { as, params, body: { version, rows } })).data;
}

/** Enters and publishes, confirming any warnings. */
export async function publish(
  site: Site,
  { match, as, rows, confirm = true }: Entering & { confirm?: boolean },
) {
  const { version } = await enter(site, { match, as, rows });
  const params = { matchId: match._id };
  return (await site.api.act(publishResult, { as, params, body: { version, confirm } })).data;
}

export async function correct(
  site: Site,
  { match, as, rows, ...body }: Entering & Partial<CallBodyInput<typeof correctResult>>,
) {
  const { version } = await enter(site, { match, as, rows });
  return site.api.send(correctResult, {
    as,
    params: { matchId: match._id },
    body: { version, confirm: true, reason: 'Seen again in the recording', ...body },
  });
}

/** The first table of a tournament's public standings. */
export async function tableOf(
  { api }: Pick<Site, 'api'>,
  { tournament }: Pick<Arena, 'tournament'>,
): Promise<StandingTable> {
  const { data } = await api.act(getStandings, { params: { tournamentId: tournament._id } });
  const [table] = data.stage?.tables ?? [];
  if (!table) throw new Error('no table');
  return table;
}

/** `entry id: rank total` of a table, in tenths. */
export function brief(table: StandingTable): [string, number | null, number][] {
  return table.rows.map(({ entryId, rank, totalX10 }) => [entryId, rank, totalX10]);
}

/** A published match with its dispute window ended. */
export async function playOut(
  site: Site,
  { match, admin, entries }: Pick<Arena, 'match' | 'admin' | 'entries'>,
): Promise<void> {
  await publish(site, { match, as: admin, rows: rowsOf(entries) });
  await site.api.act(endDisputeWindow, { as: admin, params: { matchId: match._id } });
}

/** A completed first stage whose top two advance to a second one. */
export async function newRoadToFinal(site: Site): Promise<Arena & { final: Stage }> {
  const arena = await newArena(site);
  const { admin, stage, tournament } = arena;
  const { data: final } = await site.api.act(createStage, {
    as: admin,
    params: { tournamentId: tournament._id },
    body: { name: 'Grand Finals', format: 'single', startsFrom: { stageId: stage._id } },
  });
  const params = { stageId: stage._id };
  const { data: scoring } = await site.api.act(getStageScoring, { as: admin, params });
  await site.api.act(saveStageScoring, {
    as: admin,
    params,
    body: {
      presetVersionId: scoring.preset._id,
      version: scoring.version,
      bands: [
        { from: 1, to: 2, leadsTo: final._id },
        { from: 3, to: null, leadsTo: null },
      ],
    },
  });
  await playOut(site, arena);
  return { ...arena, final };
}

/** Switches the keeping of result screens on or off. */
export async function agreeToScreens(
  site: Pick<Site, 'api'>,
  { owner, keepsScreens = true }: { owner: Person; keepsScreens?: boolean },
): Promise<void> {
  const { data } = await site.api.act(getOrganisationSettings, { as: owner });
  const version = data.sections.find(({ section }) => section === 'discord')?.version ?? 0;
  const values = { ...cutSection('discord', data.organisation), keepsScreens };
  const body = { section: 'discord', version, values } as const;
  await site.api.act(saveOrganisationSection, { as: owner, body });
}
