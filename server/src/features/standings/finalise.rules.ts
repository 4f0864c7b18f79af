import {
  checkBands,
  type GroupTable,
  hasEqualMatches,
  listTiesAtEdges,
  shareOut,
  takesBand,
} from '@one-dream/contract/scoring/bands.ts';
import { issueTexts } from '@one-dream/contract/scoring/check.texts.ts';
import { list, type Translatable } from '@one-dream/contract/texts.ts';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import { type StageInputs, tabulate } from './standings.rules.ts';
import { standingsTexts as texts } from './standings.texts.ts';

export interface Blocker {
  code: 'STAGE_OPEN' | 'TIE_AT_CUT' | 'UNEQUAL_MATCHES';
  message: Translatable;
  entryIds: string[];
  /** The owner may override it with a reason. */
  canOverride: boolean;
}

export function listBlockers({
  inputs,
  openDisputes,
  endsWindows = false,
}: {
  inputs: StageInputs;
  openDisputes: number;
  /** Open dispute windows are ended along with it. */
  endsWindows?: boolean;
}): Blocker[] {
  const { stage, matches, entries, tieBreaks } = inputs;
  const { tables } = tabulate(inputs);
  const blockers: Blocker[] = [];
  const add = (code: Blocker['code'], message: Translatable, entryIds: string[] = []) =>
    blockers.push({ code, message, entryIds, canOverride: code === 'UNEQUAL_MATCHES' });
  if (openDisputes > 0) add('STAGE_OPEN', texts.disputesOpen({ count: openDisputes }));
  const finished = ['final', 'cancelled', ...(endsWindows ? ['published'] : [])];
  const unfinished = matches.filter(({ state }) => !finished.includes(state));
  if (unfinished.length > 0)
    add(
      'STAGE_OPEN',
      texts.notFinalYet({
        matches: unfinished.map(({ no, letter }) => `${letter ?? ''}${no}`).join(', '),
      }),
    );
  if (matches.every(({ state }) => state === 'cancelled')) add('STAGE_OPEN', texts.noResults);
  const { bands } = stage;
  if (bands.length > 0) {
    const problems = checkBands({ bands, groups: tables.map(({ group }) => group) });
    for (const problem of problems) add('STAGE_OPEN', texts.ranksLead({ problem }));
  }
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const bestOfRest = stage.best_of_rest ?? undefined;
  for (const tie of listTiesAtEdges({ tables, bands, bestOfRest, tieBreaks }))
    add(
      'TIE_AT_CUT',
      texts.tieAtCut({ teams: list(tie.map((id) => names.get(id) ?? issueTexts.aTeam)) }),
      tie,
    );
  if (!arePlayedEqually(inputs)) add('UNEQUAL_MATCHES', texts.unequalMatches);
  return blockers;
}

function arePlayedEqually({ stage, entries, matches }: StageInputs): boolean {
  const isCompared =
    stage.format === 'group_pairs' || (stage.format === 'groups' && stage.best_of_rest !== null);
  if (!isCompared) return true;
  const groups = [...new Set(entries.map(({ letter }) => letter).filter((it) => it !== null))];
  const played = matches
    .filter(({ state }) => state === 'published' || state === 'final')
    .map(({ group_letters }) => ({ groups: group_letters }));
  return hasEqualMatches({ groups, matches: played });
}

/** Builds the tables to store, each row with the stage that it leads to. */
export function takeSnapshot(inputs: StageInputs): SnapshotTable[] {
  const { stage, entries, tieBreaks } = inputs;
  const { tables } = tabulate(inputs);
  const places = shareOut({
    tables,
    bands: stage.bands,
    bestOfRest: stage.best_of_rest ?? undefined,
    tieBreaks,
  });
  const teams = new Map(entries.map((entry) => [entry.id, entry]));
  return tables.map(({ group, rows }) => ({
    group,
    rows: rows.map((row) => ({
      ...row,
      name: teams.get(row.entryId)?.name ?? '',
      teamId: teams.get(row.entryId)?.team_id ?? '',
      leadsTo: places.get(row.entryId) ?? null,
    })),
  }));
}

/** Lists entries that advance to a stage, best seed first: by place in their own table, from 1, then by points. */
export function listAdvancing(
  tables: readonly SnapshotTable[],
  stageId: string,
): { entryId: string; place: number }[] {
  return tables
    .flatMap((table: GroupTable & SnapshotTable) =>
      table.rows.filter(takesBand).map((row, index) => ({
        ...row,
        place: index + 1,
        leadsTo: destinationOf(table, row.entryId),
      })),
    )
    .filter(({ leadsTo }) => leadsTo === stageId)
    .sort((a, b) => a.place - b.place || b.totalX10 - a.totalX10)
    .map(({ entryId, place }) => ({ entryId, place }));
}

function destinationOf({ rows }: SnapshotTable, entryId: string): string | null {
  return rows.find((row) => row.entryId === entryId)?.leadsTo ?? null;
}

/** Lists entries whose destination differs between two snapshots. */
export function compareSnapshots(
  before: readonly SnapshotTable[],
  after: readonly SnapshotTable[],
): { entryId: string; name: string; was: string | null; is: string | null }[] {
  const old = new Map(before.flatMap(({ rows }) => rows.map((row) => [row.entryId, row.leadsTo])));
  return after
    .flatMap(({ rows }) => rows)
    .map(({ entryId, name, leadsTo }) => ({
      entryId,
      name,
      was: old.get(entryId) ?? null,
      is: leadsTo,
    }))
    .filter(({ was, is }) => was !== is);
}
