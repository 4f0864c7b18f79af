import { groupBy } from '../group-by.ts';
import type { Translatable } from '../texts.ts';
import { bandTexts as texts } from './check.texts.ts';
import type { StandingRow } from './standings.ts';
import { compareTies, type TieBreak } from './ties.ts';

/** A range of ranks and its destination. */
export interface Band {
  from: number;
  /** `null`: up to the last rank. */
  to: number | null;
  /** ID of the target stage; `null`: eliminated. */
  leadsTo: string | null;
  /** Letters of the groups concerned; by default all, or the only table. */
  groups?: readonly string[] | undefined;
}

/** A table with its group's letter; `null` if the stage has a single table. */
export interface GroupTable {
  group: string | null;
  rows: readonly StandingRow[];
}

/** The best teams outside all bands, across groups. */
export interface BestOfRest {
  count: number;
  leadsTo: string;
}

/** Whether bands cover every rank exactly once: no gaps, no overlap, the last one open-ended. */
export function checkBands({
  bands,
  groups,
}: {
  bands: readonly Band[];
  groups: readonly (string | null)[];
}): Translatable[] {
  return groups.flatMap((group) =>
    checkTable(bandsOf(bands, group)).map((problem) =>
      group === null ? problem : texts.inGroup({ group, problem }),
    ),
  );
}

function checkTable(bands: readonly Band[]): Translatable[] {
  const problems: Translatable[] = [];
  let next: number | null = 1;
  for (const { from, to } of bands.toSorted((a, b) => a.from - b.from)) {
    if (next === null || from < next) problems.push(texts.twice({ rank: from }));
    else if (from === next + 1) problems.push(texts.nowhere({ rank: next }));
    else if (from > next) problems.push(texts.allNowhere({ from: next, to: from - 1 }));
    if (to !== null && to < from) problems.push(texts.backwards);
    next = to === null ? null : to + 1;
  }
  if (next !== null) problems.push(texts.notToTheLast);
  return problems;
}

export function bandsOf(bands: readonly Band[], group: string | null): Band[] {
  return bands.filter(({ groups }) => !groups || (group !== null && groups.includes(group)));
}

/** A withdrawn or disqualified team takes no band and no prize: the next ranks move up. */
export function takesBand(row: StandingRow): boolean {
  return row.rank !== null && row.standing === 'in';
}

interface Shared {
  tables: readonly GroupTable[];
  bands: readonly Band[];
  bestOfRest?: BestOfRest | undefined;
  tieBreaks: readonly TieBreak[];
}

/** Destinations of all teams of a stage. Rows that take no band are omitted. */
export function shareOut({
  tables,
  bands,
  bestOfRest,
  tieBreaks,
}: Shared): Map<string, string | null> {
  const places = new Map<string, string | null>();
  for (const { group, rows } of tables) {
    const own = bandsOf(bands, group);
    rows.filter(takesBand).forEach((row, index) => {
      places.set(row.entryId, bandAt(own, index + 1)?.leadsTo ?? null);
    });
  }
  if (bestOfRest) {
    const chosen = rankRest({ tables, bands, tieBreaks }).slice(0, bestOfRest.count);
    for (const { entryId } of chosen) places.set(entryId, bestOfRest.leadsTo);
  }
  return places;
}

export function bandAt(bands: readonly Band[], position: number): Band | undefined {
  return bands.find(({ from, to }) => position >= from && (to === null || position <= to));
}

/** Ranks, across groups by total and tie-breaks, all teams eliminated by their group's bands. */
export function rankRest(stage: {
  tables: readonly GroupTable[];
  bands: readonly Band[];
  tieBreaks: readonly TieBreak[];
}): StandingRow[] {
  const rest = stage.tables.flatMap(({ group, rows }) => {
    const own = bandsOf(stage.bands, group);
    return rows.filter(takesBand).filter((_row, index) => {
      const band = bandAt(own, index + 1);
      return !band || band.leadsTo === null;
    });
  });
  return rest.toSorted((a, b) => compareAcross(a, b, stage.tieBreaks));
}

/** 0 for two rows of different tables that are equal in every key. */
function compareAcross(a: StandingRow, b: StandingRow, keys: readonly TieBreak[]): number {
  return b.totalX10 - a.totalX10 || compareTies(a, b, keys);
}

/** Lists ties across the edge of a band, which must be resolved by a ruling first. */
export function listTiesAtEdges({ tables, bands, bestOfRest, tieBreaks }: Shared): string[][] {
  const ties: string[][] = [];
  for (const { group, rows } of tables) {
    const own = bandsOf(bands, group);
    const takers = rows.filter(takesBand);
    const places = takers.map((_row, index) => bandAt(own, index + 1)?.leadsTo ?? null);
    for (const block of groupBy(
      takers.map((row, index) => ({ row, place: places[index] })).filter(({ row }) => row.isTied),
      ({ row }) => row.rank,
    ).values()) {
      if (new Set(block.map(({ place }) => place)).size > 1)
        ties.push(block.map(({ row }) => row.entryId));
    }
  }
  if (bestOfRest) {
    const rest = rankRest({ tables, bands, tieBreaks });
    const lastIn = rest[bestOfRest.count - 1];
    const firstOut = rest[bestOfRest.count];
    if (lastIn && firstOut && compareAcross(lastIn, firstOut, tieBreaks) === 0) {
      ties.push(
        rest
          .filter((row) => compareAcross(row, lastIn, tieBreaks) === 0)
          .map(({ entryId }) => entryId),
      );
    }
  }
  return ties;
}

/** Whether all groups played equally many matches, as a fair cut requires. @param matches by playing groups */
export function hasEqualMatches(stage: {
  groups: readonly string[];
  matches: readonly { groups: readonly string[] }[];
}): boolean {
  const counts = stage.groups.map(
    (group) => stage.matches.filter((match) => match.groups.includes(group)).length,
  );
  return new Set(counts).size <= 1;
}
