import { describe, expect, it } from 'vitest';
import { judgeRows, type KnownTeam } from './judge-rows.rules.ts';
import type { SheetRow } from './sheet/read-rows.ts';

const ids = (from: number, count = 4) =>
  Array.from({ length: count }, (_, index) => String(5_000_000_000 + from * 10 + index));

const row = (team: string, ...players: (string | SheetRow['players'][number])[]): SheetRow => ({
  team,
  captain: { name: '', phone: '', mail: '', discord: '' },
  slot: null,
  players: players.map((one) => (typeof one === 'string' ? { name: `P${one}`, id: one } : one)),
});
const known = (name: string, ...own: string[]): KnownTeam => ({
  teamId: `t-${name}`,
  name,
  ids: new Set(own),
});

const judge = (
  rows: SheetRow[],
  { teams = [], entries = [] }: { teams?: KnownTeam[]; entries?: KnownTeam[] } = {},
) => judgeRows(rows, { type: 'SQUAD', teams, entries });
const states = (...asked: Parameters<typeof judge>) => judge(...asked).map(({ state }) => state);

describe('a row', () => {
  it('with enough game ids is a guest, without any incomplete', () => {
    const named = { name: 'Mortal', id: '' };
    expect(states([row('A team', ...ids(1)), row('B team'), row('C team', named, named)])).toEqual([
      'guest',
      'incomplete',
      'incomplete',
    ]);
  });

  it('with four names and three ids is incomplete, with three players wrong', () => {
    expect(
      states([row('A team', ...ids(1, 3), { name: 'Late', id: '' }), row('B team', ...ids(2, 3))]),
    ).toEqual(['incomplete', 'wrong']);
  });

  it.each([
    ['without a name', row('', ...ids(1)), 'team'],
    ['with a name of one letter', row('A', ...ids(1)), 'team'],
    ['with seven players', row('A team', ...ids(1, 7)), 'players'],
    ['with an id twice', row('A team', ...ids(1), ids(1)[0] ?? ''), 'player5'],
    [
      'with a rounded id',
      row('A team', { name: 'M', id: '', wrongId: { kind: 'rounded', text: '5.1E+09' } }),
      'player1',
    ],
  ])('%s is wrong, at its place', (_what, one, at) => {
    const [judged] = judge([one]);
    expect(judged).toMatchObject({ state: 'wrong' });
    expect(judged?.problems[0]).toMatchObject({ at });
  });

  it('whose team has accounts is known by name and ids, or by ids alone', () => {
    const teams = [known('Team Soul', ...ids(1)), known('GodLike', ...ids(2))];
    const [byName, byIds] = judge([row('TEAM  S0UL', ...ids(1)), row('God Squad', ...ids(2))], {
      teams,
    });
    expect(byName).toMatchObject({ state: 'known', teamId: 't-Team Soul', problems: [] });
    expect(byIds).toMatchObject({ state: 'known', teamId: 't-GodLike' });
    expect(byIds?.problems).toHaveLength(1);
  });

  it('with a known name and other ids is wrong until it is renamed', () => {
    const teams = [known('Team Soul', ...ids(1))];
    expect(states([row('Team Soul', ...ids(5))], { teams })).toEqual(['wrong']);
    expect(states([row('Team Soul 2', ...ids(5))], { teams })).toEqual(['guest']);
  });

  it('that is in already is double, with other ids wrong', () => {
    const entries = [known('A team', ...ids(1))];
    expect(states([row('A team', ...ids(1)), row('a-team')], { entries })).toEqual([
      'double',
      'double',
    ]);
    expect(states([row('A team', ...ids(4))], { entries })).toEqual(['wrong']);
  });

  it('with an id that plays in the event for another team is wrong', () => {
    const entries = [known('B team', ...ids(2))];
    const [first] = ids(2);
    const [judged] = judge([row('A team', ...ids(1), first ?? '')], { entries });
    expect(judged).toMatchObject({ state: 'wrong', problems: [{ at: 'player5' }] });
  });
});

describe('rows that clash', () => {
  it('leave one guest at most: the first of them', () => {
    const [first] = ids(1);
    expect(
      states([
        row('A team', ...ids(1)),
        row('A team', ...ids(1)),
        row('A team', ...ids(2)),
        row('B team', ...ids(3), first ?? ''),
      ]),
    ).toEqual(['guest', 'double', 'wrong', 'wrong']);
  });

  it('do not clash with one that is wrong itself', () => {
    expect(states([row('A team', ...ids(1, 7)), row('A team', ...ids(1))])).toEqual([
      'wrong',
      'guest',
    ]);
  });
});
