import { describe, expect, it } from 'vitest';
import { checkResult } from './check-result.ts';
import { controlSums } from './control-sums.ts';
import { defaultPreset } from './presets.ts';
import { groupEntries, groupMatches, publishedGroup } from './published-group.fixture.ts';
import { computeStandings } from './standings.ts';

const { tieBreaks } = defaultPreset;
const table = (keys: typeof tieBreaks = tieBreaks) =>
  computeStandings({
    entries: groupEntries,
    matches: groupMatches,
    adjustments: [],
    rulings: [],
    tieBreaks: keys,
  });

describe('a group as it was published', () => {
  it('comes out with its ranks, totals, wins, placement points and eliminations', () => {
    expect(
      table().map(({ rank, entryId, totalX10, wwcd, placementX10, elims }) => [
        rank,
        entryId,
        totalX10,
        wwcd,
        placementX10,
        elims,
      ]),
    ).toEqual(
      publishedGroup.map(([name, total, wwcd, placement, elims], index) => [
        index + 1,
        name,
        total * 10,
        wwcd,
        placement * 10,
        elims,
      ]),
    );
  });

  it('has its last two ranks from the last match alone', () => {
    const [fifteenth, sixteenth] = table(['wwcd', 'placement_points', 'elims']).slice(-2);
    expect([fifteenth?.rank, sixteenth?.rank]).toEqual([15, 15]);
    expect(fifteenth?.isTied).toBe(true);
  });

  it('does not come out with eliminations first, as common tools have it', () => {
    const names = table(['elims', 'placement_points']).map(({ entryId }) => entryId);
    expect(names).not.toEqual(publishedGroup.map(([name]) => name));
  });

  it('has the sums of a faultless table, one match being over 63 eliminations', () => {
    const sums = controlSums(groupMatches);
    expect(sums.wwcd).toEqual({ found: 6, expected: 6 });
    expect(sums.placementX10).toEqual({ found: 1920, expected: 1920 });
    expect(sums.elims.filter(({ found, fielded }) => found > fielded - 1)).toHaveLength(1);
  });

  it('is refused with two winners in the third match', () => {
    const third = groupMatches[2];
    const rows = (third?.rows ?? []).map((row) =>
      row.entryId === 'Team B' ? { ...row, placement: 1 } : row,
    );
    const lobby = groupEntries.map(({ id }) => ({ entryId: id, name: id }));
    const { problems } = checkResult({ rows, lobby, lineup: 4, recall: false });
    expect(problems.map(({ code, entryIds }) => [code, ...entryIds])).toContainEqual([
      'PLACEMENT_TWICE',
      'Team B',
      'Team D',
    ]);
    const wrong = groupMatches.map((match) => (match === third ? { ...third, rows } : match));
    const { wwcd, placementX10 } = controlSums(wrong);
    expect(wwcd.found).toBe(wwcd.expected + 1);
    expect(placementX10.found).not.toBe(placementX10.expected);
  });
});
