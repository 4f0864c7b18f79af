import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import { computeStandings } from '@one-dream/contract/scoring/standings.ts';

/** Days on which matches of a table were played, the first first: `2026-11-14`. */
export function daysOf(table: StandingTable): string[] {
  return [...new Set(table.matches.map(({ day }) => day))].sort();
}

/** A table's cell of a match as the day's table needs it: `fielded` counts nothing here. */
function asResultRow(row: StandingLine, matchId: string) {
  const cell = row.matches.find((match) => match.matchId === matchId);
  return (
    cell && {
      entryId: row.entryId,
      status: cell.status,
      placement: cell.placement,
      elims: cell.elims,
      fielded: 0,
    }
  );
}

/**
 * The table of one day: the same rules over that day's matches alone. Adjustments and rulings are about the whole
 * stage and stay out; so do cut lines and rank changes.
 */
export function tableOfDay({
  stage,
  table,
  day,
}: {
  stage: Pick<StageStandings, 'presets' | 'preset'>;
  table: StandingTable;
  day: string;
}): StandingTable {
  const matches = table.matches.filter((match) => match.day === day);
  const presetOf = (index: number): Preset => stage.presets[index] ?? stage.preset;
  const rows = computeStandings({
    entries: table.rows.map(({ entryId, number, standing }) => ({ id: entryId, number, standing })),
    matches: matches.map((match) => ({
      id: match._id,
      no: match.no,
      preset: presetOf(match.preset),
      rows: table.rows.flatMap((row) => asResultRow(row, match._id) ?? []),
    })),
    adjustments: [],
    rulings: [],
    tieBreaks: stage.preset.tieBreaks,
  });
  const known = new Map(table.rows.map((row) => [row.entryId, row]));
  return {
    ...table,
    matches,
    remaining: 0,
    rows: rows.flatMap((row) => {
      const team = known.get(row.entryId);
      return team
        ? [{ ...team, ...row, isEligible: false, isChampion: false, moved: 0, band: null }]
        : [];
    }),
  };
}

/** One team in one match. */
export type MatchLine = Pick<StandingLine, 'entryId' | 'teamId' | 'name' | 'logo'> &
  StandingLine['matches'][number];

/** A match's teams by placement; absent ones last, in the order of their numbers. */
export function linesOfMatch(table: StandingTable, matchId: string): MatchLine[] {
  return table.rows
    .flatMap(({ entryId, teamId, name, logo, number, matches }) => {
      const cell = matches.find((match) => match.matchId === matchId);
      return cell ? [{ entryId, teamId, name, logo, number, ...cell }] : [];
    })
    .sort(
      (a, b) =>
        (a.placement ?? Number.POSITIVE_INFINITY) - (b.placement ?? Number.POSITIVE_INFINITY) ||
        a.number - b.number,
    );
}
