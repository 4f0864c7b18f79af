import type { ResultDraft, scoredTeam } from '@one-dream/contract/features/results/results.ts';
import { checkResult } from '@one-dream/contract/scoring/check-result.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import { countElims, type ResultIssue } from '@one-dream/contract/scoring/result-issues.ts';
import {
  type DraftRow,
  emptyRow,
  pointsOf,
  type ResultRow,
  toResultRow,
} from '@one-dream/contract/scoring/rows.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import type * as z from 'zod/mini';
import { i18n } from '../../platform/i18n.ts';

export type ScoredTeam = z.output<typeof scoredTeam>;

/** Facts of a match for result entry. */
export interface EnteredMatch {
  teams: ScoredTeam[];
  /** Teams outside the lobby that may have played in another's place. */
  substitutes: { entryId: string; name: string }[];
  /** Players in a full team. */
  lineup: number;
  recall: boolean;
  preset: Preset;
  observed: DraftRow[] | null;
  /** The newest version; null before the first. */
  published: { no: number; rows: ResultRow[] } | null;
  canCorrect: boolean;
}

/** One row per team of the lobby, by room slot; rows of other teams stay at the end until removed. */
export function completeRows(
  rows: readonly DraftRow[],
  teams: readonly Pick<ScoredTeam, 'entryId' | 'roomSlot'>[],
): DraftRow[] {
  const known = new Map(rows.map((row) => [row.entryId, row]));
  const inLobby = new Set(teams.map(({ entryId }) => entryId));
  return [
    ...teams
      .toSorted((a, b) => a.roomSlot - b.roomSlot)
      .map(({ entryId }) => known.get(entryId) ?? emptyRow(entryId)),
    ...rows.filter(({ entryId }) => !inLobby.has(entryId)),
  ];
}

type SaidIssue = ResultDraft['warnings'][number];

export interface ResultView {
  problems: SaidIssue[];
  warnings: SaidIssue[];
  /** Number of empty cells. */
  open: number;
  elims: number;
  players: number;
  /** Maximum possible eliminations; null with recall. */
  mostElims: number | null;
}

/** Warnings that only the server can raise. */
const serversOwn = ['NOT_STARTED', 'TOTAL_DIFFERS'];

/** Validates the current rows with the same code as the server. */
export function viewResult({
  rows,
  match,
  server,
}: {
  rows: readonly DraftRow[];
  match: EnteredMatch;
  server: Pick<ResultDraft, 'warnings'>;
}): ResultView {
  const { teams, lineup, recall, observed } = match;
  const checked = { rows, lobby: teams, lineup, recall, observed: observed ?? undefined };
  const { problems, warnings } = checkResult(checked);
  const text = (issue: ResultIssue): SaidIssue => ({
    ...issue,
    message: translateWith(i18n, issue.message),
  });
  const { elims, players } = countElims(checked);
  const open = rows
    .filter(({ status }) => status !== 'absent')
    .reduce((sum, row) => sum + Number(row.placement === null) + Number(row.elims === null), 0);
  return {
    problems: problems.map(text),
    warnings: [
      ...warnings.map(text),
      ...server.warnings.filter(({ code }) => serversOwn.includes(code)),
    ],
    open,
    elims,
    players,
    mostElims: recall ? null : Math.max(0, players - 1),
  };
}

/** Problems with entered values. Empty cells are pending work, not mistakes. */
export function mistakesOf(view: ResultView, rows: readonly DraftRow[]): SaidIssue[] {
  return view.problems.filter(({ cell, entryIds }) => {
    if (cell === 'match') return view.open === 0;
    if (cell !== 'placement' && cell !== 'elims') return true;
    return entryIds.some((id) => rows.find(({ entryId }) => entryId === id)?.[cell] !== null);
  });
}

/** Current points of a row, in tenths. */
export function pointsSoFar(row: DraftRow, { preset, lineup }: EnteredMatch): number {
  return pointsOf(toResultRow(row, { lineup }), preset).pointsX10;
}

/** By placement, absent teams last. */
export function byPlacement(rows: readonly DraftRow[]): DraftRow[] {
  return rows.toSorted((a, b) => (a.placement ?? 1000) - (b.placement ?? 1000));
}

export function changeRow(
  rows: readonly DraftRow[],
  entryId: string,
  change: Partial<DraftRow>,
): DraftRow[] {
  return rows.map((row) => (row.entryId === entryId ? { ...row, ...change } : row));
}

/**
 * Swaps the results of two teams that sat in each other's slots. Drops eliminations by player, which were counted for the
 * other roster.
 */
export function swapRows(rows: readonly DraftRow[], one: string, other: string): DraftRow[] {
  const of = new Map(rows.map((row) => [row.entryId, row]));
  return rows.map((row) => {
    const from =
      row.entryId === one ? of.get(other) : row.entryId === other ? of.get(one) : undefined;
    return from ? { ...from, entryId: row.entryId, players: undefined } : row;
  });
}

/** Toggles absent or disqualified: an absent team has no numbers. */
export function toggleStatus(
  rows: readonly DraftRow[],
  entryId: string,
  status: 'absent' | 'disqualified',
): DraftRow[] {
  const row = rows.find((one) => one.entryId === entryId);
  if (row?.status === status) return changeRow(rows, entryId, { status: 'played' });
  return status === 'absent'
    ? changeRow(rows, entryId, {
        status,
        placement: null,
        elims: null,
        fielded: null,
        players: undefined,
      })
    : changeRow(rows, entryId, { status });
}
