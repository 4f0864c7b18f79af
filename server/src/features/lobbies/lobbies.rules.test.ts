import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../tests/support/refusal-of.ts';
import {
  assertGroups,
  assertNotFrozen,
  drawPowers,
  evenOut,
  firstOpenNo,
  frozenAt,
  groupCapacity,
  isStillOpen,
  type PlannedMatch,
  type StageShape,
  slotGroups,
  slotsOfGroup,
  usualGroups,
} from './lobbies.rules.ts';

const shape = (format: StageShape['format'], changes: Partial<StageShape> = {}): StageShape => ({
  ...{ format, lobby_max: 16, first_slot: 2, reserved_slots: [] },
  ...changes,
});

describe('how many teams a group takes', () => {
  it.each([
    ['single', 16, 16],
    ['groups', 16, 16],
    // Two groups meet in one lobby.
    ['group_pairs', 16, 8],
    ['group_pairs', 17, 8],
  ] as const)('of a stage of %s with lobbies of %i: %i', (format, lobby_max, capacity) => {
    expect(groupCapacity({ format, lobby_max })).toBe(capacity);
  });
});

describe('how many groups there are when nobody says', () => {
  it.each([
    ['single', 0, 1],
    ['single', 400, 1],
    ['groups', 0, 1],
    ['groups', 16, 1],
    ['groups', 17, 2],
    ['groups', 200, 13],
    ['group_pairs', 1, 2],
    ['group_pairs', 16, 2],
    ['group_pairs', 17, 3],
  ] as const)('in a stage of %s with %i teams: %i', (format, teams, groups) => {
    expect(usualGroups({ stage: shape(format), teams })).toBe(groups);
  });
});

describe('a number of groups that is chosen', () => {
  it.each([
    ['single', 16, 1],
    ['groups', 32, 2],
    ['groups', 16, 16],
    ['groups', 0, 4],
    ['group_pairs', 24, 3],
    ['group_pairs', 88, 11],
  ] as const)('in a stage of %s with %i teams may be %i', (format, teams, groups) => {
    expect(() => assertGroups({ stage: shape(format), teams, groups })).not.toThrow();
  });

  it.each([
    ['single', 16, 2, 'This stage has one lobby, so it has one group.'],
    ['group_pairs', 8, 1, 'Pairs of groups need 2 to 11 groups.'],
    ['group_pairs', 88, 12, 'Pairs of groups need 2 to 11 groups.'],
    [
      ...(['groups', 33, 2] as const),
      '33 teams do not fit: 2 groups take 32. Take more groups or larger lobbies.',
    ],
    [
      ...(['single', 17, 1] as const),
      '17 teams do not fit: one group takes 16. Take more groups or larger lobbies.',
    ],
    ['groups', 3, 4, 'There are 3 teams, so at most 3 groups.'],
  ] as const)('in a stage of %s with %i teams is not %i', (format, teams, groups, message) => {
    const refusal = refusalOf(() => assertGroups({ stage: shape(format), teams, groups }));
    expect(refusal).toMatchObject({ code: 'INVALID', fields: { groups: message } });
  });
});

const teams = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

describe('room slots', () => {
  it('are fixed blocks as large as the largest group, where groups meet', () => {
    const groups = [teams('a', 8), teams('b', 7), teams('c', 8)];
    const { slotMode, places } = slotGroups({ stage: shape('group_pairs'), groups });
    expect(slotMode).toBe('fixed');
    const firsts = places.filter(({ place }) => place === 1);
    expect(firsts.map(({ letter, roomSlot }) => `${letter}${roomSlot}`)).toEqual([
      ...['A2', 'B10', 'C18'],
    ]);
    expect(places.at(-1)).toEqual({ entryId: 'c8', letter: 'C', place: 8, roomSlot: 25 });
  });

  it('are given per match, where groups meet and do not all fit under 25', () => {
    const groups = [teams('a', 8), teams('b', 8), teams('c', 8), teams('d', 8)];
    const { slotMode, places } = slotGroups({ stage: shape('group_pairs'), groups });
    expect(slotMode).toBe('per_match');
    expect(places).toHaveLength(32);
    expect(new Set(places.map(({ roomSlot }) => roomSlot))).toEqual(new Set([null]));
  });

  it('begin at the first one in each group that has its lobby to itself, past the reserved', () => {
    const stage = shape('groups', { first_slot: 3, reserved_slots: [4] });
    const { places } = slotGroups({ stage, groups: [teams('a', 2), teams('b', 2)] });
    expect(places.map(({ entryId, roomSlot }) => [entryId, roomSlot])).toEqual([
      ['a1', 3],
      ['a2', 5],
      ['b1', 3],
      ['b2', 5],
    ]);
  });

  it.each([
    // 24 slots from 2 to 25.
    ['single', [24], true],
    ['single', [25], false],
    ['groups', [24, 24], true],
    ['groups', [24, 25], false],
    ['group_pairs', [12, 12, 12], true],
    ['group_pairs', [13, 12, 12], false],
  ] as const)('in a stage of %s for groups of %j are enough: %s', (format, sizes, isEnough) => {
    const groups = sizes.map((size, index) => teams(`${index}-`, size));
    const give = () => slotGroups({ stage: shape(format), groups });
    const fields = { groups: 'There are not enough slots up to 25 for that many teams.' };
    const refusal = refusalOf(give);
    if (isEnough) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ code: 'INVALID', fields });
  });

  it('that a group may use are its block, or all of them', () => {
    const sizes = new Map([
      ['A', 2],
      ['B', 3],
    ]);
    const of = (format: StageShape['format'], letter: string) =>
      slotsOfGroup({ stage: shape(format, { reserved_slots: [6] }), letter, sizes });
    expect(of('group_pairs', 'A')).toEqual([2, 3, 4]);
    expect(of('group_pairs', 'B')).toEqual([5, 7, 8]);
    expect(of('group_pairs', 'C')).toEqual([]);
    expect(of('groups', 'B')).toHaveLength(23);
  });
});

