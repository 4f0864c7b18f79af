import { expect, test } from 'vitest';
import { cutsBelow } from './cut-lines.ts';

const bands = [
  { leadsTo: { name: 'Finals' }, words: 'Top 2 → Finals' },
  { leadsTo: { name: 'Wildcard' }, words: 'Ranks 3–4 → Wildcard' },
  { leadsTo: null, words: 'From rank 5: out' },
];
const top = 'Top 2 → Finals';
const middle = 'Ranks 3–4 → Wildcard';

test.each<[string, (number | null)[], (string | undefined)[]]>([
  ['where ranks lead elsewhere', [0, 0, 1, 2], [undefined, top, middle, undefined]],
  ['below the last row where it leads on', [0, 0], [undefined, top]],
  ['not below the last row of those who are out', [1, 2], [middle, undefined]],
  ['not where nothing leads anywhere', [null, null], [undefined, undefined]],
  // A team that withdrew takes no band: the cut is below it no more than above.
  ['past who takes no band', [0, null, 1, 2], [top, undefined, middle, undefined]],
  ['above the foot', [0, 0, null], [undefined, top, undefined]],
])('a cut line stands %s', (_where, own, cuts) => {
  expect(
    cutsBelow(
      bands,
      own.map((band) => ({ band })),
    ).map((band) => band?.words),
  ).toEqual(cuts);
});
