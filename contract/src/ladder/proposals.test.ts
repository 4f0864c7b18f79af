import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tier, tiers } from '../features/scrims/scrims.values.ts';
import { compareRecords, rankWeek, type WeekRecord } from './proposals.ts';

/** A week as teams play it: 1 to 7 days of three matches, up to 25 points a match. */
const record = fc
  .record({
    teamId: fc.uuid(),
    days: fc.integer({ min: 0, max: 7 }),
    perMatch: fc.array(
      fc.record({ place: fc.integer({ min: 1, max: 16 }), elims: fc.integer({ min: 0, max: 15 }) }),
      { minLength: 21, maxLength: 21 },
    ),
    since: fc.constantFrom('2026-10-05T00:00:00Z', '2026-10-12T00:00:00Z', '2026-11-02T00:00:00Z'),
  })
  .map(({ teamId, days, perMatch, since }): WeekRecord => {
    const points = [10, 6, 5, 4, 3, 2, 1, 1];
    const played = perMatch.slice(0, days * 3);
    const placement = played.reduce((sum, { place }) => sum + (points[place - 1] ?? 0), 0);
    const elims = played.reduce((sum, one) => sum + one.elims, 0);
    return {
      teamId,
      days,
      matches: played.length,
      pointsX10: (placement + elims) * 10,
      wwcd: played.filter(({ place }) => place === 1).length,
      placementPointsX10: placement * 10,
      elims,
      since,
    };
  });
const group = fc.uniqueArray(record, { maxLength: 24, selector: ({ teamId }) => teamId });
const tier = fc.constantFrom(...tiers);

const counted = (records: readonly WeekRecord[]) => records.filter(({ days }) => days >= 3);
const moved = (tier: Tier, records: readonly WeekRecord[], kind: string) =>
  rankWeek(tier, records).filter(({ proposal }) => proposal?.kind === kind);

describe('the week of a tier', () => {
  it('proposes exactly the top four up and the bottom four down, where there is an up and a down', () => {
    fc.assert(
      fc.property(tier, group, (tier, records) => {
        const table = rankWeek(tier, records);
        const enough = counted(records).length >= 9;
        const up = table.filter(({ proposal }) => proposal?.kind === 'promotion');
        const down = table.filter(({ proposal }) => proposal?.kind === 'relegation');
        expect(table).toHaveLength(counted(records).length);
        expect(up.map(({ rank }) => rank)).toEqual(enough && tier !== 'T1' ? [1, 2, 3, 4] : []);
        expect(down.map(({ rank }) => rank)).toEqual(
          enough && tier !== 'T3' ? [3, 2, 1, 0].map((back) => table.length - back) : [],
        );
        for (const { proposal } of up) expect(proposal?.to).toBe(tiers[tiers.indexOf(tier) + 1]);
        for (const { proposal } of down) expect(proposal?.to).toBe(tiers[tiers.indexOf(tier) - 1]);
      }),
      { seed: 2026 },
    );
  });

  it('is the same in whatever order the teams come', () => {
    fc.assert(
      fc.property(tier, group, (tier, records) => {
        expect(rankWeek(tier, records.toReversed())).toEqual(rankWeek(tier, records));
      }),
      { seed: 2026 },
    );
  });

  it('never has a team above one that played better', () => {
    fc.assert(
      fc.property(tier, group, (tier, records) => {
        const table = rankWeek(tier, records);
        for (const [index, team] of table.entries()) {
          const next = table[index + 1];
          if (!next) continue;
          expect(compareRecords(team, next)).toBeLessThan(0);
          expect(team.pointsX10 / team.matches).toBeGreaterThanOrEqual(
            next.pointsX10 / next.matches - 1e-9,
          );
        }
      }),
      { seed: 2026 },
    );
  });

  it('more eliminations never lower a team', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(record, { minLength: 2, maxLength: 16, selector: ({ teamId }) => teamId }),
        (records) => {
          const [first, ...others] = records;
          if (!first || first.days < 3) return;
          const rankOf = (all: readonly WeekRecord[]) =>
            rankWeek('T2', all).find(({ teamId }) => teamId === first.teamId)?.rank ?? 0;
          const better = { ...first, elims: first.elims + 1, pointsX10: first.pointsX10 + 10 };
          expect(rankOf([better, ...others])).toBeLessThanOrEqual(rankOf(records));
        },
      ),
      { seed: 2026 },
    );
  });
});

const team = (teamId: string, change: Partial<WeekRecord> = {}): WeekRecord => ({
  teamId,
  days: 3,
  matches: 9,
  pointsX10: 900,
  wwcd: 1,
  placementPointsX10: 400,
  elims: 50,
  since: '2026-10-05T00:00:00Z',
  ...change,
});

it.each([
  ['the average, not the sum', { matches: 10, pointsX10: 990 }, {}],
  ['then WWCD', {}, { wwcd: 2 }],
  ['then placement points', {}, { placementPointsX10: 410 }],
  ['then eliminations', {}, { elims: 51 }],
  ['then who has the place longer', {}, { since: '2026-10-04T00:00:00Z' }],
])('%s decides', (_, worse, better) => {
  expect(rankWeek('T2', [team('a', worse), team('b', better)]).map(({ teamId }) => teamId)).toEqual(
    ['b', 'a'],
  );
});

it.each([
  [8, 0],
  [9, 4],
  [16, 4],
])('of %i teams %i go up', (count, up) => {
  const records = Array.from({ length: count }, (_, index) =>
    team(`team ${index}`, { pointsX10: 900 + index }),
  );
  expect(moved('T2', records, 'promotion')).toHaveLength(up);
  expect(moved('T2', records, 'relegation')).toHaveLength(up);
});
