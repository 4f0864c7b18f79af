import type {
  StageStandings,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { writeCells } from '@one-dream/contract/scoring/delimited-text.ts';

type Cell = string | number | null;

/** Writes a stage's tables as cells: one line per team, the sums, then place, eliminations and points of each match. */
export function writeStandingsTable(
  { stage, tables }: { stage: StageStandings; tables: readonly StandingTable[] },
  delimiter: '\t' | ',',
): string {
  const { labels } = stage.preset;
  const hasGroups = tables.some(({ group }) => group !== null);
  const numbers = [...new Set(tables.flatMap(({ matches }) => matches.map(({ no }) => no)))].sort(
    (a, b) => a - b,
  );
  const heads: Cell[] = [
    ...(hasGroups ? ['Group'] : []),
    'Rank',
    'Team',
    'Matches',
    labels.win,
    'Placement points',
    labels.elims,
    'Adjustment',
    'Total',
    ...numbers.flatMap((no) => [`M${no} place`, `M${no} ${labels.elims}`, `M${no} points`]),
  ];
  const lines = tables.flatMap(({ group, rows }) =>
    rows.map((row): Cell[] => [
      ...(hasGroups ? [group ?? ''] : []),
      row.rank,
      row.name,
      row.played,
      row.wwcd,
      row.placementX10 / 10,
      row.elims,
      row.adjustmentX10 / 10,
      row.totalX10 / 10,
      ...numbers.flatMap((no): Cell[] => {
        const cell = row.matches.find((match) => match.no === no);
        if (!cell) return [null, null, null];
        const place = cell.status === 'played' ? cell.placement : cell.status;
        return [place, cell.elims, cell.pointsX10 / 10];
      }),
    ]),
  );
  return `${writeCells([heads, ...lines], delimiter)}\n`;
}

/** Describes the standings for programs: names, places and figures, without ids. Points have one decimal at most. */
export function describeStandings({
  title,
  standings,
  stage,
  tables,
}: {
  title: string;
  standings: Pick<Standings, 'changedAt' | 'isCancelled'>;
  stage: StageStandings;
  tables: readonly StandingTable[];
}) {
  return {
    tournament: title,
    stage: stage.name,
    isFinal: stage.isFinal,
    isCancelled: standings.isCancelled,
    changedAt: standings.changedAt,
    scoring: stage.preset.name,
    cuts: stage.bands.map(({ from, to, groups, words }) => ({ from, to, groups, words })),
    tables: tables.map(({ group, rows, matches }) => ({
      group,
      matches: matches.map(({ no, map, startsAt, version, isFinal }) => ({
        no,
        map,
        startsAt,
        version,
        isFinal,
      })),
      rows: rows.map((row) => ({
        rank: row.rank,
        isTied: row.isTied,
        team: row.name,
        state: row.standing,
        matches: row.played,
        wins: row.wwcd,
        placementPoints: row.placementX10 / 10,
        elims: row.elims,
        adjustment: row.adjustmentX10 / 10,
        total: row.totalX10 / 10,
        byMatch: row.matches.map(({ no, status, placement, elims, pointsX10 }) => ({
          no,
          status,
          placement,
          elims,
          points: pointsX10 / 10,
        })),
      })),
    })),
  };
}
