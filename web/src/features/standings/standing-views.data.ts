import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import { computeStandings } from '@one-dream/contract/scoring/standings.ts';

/** A table's cell of a match as input for the day's table: `fielded` has no effect here. */
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
 * Computes the table of one day: the same rules applied to that day's matches. Adjustments and rulings concern the whole
 * stage and are left out; so are cut lines and rank changes.
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

export type MatchLine = Pick<StandingLine, 'entryId' | 'teamId' | 'name' | 'logo' | 'wasNamed'> &
  StandingLine['matches'][number];

/** A match's teams by placement; absent ones last, by entry number. */
export function linesOfMatch(table: StandingTable, matchId: string): MatchLine[] {
  return table.rows
    .flatMap(({ entryId, teamId, name, logo, wasNamed, number, matches }) => {
      const cell = matches.find((match) => match.matchId === matchId);
      return cell ? [{ entryId, teamId, name, logo, wasNamed, number, ...cell }] : [];
    })
    .sort(
      (a, b) =>
        (a.placement ?? Number.POSITIVE_INFINITY) - (b.placement ?? Number.POSITIVE_INFINITY) ||
        a.number - b.number,
    );
}
