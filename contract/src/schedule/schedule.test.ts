import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupLetter } from '../draws/lobby-sizes.ts';
import { findOverlap } from './overlaps.ts';
import { checkPlan, type MatchPlan, planMatches } from './plan-matches.ts';
import { matchSpacing } from './schedule.values.ts';
import { writeSlotList } from './slot-list.ts';
import { scheduleTemplates } from './templates.ts';

const three = ['Erangel', 'Miramar', 'Rondo'].map((name) => ({ name, recall: name === 'Rondo' }));
const plan: MatchPlan = {
  format: 'single',
  groups: ['A'],
  matches: 4,
  firstStart: '2026-11-22T13:30:00.000Z',
  spacingMinutes: 45,
  maps: three,
  perDay: 3,
  together: true,
};

function overlapIn(of: MatchPlan) {
  return findOverlap(
    planMatches(of).map(({ groups, startsAt }, index) => ({
      ...{ id: String(index), startsAt: new Date(startsAt), teams: groups },
    })),
  );
}

describe('a plan of matches', () => {
  it('goes by spacing, maps in turn and days', () => {
    expect(planMatches(plan)).toEqual([
      { no: 1, groups: ['A'], map: 'Erangel', recall: false, startsAt: '2026-11-22T13:30:00.000Z' },
      { no: 2, groups: ['A'], map: 'Miramar', recall: false, startsAt: '2026-11-22T14:15:00.000Z' },
      { no: 3, groups: ['A'], map: 'Rondo', recall: true, startsAt: '2026-11-22T15:00:00.000Z' },
      { no: 4, groups: ['A'], map: 'Erangel', recall: false, startsAt: '2026-11-23T13:30:00.000Z' },
    ]);
  });

  it('goes on where an earlier form stopped: number, map and pair', () => {
    const all = planMatches({
      ...plan,
      format: 'group_pairs',
      groups: ['A', 'B', 'C'],
      matches: 9,
    });
    const rest = planMatches({
      ...plan,
      format: 'group_pairs',
      groups: ['A', 'B', 'C'],
      matches: 4,
      before: 5,
    });
    expect(rest.map(({ startsAt: _, ...match }) => match)).toEqual(
      all.slice(5).map(({ startsAt: _, ...match }) => match),
    );
  });

  it('lets groups play at the same time, or one after the other', () => {
    const groups = ['A', 'B'];
    const together = planMatches({ ...plan, format: 'groups', groups, matches: 2 });
    expect(
      together.map(
        ({ no, groups: [group], startsAt }) => `${group}${no} ${startsAt.slice(11, 16)}`,
      ),
    ).toEqual(['A1 13:30', 'B1 13:30', 'A2 14:15', 'B2 14:15']);
    const apart = planMatches({ ...plan, format: 'groups', groups, matches: 2, together: false });
    expect(
      apart.map(({ no, groups: [group], startsAt }) => `${group}${no} ${startsAt.slice(11, 16)}`),
    ).toEqual(['A1 13:30', 'B1 14:15', 'A2 15:00', 'B2 15:45']);
  });

  it('never has a team in two matches at once, where its days end before the next begins', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('single', 'groups', 'group_pairs'),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: matchSpacing.min, max: matchSpacing.max }),
        fc.integer({ min: 1, max: 8 }),
        fc.boolean(),
        (format, count, matches, spacingMinutes, perDay, together) => {
          const inTurn = format === 'groups' && !together ? count : 1;
          fc.pre(perDay * inTurn * spacingMinutes <= 24 * 60);
          const groups = Array.from({ length: count }, (_, index) => groupLetter(index));
          const times = { matches, spacingMinutes, perDay, together };
          expect(overlapIn({ ...plan, ...times, format, groups })).toBeUndefined();
        },
      ),
      { seed: 2026 },
    );
  });

  it('of groups in turn, whose day runs into the next, is found out', () => {
    // Six groups six times a day take 28 hours: A plays its sixth match as the next day begins.
    const groups = Array.from({ length: 6 }, (_, index) => groupLetter(index));
    const days = { ...plan, format: 'groups', groups, perDay: 6, together: false } as const;
    expect(overlapIn({ ...days, spacingMinutes: 48, matches: 6 })).toBeUndefined();
    expect(overlapIn({ ...days, spacingMinutes: 48, matches: 7 })).toMatchObject({ team: 'A' });
  });

  it.each([
    ['61 matches', { matches: 61 }, 'matches'],
    ['57 and 4 more', { before: 57 }, 'matches'],
    ['nine a day', { perDay: 9 }, 'perDay'],
    ['pairs of one group', { format: 'group_pairs' }, 'matches'],
  ] as const)('refuses %s', (_name, change, field) => {
    expect(Object.keys(checkPlan({ ...plan, ...change }))).toEqual([field]);
    expect(checkPlan(plan)).toEqual({});
  });

  it.each(scheduleTemplates)('template $key can be planned', (template) => {
    const groups = Array.from({ length: template.groups ?? 4 }, (_, index) => groupLetter(index));
    const { format, matches, perDay, spacingMinutes } = template;
    expect(checkPlan({ ...plan, format, groups, matches, perDay, spacingMinutes })).toEqual({});
  });
});

describe('an overlap', () => {
  const at = (id: string, minutes: number, teams: string[]) => ({
    id,
    teams,
    startsAt: new Date(Date.parse(plan.firstStart) + minutes * 60_000),
  });

  it.each([
    ['29 minutes later with a team of the first', [at('1', 0, ['x']), at('2', 29, ['x'])], '1 2'],
    ['in whatever order they come', [at('2', 29, ['x']), at('1', 0, ['x'])], '1 2'],
    ['half an hour later', [at('1', 0, ['x']), at('2', 30, ['x'])], undefined],
    ['at once with other teams', [at('1', 0, ['x']), at('2', 0, ['y'])], undefined],
  ])('%s', (_name, matches, expected) => {
    const found = findOverlap(matches);
    expect(found && `${found.first} ${found.second}`).toBe(expected);
  });
});

it('writes a slot list as chats want it, lowest slot first', () => {
  const slots = [
    { roomSlot: 10, name: 'Team Ten' },
    { roomSlot: 2, name: 'Team Two' },
  ];
  expect(writeSlotList({ title: 'Match 1', slots })).toBe('Match 1\n#2  Team Two\n#10  Team Ten');
});