const start = new Date('2026-11-22T15:00:00Z');
const minutesBefore = (minutes: number) => new Date(start.getTime() - minutes * 60_000);
const planned = (no: number, changes: Partial<PlannedMatch> = {}): PlannedMatch => ({
  ...{ no, group_letters: ['A'], starts_at: start, state: 'scheduled' },
  ...changes,
});

describe('the lobby of a match', () => {
  it('is frozen five minutes before its start', () => {
    expect(frozenAt(start)).toEqual(minutesBefore(5));
  });

  it.each([
    ['scheduled', 6, true],
    ['scheduled', 5, false],
    ['room_released', 6, true],
    ['room_released', 5, false],
    ['playing', 6, false],
    ['cancelled', 6, false],
    ['final', 6, false],
    // Without a start there is nothing to count from.
    ['postponed', -600, true],
  ])('of one that is %s can change %i minutes before its start: %s', (state, minutes, is) => {
    expect(isStillOpen({ starts_at: start, state }, minutesBefore(minutes))).toBe(is);
  });

  it('that is frozen keeps a draw from being changed', () => {
    const matches = [planned(1), planned(2, { state: 'postponed' })];
    expect(() => assertNotFrozen({ matches, now: minutesBefore(6) })).not.toThrow();
    expect(() => assertNotFrozen({ matches: [], now: start })).not.toThrow();
    expect(() => assertNotFrozen({ matches, now: minutesBefore(5) })).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
  });
});

describe('what a host may change about a draw', () => {
  const place = (entry_id: string, letter: string) => ({
    entry_id,
    letter,
    from_match_no: 1,
    to_match_no: null,
  });
  const usual = {
    isFinal: false,
    slotMode: 'fixed' as const,
    groups: 2,
    placed: [place('a', 'A'), place('b', 'B'), { ...place('gone', 'B'), to_match_no: 1 }],
    matches: [planned(1), planned(2, { group_letters: ['B'] })],
    now: minutesBefore(60),
  };
  const nothing = { move: false, number: false, replace: [] };
  it.each<[string, Partial<typeof usual> | { slotMode: 'per_match' }, object]>([
    ['an hour before: everything', {}, { move: true, number: true, replace: ['a', 'b'] }],
    [
      'with one group nobody moves',
      { groups: 1 },
      { move: false, number: true, replace: ['a', 'b'] },
    ],
    [
      'slots per match',
      { slotMode: 'per_match' },
      { move: true, number: false, replace: ['a', 'b'] },
    ],
    ['frozen', { now: minutesBefore(5) }, nothing],
    ['final', { isFinal: true }, nothing],
    [
      'A plays: who is in B may be replaced still',
      { matches: [planned(1, { state: 'playing' }), planned(2, { group_letters: ['B'] })] },
      { move: false, number: false, replace: ['b'] },
    ],
  ])('%s', (_when, changes, can) => {
    expect(drawPowers({ ...usual, ...changes })).toEqual(can);
  });
});

describe('a team that comes into a group plays from', () => {
  it.each<[string, PlannedMatch[], number | undefined]>([
    ['match 1, where nothing is planned', [], 1],
    ['match 1, where others are planned only', [planned(7, { group_letters: ['B'] })], 1],
    ['the lowest that is open', [planned(3), planned(2), planned(1, { state: 'playing' })], 2],
    ['one that it shares with another group', [planned(4, { group_letters: ['A', 'C'] })], 4],
    ['none, where none is left', [planned(1, { state: 'final' })], undefined],
  ])('%s', (_which, matches, no) => {
    expect(firstOpenNo({ matches, letter: 'A', now: minutesBefore(60) })).toBe(no);
  });
});

describe('groups that are evened out', () => {
  it.each([
    ['who left is out', [['a', 'b'], ['c']], ['a', 'c'], [['a'], ['c']], 0],
    [
      'who came is in the smallest',
      [['a', 'b'], ['c']],
      ['a', 'b', 'c', 'd'],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      1,
    ],
    [
      'no lobby has two more than another',
      [
        ['a', 'b', 'c'],
        ['d', 'e', 'f'],
      ],
      ['a', 'b', 'c', 'd'],
      [
        ['a', 'b'],
        ['d', 'c'],
      ],
      1,
    ],
    ['nobody is left', [['a'], ['b']], [], [[], []], 0],
  ])('%s', (_, groups, drawable, expected, moves) => {
    expect(evenOut({ groups, drawable })).toEqual({ groups: expected, moves });
  });
});
