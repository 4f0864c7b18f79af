import { type Band, bandAt, bandsOf, type GroupTable } from '@one-dream/contract/scoring/bands.ts';
import { followMatchPoint, type MatchPointState } from '@one-dream/contract/scoring/match-point.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import {
  type AdjustmentPoints,
  computeStandings,
  type ScoredMatch,
  type Standing,
  type StandingEntry,
  type TieRuling,
} from '@one-dream/contract/scoring/standings.ts';
import type { EntryRow, StageMatchRow, StageRow } from './standings.queries.ts';

/** What an entry of the audit log is about. @param who the team concerned */
export function aboutStage(stage: StageRow, ...who: string[]) {
  return {
    tournamentId: stage.tournament_id,
    subject: [...who, stage.tournament, stage.name].join(', '),
  };
}

/** Everything that the standings of a stage depend on. */
export interface StageInputs {
  stage: StageRow;
  entries: readonly EntryRow[];
  matches: readonly StageMatchRow[];
  adjustments: readonly (AdjustmentPoints & { madeAt: number })[];
  rulings: readonly TieRuling[];
  /** Rules by version id. */
  presets: ReadonlyMap<string, Preset>;
  tieBreaks: Preset['tieBreaks'];
}

export interface StageTables {
  tables: (GroupTable & { matches: StageMatchRow[] })[];
  matchPoint: MatchPointState | null;
}

const isPublished = ({ state }: StageMatchRow) => state === 'published' || state === 'final';

/** Computes the tables of a stage, one for each group where groups have their own; pure. */
export function tabulate(inputs: StageInputs): StageTables {
  const { stage, entries, matches, adjustments, rulings, tieBreaks } = inputs;
  const matchPoint = followFinal(inputs);
  const championId = matchPoint?.champion?.entryId;
  const table = (group: string | null, own: StageMatchRow[], members: readonly EntryRow[]) => {
    const published = own.filter(isPublished).map((match) => toScored(match, inputs));
    const standing = toStandingEntries(members, published);
    const rows = computeStandings({
      entries: standing,
      matches: published,
      adjustments: adjustments.filter(({ entryId }) => standing.some(({ id }) => id === entryId)),
      rulings,
      tieBreaks,
      championId,
    });
    return { group, rows, matches: own };
  };
  if (stage.format !== 'groups') {
    return { tables: [table(null, [...matches], entries)], matchPoint };
  }
  const letters = [...new Set(entries.map(({ letter }) => letter).filter((it) => it !== null))];
  return {
    tables: letters.sort(byLetter).map((letter) =>
      table(
        letter,
        matches.filter((match) => match.letter === letter),
        entries.filter((entry) => entry.letter === letter),
      ),
    ),
    matchPoint,
  };
}

/** Order of groups: A to Z, then AA. */
export function byLetter(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

function toScored(match: StageMatchRow, { presets, stage }: StageInputs): ScoredMatch {
  const preset = presets.get(match.preset_version_id ?? stage.preset_version_id);
  if (!preset) throw new Error(`match ${match.id} is scored by a preset that was not read`);
  return { id: match.id, no: match.no, preset, rows: match.rows };
}

/** A team without a row that is out of the event is not listed. */
function toStandingEntries(
  entries: readonly EntryRow[],
  published: readonly ScoredMatch[],
): StandingEntry[] {
  const played = new Set(
    published.flatMap(({ rows }) =>
      rows.filter(({ status }) => status !== 'absent').map(({ entryId }) => entryId),
    ),
  );
  return entries.flatMap((entry, index) => {
    const standing = standingOf(entry, played.has(entry.id));
    return standing ? [{ id: entry.id, number: index + 1, standing }] : [];
  });
}

function standingOf(entry: EntryRow, hasPlayed: boolean): Standing | undefined {
  if (entry.state === 'disqualified') return 'disqualified';
  if (entry.state === 'replaced' || entry.is_replaced) return hasPlayed ? 'replaced' : undefined;
  if (entry.state === 'withdrawn' || entry.state === 'no_show')
    return hasPlayed ? 'withdrawn' : undefined;
  return 'in';
}

/** Stage rows hold points; the wire and the rules hold tenths. */
function followFinal(inputs: StageInputs): MatchPointState | null {
  const { stage, entries, matches, adjustments } = inputs;
  const { match_point } = stage;
  if (!match_point) return null;
  const published = matches.filter(isPublished).map((match) => toScored(match, inputs));
  return followMatchPoint({
    rule:
      'fixed' in match_point
        ? { fixedX10: match_point.fixed * 10 }
        : { after: match_point.after, plusX10: match_point.plus * 10 },
    entries: toStandingEntries(entries, published),
    cap: stage.match_cap,
    adjustments,
    matches: matches.map((match) => {
      if (match.state === 'cancelled') return { no: match.no, state: 'cancelled' };
      const scored = published.find(({ id }) => id === match.id);
      return scored
        ? {
            no: match.no,
            state: 'published',
            match: scored,
            firstPublishedAt: match.first_published_at?.getTime() ?? 0,
          }
        : { no: match.no, state: 'open' };
    }),
  });
}

/** Lists void rulings: their teams are no longer exactly those that are equal. */
export function listDeadRulings<Ruling extends TieRuling>(
  inputs: StageInputs,
  rulings: readonly Ruling[],
): Ruling[] {
  const { tables } = tabulate({ ...inputs, rulings: [] });
  const blocks = tables.flatMap(({ rows }) => [
    ...Map.groupBy(
      rows.filter(({ isTied }) => isTied),
      ({ rank }) => rank,
    ).values(),
  ]);
  return rulings.filter(
    ({ entryIds }) =>
      !blocks.some(
        (block) =>
          block.length === entryIds.length && block.every((row) => entryIds.includes(row.entryId)),
      ),
  );
}

/** Index of the band in the stage's list; null where nothing leads anywhere. */
export function bandIndex(
  bands: readonly Band[],
  { group, position }: { group: string | null; position: number },
): number | null {
  const band = bandAt(bandsOf(bands, group), position);
  return band ? bands.indexOf(band) : null;
}
