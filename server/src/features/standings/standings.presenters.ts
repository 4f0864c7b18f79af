import * as calls from '@one-dream/contract/features/standings/standings.ts';
import { matchDayOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { takesBand } from '@one-dream/contract/scoring/bands.ts';
import { controlSums } from '@one-dream/contract/scoring/control-sums.ts';
import { compareRanks } from '@one-dream/contract/scoring/rank-changes.ts';
import {
  bandText,
  bestOfRestText,
  matchPointText,
} from '@one-dream/contract/scoring/stage-words.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import { presentPreset } from '../results/results.presenters.ts';
import type { ReadStage } from './read-stage.actions.ts';
import type { EntryRow, StageMatchRow, StageRow } from './standings.queries.ts';
import { bandIndex, type StageTables, tabulate } from './standings.rules.ts';

/** Presents a stage's public standings: teams and in-game names, nobody's id, address or room. */
export function presentStage({
  read,
  stages,
  group,
  maximumRows,
}: {
  read: ReadStage;
  stages: readonly StageRow[];
  group: string | undefined;
  maximumRows: number;
}): calls.StageStandings {
  const { stage } = read.inputs;
  const tabulated = tabulate(read.inputs);
  const wanted = group
    ? tabulated.tables.filter((table) => table.group === group)
    : takeRows(tabulated.tables, maximumRows);
  const nameOf = (id: string | null) => stages.find((each) => each.id === id)?.name ?? 'next stage';
  const lead = (id: string | null) => (id === null ? null : { stageId: id, name: nameOf(id) });
  const presets = read.presets.map(presentPreset);
  const own = presets.find(({ _id }) => _id === stage.preset_version_id);
  if (!own) throw new Error(`stage ${stage.id} has no preset`);
  const shown = new Set(wanted.flatMap(({ rows }) => rows.map(({ entryId }) => entryId)));
  return {
    _id: stage.id,
    name: stage.name,
    format: stage.format,
    isFinal: stage.finalised_at !== null,
    preset: own,
    presets,
    bands: stage.bands.map(({ from, to, groups, leadsTo }) => {
      const band = { from, to, groups: groups ? [...groups] : null, leadsTo: lead(leadsTo) };
      return { ...band, words: inEnglish(bandText(band)) };
    }),
    bestOfRest: stage.best_of_rest && presentRest(stage.best_of_rest, nameOf),
    matchPoint: presentMatchPoint(stage, tabulated),
    tables: wanted.map((table) => presentTable({ table, read, tabulated })),
    otherGroups: tabulated.tables
      .filter((table) => !wanted.includes(table))
      .map((table) => table.group)
      .filter((letter) => letter !== null),
    adjustments: read.adjustments
      .filter((each) => each.is_public && each.revoked_at === null && shown.has(each.entry_id))
      .map((each) => ({ ...fieldsOf(calls.standingAdjustment, each), rule: each.rule_ref })),
  };
}

/** Takes whole tables, at least the first, up to a number of rows. */
function takeRows<Table extends { rows: readonly unknown[] }>(
  tables: readonly Table[],
  maximum: number,
): Table[] {
  let rows = 0;
  return tables.filter((table, index) => {
    rows += table.rows.length;
    return index === 0 || rows <= maximum;
  });
}

function presentRest(
  { count, leadsTo }: NonNullable<StageRow['best_of_rest']>,
  nameOf: (id: string) => string,
): calls.StageStandings['bestOfRest'] {
  const name = nameOf(leadsTo);
  return { count, stageId: leadsTo, name, words: inEnglish(bestOfRestText({ count, name })) };
}

function presentMatchPoint(
  { match_point, match_cap }: StageRow,
  { matchPoint }: StageTables,
): calls.StageStandings['matchPoint'] {
  if (!match_point || !matchPoint) return null;
  const { thresholdX10, champion } = matchPoint;
  const rule = 'after' in match_point ? match_point : { after: null, plus: null };
  const text = { thresholdX10, after: rule.after, plus: rule.plus, cap: match_cap };
  return { ...text, champion, words: inEnglish(matchPointText(text)) };
}

function presentTable({
  table,
  read,
  tabulated,
}: {
  table: StageTables['tables'][number];
  read: ReadStage;
  tabulated: StageTables;
}): calls.StandingTable {
  const { inputs } = read;
  const { stage } = inputs;
  const published = table.matches.filter(({ state }) => state === 'published' || state === 'final');
  const moved = movedSince({ table, read, published });
  const teams = new Map(
    inputs.entries.map((entry, index) => [entry.id, { entry, number: index + 1 }]),
  );
  const eligible = new Set(tabulated.matchPoint?.eligibleIds);
  let position = 0;
  return {
    group: table.group,
    rows: table.rows.map((row) => {
      const team = teams.get(row.entryId);
      if (takesBand(row)) position += 1;
      return {
        ...row,
        matches: row.matches,
        teamId: team?.entry.team_id ?? '',
        name: team?.entry.name ?? '',
        logo: team?.entry.logo ?? '',
        number: team?.number ?? 0,
        ...wasNamed(team?.entry, published),
        isEligible: eligible.has(row.entryId),
        moved: moved.get(row.entryId) ?? 0,
        band: takesBand(row) ? bandIndex(stage.bands, { group: table.group, position }) : null,
      };
    }),
    matches: published.map((match) => ({
      _id: match.id,
      no: match.no,
      day: matchDayOf(match.starts_at),
      map: match.map,
      startsAt: match.starts_at.toISOString(),
      version: match.published_version ?? 1,
      publishedAt: match.published_at?.toISOString() ?? '',
      preset: read.presets.findIndex(({ id }) => id === match.preset_version_id),
      isFinal: match.state === 'final',
    })),
    remaining: table.matches.filter(
      ({ state }) => !['published', 'final', 'cancelled'].includes(state),
    ).length,
    control: controlSums(
      published.map((match) => ({
        id: match.id,
        no: match.no,
        preset: inputs.presets.get(match.preset_version_id ?? '') ?? {
          placementX10: [],
          elimX10: 0,
          elimCap: null,
          tieBreaks: [],
          labels: { win: '', elims: '' },
        },
        rows: match.rows,
      })),
    ),
  };
}

/** The entry's earlier name, if a result was published with it. */
function wasNamed(
  entry: EntryRow | undefined,
  published: readonly StageMatchRow[],
): { wasNamed?: string } {
  const at = entry?.renamed_at;
  const isPublished = published.some(
    ({ published_at, rows }) =>
      at && published_at && published_at < at && rows.some(({ entryId }) => entryId === entry.id),
  );
  return entry && isPublished && entry.was_named !== entry.name
    ? { wasNamed: entry.was_named }
    : {};
}

/** Places won since the match before, compared with the table without its last published match. */
function movedSince({
  table,
  read,
  published,
}: {
  table: StageTables['tables'][number];
  read: ReadStage;
  published: readonly StageMatchRow[];
}): Map<string, number> {
  const last = published.at(-1);
  if (!last || published.length < 2) return new Map();
  const before = tabulate({
    ...read.inputs,
    matches: read.inputs.matches.filter(({ id }) => id !== last.id),
  }).tables.find(({ group }) => group === table.group);
  return new Map(
    compareRanks(before?.rows ?? [], table.rows).map(({ entryId, moved }) => [entryId, moved]),
  );
}

/** Chooses the stage shown by default: the last with results, else the first. */
export function chooseStage<Stage extends { has_results: boolean }>(
  stages: readonly Stage[],
): Stage | undefined {
  return stages.findLast(({ has_results }) => has_results) ?? stages[0];
}
