import type { Preset } from './presets.ts';
import { pointsOf, type ResultRow, type RowStatus } from './rows.ts';
import { compareTies } from './ties.ts';

/**
 * `in` is ranked; `withdrawn` (after play began) is ranked but takes no band and no prize; `replaced` (before play) keeps
 * its rows at the bottom, unranked; `disqualified` is at the bottom, unranked.
 */
export type Standing = 'in' | 'withdrawn' | 'replaced' | 'disqualified';

export interface StandingEntry {
  id: string;
  /** Entry number in the tournament: orders rows that are otherwise equal. */
  number: number;
  standing: Standing;
}

/** A published match; voided ones are excluded. Each is scored by the preset it was published with. */
export interface ScoredMatch {
  id: string;
  no: number;
  preset: Preset;
  rows: readonly ResultRow[];
}

export interface AdjustmentPoints {
  entryId: string;
  pointsX10: number;
  /** Number of the match concerned; `null` for none. */
  matchNo: number | null;
}

/** An order given by staff to teams that are otherwise equal. */
export interface TieRuling {
  entryIds: readonly string[];
}

export interface StandingsInput {
  entries: readonly StandingEntry[];
  matches: readonly ScoredMatch[];
  /** Adjustments that are not revoked. */
  adjustments: readonly AdjustmentPoints[];
  rulings: readonly TieRuling[];
  tieBreaks: Preset['tieBreaks'];
  /** Winner of a match-point final: rank 1 regardless of points. */
  championId?: string | undefined;
}

export interface MatchCell {
  matchId: string;
  no: number;
  status: RowStatus;
  placement: number | null;
  elims: number;
  pointsX10: number;
}

export interface StandingRow {
  entryId: string;
  /** `null` at the bottom: disqualified or replaced. */
  rank: number | null;
  /** Equal to another in every key, without a ruling. */
  isTied: boolean;
  isRuled: boolean;
  standing: Standing;
  isChampion: boolean;
  /** Matches played, excluding absences. */
  played: number;
  wwcd: number;
  placementX10: number;
  /** Actual eliminations, including those above a cap. */
  elims: number;
  elimX10: number;
  adjustmentX10: number;
  totalX10: number;
  /** By match number. */
  matches: MatchCell[];
}

interface Summed {
  entry: StandingEntry;
  row: StandingRow;
}

/**
 * Computes the table: a pure function of published rows, adjustments and rulings, independent of their order. Sorted by
 * total, then the preset's tie-breaks; teams still equal share a rank (1, 2, 2, 4) unless there is a ruling. Rank and row
 * order always agree.
 */
export function computeStandings(input: StandingsInput): StandingRow[] {
  const summed = sumUp(input);
  const isRanked = ({ entry }: Summed) => entry.standing === 'in' || entry.standing === 'withdrawn';
  const { championId, tieBreaks, rulings } = input;
  const compare = (a: Summed, b: Summed) =>
    Number(b.entry.id === championId) - Number(a.entry.id === championId) ||
    b.row.totalX10 - a.row.totalX10 ||
    compareTies(a.row, b.row, tieBreaks);

  const ranked = summed
    .filter(isRanked)
    .sort((a, b) => compare(a, b) || a.entry.number - b.entry.number);
  const rows: StandingRow[] = [];
  for (let start = 0; start < ranked.length; ) {
    const block = takeEqual(ranked, start, compare);
    const ruling = block.length > 1 ? findRuling(block, rulings) : undefined;
    const order = ruling
      ? block.toSorted(
          (a, b) => ruling.entryIds.indexOf(a.entry.id) - ruling.entryIds.indexOf(b.entry.id),
        )
      : block;
    order.forEach(({ row }, index) => {
      rows.push({
        ...row,
        rank: start + 1 + (ruling ? index : 0),
        isTied: block.length > 1 && !ruling,
        isRuled: ruling !== undefined,
        isChampion: row.entryId === championId,
      });
    });
    start += block.length;
  }
  const foot = summed
    .filter((entry) => !isRanked(entry))
    .sort(
      (a, b) =>
        Number(a.entry.standing === 'disqualified') - Number(b.entry.standing === 'disqualified') ||
        b.row.totalX10 - a.row.totalX10 ||
        a.entry.number - b.entry.number,
    );
  return [...rows, ...foot.map(({ row }) => row)];
}

function takeEqual(
  ranked: readonly Summed[],
  start: number,
  compare: (a: Summed, b: Summed) => number,
): Summed[] {
  const first = ranked[start];
  if (!first) return [];
  let end = start + 1;
  for (let next = ranked[end]; next && compare(first, next) === 0; next = ranked[end]) end += 1;
  return ranked.slice(start, end);
}

/** The newest ruling about exactly these teams; rulings about other sets, or subsets, no longer apply. */
function findRuling(
  block: readonly Summed[],
  rulings: readonly TieRuling[],
): TieRuling | undefined {
  return rulings.findLast(
    ({ entryIds }) =>
      entryIds.length === block.length && block.every(({ entry }) => entryIds.includes(entry.id)),
  );
}

function sumUp({ entries, matches, adjustments }: StandingsInput): Summed[] {
  const summed = new Map(entries.map((entry) => [entry.id, emptySum(entry)]));
  for (const match of matches.toSorted((a, b) => a.no - b.no)) {
    for (const row of match.rows) {
      const sum = summed.get(row.entryId);
      if (sum) addRow(sum, match, row);
    }
  }
  for (const { entryId, pointsX10 } of adjustments) {
    const row = summed.get(entryId)?.row;
    if (row) {
      row.adjustmentX10 += pointsX10;
      row.totalX10 += pointsX10;
    }
  }
  return [...summed.values()];
}

function addRow(sum: Summed, { id, no, preset }: ScoredMatch, row: ResultRow): void {
  const points = pointsOf(row, preset);
  const table = sum.row;
  table.matches.push({
    matchId: id,
    no,
    status: row.status,
    placement: row.placement,
    elims: row.elims,
    pointsX10: points.pointsX10,
  });
  if (row.status !== 'absent') table.played += 1;
  if (row.status !== 'played') return;
  if (row.placement === 1) table.wwcd += 1;
  table.elims += row.elims;
  table.placementX10 += points.placementX10;
  table.elimX10 += points.elimX10;
  table.totalX10 += points.pointsX10;
}

function emptySum(entry: StandingEntry): Summed {
  return {
    entry,
    row: {
      entryId: entry.id,
      rank: null,
      isTied: false,
      isRuled: false,
      standing: entry.standing,
      isChampion: false,
      played: 0,
      wwcd: 0,
      placementX10: 0,
      elims: 0,
      elimX10: 0,
      adjustmentX10: 0,
      totalX10: 0,
      matches: [],
    },
  };
}
