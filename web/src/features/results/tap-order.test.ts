import { type DraftRow, emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { expect, test } from 'vitest';
import {
  markAbsent,
  markPresent,
  readTapOrder,
  type TapDirection,
  tapBoth,
  tapPlace,
  undoBoth,
  undoTap,
} from './tap-order.ts';

const lobby = (count: number): DraftRow[] =>
  Array.from({ length: count }, (_, index) => emptyRow(`t${index + 1}`));
const places = (rows: readonly DraftRow[]) =>
  Object.fromEntries(rows.map(({ entryId, placement }) => [entryId, placement]));
const tapOut = (rows: readonly DraftRow[], id: string) => tapPlace(rows, id, 'last');
const undoOut = (rows: readonly DraftRow[]) => undoTap(rows, 'last');
const tapAll = (rows: DraftRow[], ids: string[]) => ids.reduce<DraftRow[]>(tapOut, rows);

test('from the first, in the order of a result screen, the remaining team is last', () => {
  const rows = ['t3', 't1'].reduce<DraftRow[]>((all, id) => tapPlace(all, id, 'first'), lobby(4));
  expect(places(rows)).toEqual({ t1: 2, t2: null, t3: 1, t4: null });
  expect(readTapOrder(rows, 'first')).toEqual({ fielded: 4, next: 3 });
  const all = tapPlace(rows, 't4', 'first');
  expect(places(all)).toEqual({ t1: 2, t2: 4, t3: 1, t4: 3 });
  expect(undoTap(all, 'first')).toEqual(rows);
  expect(undoTap(undoTap(rows, 'first'), 'first')).toEqual(lobby(4));
});

test('from the last, the first tap gives the last place, and the remaining team is first', () => {
  const rows = tapAll(lobby(4), ['t3', 't1']);
  expect(places(rows)).toEqual({ t1: 3, t2: null, t3: 4, t4: null });
  expect(readTapOrder(rows, 'last')).toEqual({ fielded: 4, next: 2 });
  expect(places(tapOut(rows, 't4'))).toEqual({ t1: 3, t2: 1, t3: 4, t4: 2 });
});

test('a second tap on the same team changes nothing', () => {
  const rows = tapAll(lobby(4), ['t3']);
  expect(tapOut(rows, 't3')).toEqual(rows);
});

test('undo takes the last tap back, with the winner that followed from it', () => {
  const two = tapAll(lobby(4), ['t3', 't1']);
  expect(undoOut(tapOut(two, 't4'))).toEqual(two);
  expect(undoOut(undoOut(two))).toEqual(lobby(4));
  expect(undoOut(lobby(4))).toEqual(lobby(4));
});

test('marking a team absent moves later places up by one, and undoing it moves them down', () => {
  const rows = tapAll(lobby(4), ['t3', 't1']);
  const without = markAbsent(rows, 't2');
  expect(places(without)).toEqual({ t1: 2, t2: null, t3: 3, t4: null });
  expect(places(markPresent(without, 't2', 'last'))).toEqual(places(rows));
  // It already had a place: only those behind it move.
  expect(places(markAbsent(rows, 't1'))).toEqual({ t1: null, t2: null, t3: 3, t4: null });
});

test('whatever is tapped, marked and undone, places stay 1…N, each once', () => {
  type Change = (rows: DraftRow[], id: string, direction: TapDirection) => DraftRow[];
  const undo: Change = (rows, _, direction) => undoTap(rows, direction);
  const steps: Change[] = [tapPlace, markAbsent, markPresent, undo];
  // Pseudo-random, but the same in every run.
  let state = 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let walk = 0; walk < 300; walk += 1) {
    let rows = lobby(8);
    for (let step = 0; step < 40; step += 1) {
      const change = steps[next(steps.length)] ?? tapPlace;
      // The direction may change half way.
      rows = change(rows, `t${next(8) + 1}`, next(3) === 0 ? 'first' : 'last');
      const { fielded } = readTapOrder(rows, 'first');
      const given = rows.flatMap(({ placement }) => placement ?? []);
      expect(new Set(given).size).toBe(given.length);
      expect(given.every((place) => place >= 1 && place <= fielded)).toBe(true);
    }
  }
});

test('one tap gives place and eliminations, and one undo takes them back', () => {
  const start = lobby(3);
  const one = tapBoth(start, 't3', 9);
  const two = tapBoth(one, 't1', 4);
  // The remaining team gets its place by itself, and its eliminations by a tap.
  expect(two.map(({ placement, elims }) => [placement, elims])).toEqual([
    [2, 4],
    [3, null],
    [1, 9],
  ]);
  const all = tapBoth(two, 't2', 0);
  expect(all.map(({ elims }) => elims)).toEqual([4, 0, 9]);
  expect(undoBoth(all)).toEqual(two);
  expect(undoBoth(two)).toEqual(one);
  expect(undoBoth(one)).toEqual(start);
  // Another key of a team that has its place corrects its eliminations alone.
  expect(tapBoth(one, 't3', 8)[2]).toEqual({ ...emptyRow('t3'), placement: 1, elims: 8 });
});
