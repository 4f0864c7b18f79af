import * as fc from 'fast-check';
import { defaultPreset, deliveredPresets, type Preset } from './presets.ts';
import type { ResultRow } from './rows.ts';
import type { ScoredMatch, StandingEntry, StandingsInput } from './standings.ts';
import { tieBreaks } from './ties.ts';

/** Any preset: decreasing points in tenths, tie-breaks in any order. */
export const anyPreset: fc.Arbitrary<Preset> = fc.oneof(
  fc.constantFrom(...deliveredPresets),
  fc.record({
    placementX10: fc
      .array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 16 })
      .map((points) => points.toSorted((a, b) => b - a)),
    elimX10: fc.integer({ min: 0, max: 30 }),
    elimCap: fc.option(fc.integer({ min: 1, max: 12 })),
    tieBreaks: fc.subarray(tieBreaks, { minLength: 1 }),
    labels: fc.constant(defaultPreset.labels),
  }),
);

export function entriesOf(count: number): StandingEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    number: index + 1,
    standing: 'in',
  }));
}

/** A publishable match: placements 1…N of the fielded teams, each once. */
export function anyMatch({
  entries,
  no,
  preset,
}: {
  entries: readonly StandingEntry[];
  no: number;
  preset: Preset;
}): fc.Arbitrary<ScoredMatch> {
  return fc
    .record({
      order: fc.shuffledSubarray([...entries], {
        minLength: entries.length,
        maxLength: entries.length,
      }),
      statuses: fc.array(
        fc.constantFrom('played', 'played', 'played', 'played', 'absent', 'disqualified'),
        { minLength: entries.length, maxLength: entries.length },
      ),
      elims: fc.array(fc.integer({ min: 0, max: 6 }), {
        minLength: entries.length,
        maxLength: entries.length,
      }),
    })
    .map(({ order, statuses, elims }) => {
      let placement = 0;
      const rows = order.map((entry, index): ResultRow => {
        const status = statuses[index] ?? 'played';
        if (status === 'absent')
          return { entryId: entry.id, status, placement: null, elims: 0, fielded: 0 };
        placement += 1;
        return { entryId: entry.id, status, placement, elims: elims[index] ?? 0, fielded: 4 };
      });
      return { id: `m${no}`, no, preset, rows };
    });
}

/** A stage likely to have ties: few teams, few matches, small numbers. */
export const anyStage: fc.Arbitrary<StandingsInput> = fc
  .record({
    teams: fc.integer({ min: 2, max: 9 }),
    matches: fc.integer({ min: 0, max: 5 }),
    preset: anyPreset,
  })
  .chain(({ teams, matches, preset }) => {
    const entries = entriesOf(teams);
    return fc.record({
      entries: fc.constant(entries),
      matches: fc.tuple(
        ...Array.from({ length: matches }, (_, index) =>
          anyMatch({ entries, no: index + 1, preset }),
        ),
      ),
      adjustments: fc.array(
        fc.record({
          entryId: fc.constantFrom(...entries.map(({ id }) => id)),
          pointsX10: fc.integer({ min: -50, max: 50 }),
          matchNo: fc.constant(null),
        }),
        { maxLength: 3 },
      ),
      rulings: fc.constant([]),
      tieBreaks: fc.constant(preset.tieBreaks),
    });
  });
