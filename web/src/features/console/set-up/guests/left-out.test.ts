import { expect, test } from 'vitest';
import { leftOut, type TickedRow } from './left-out.ts';

type Rows = Parameters<typeof leftOut>[1];
const row = (team: string, instead?: number): Rows[number] =>
  instead === undefined
    ? { team, state: 'guest', instead: null }
    : { team, state: 'replaced', instead };
const into = (team: string): TickedRow => ({ team, state: 'guest', isOut: false });
const out = (team: string): TickedRow => ({ team, state: 'guest', isOut: true });
const answeredAgain = (team: string, isOut: boolean): TickedRow => ({
  ...{ team, state: 'replaced', isOut },
});

test.each<[what: string, before: TickedRow[], rows: Rows, left: number[]]>([
  ['a first reading leaves out what was answered again', [], [row('A', 1), row('A')], [0]],
  ['an unticked team stays out', [into('A'), out('B')], [row('A'), row('B')], [1]],
  ['it stays out below a new row', [into('A'), out('B')], [row('N'), row('A'), row('B')], [2]],
  ['it is known however it is spaced', [out('Night  Drop ')], [row('night drop')], [0]],
  ['a new team comes in', [out('A')], [row('A'), row('B')], [0]],
  [
    'the answer that was chosen stays',
    [answeredAgain('A', false), out('A')],
    [row('A', 1), row('A')],
    [1],
  ],
  ['a team that is out with all answers stays out', [out('A')], [row('A', 1), row('A')], [0, 1]],
  [
    'of two rows that became one team the last comes in',
    [into('A'), into('A')],
    [row('A', 1), row('A')],
    [0],
  ],
  [
    'an answer that is the only one now comes in',
    [answeredAgain('A', true), into('B')],
    [row('A'), row('B')],
    [],
  ],
])('%s', (_what, before, rows, left) => {
  expect([...leftOut(before, rows)].toSorted()).toEqual(left);
});
