import { translateTo } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import { checkRows, type KnownTeam } from './check-rows.rules.ts';
import type { SheetRow } from './sheet/read-rows.ts';

const ids = (from: number, count = 4) =>
  Array.from({ length: count }, (_, index) => String(5_000_000_000 + from * 10 + index));

const row = (team: string, ...players: (string | SheetRow['players'][number])[]): SheetRow => ({
  team,
  captain: { name: '', phone: '', mail: '', discord: '' },
  slot: null,
  lines: [],
  hasMorePhones: false,
  hasDiscordIds: false,
  players: players.map((one) => (typeof one === 'string' ? { name: `P${one}`, id: one } : one)),
});
const known = (name: string, ...own: string[]): KnownTeam => ({
  teamId: `t-${name}`,
  name,
  ids: new Set(own),
});

const check = (
  rows: SheetRow[],
  { teams = [], entries = [] }: { teams?: KnownTeam[]; entries?: KnownTeam[] } = {},
) => checkRows(rows, { type: 'SQUAD', teams, entries, organisation: 'One Dream Esports' });
const states = (...request: Parameters<typeof check>) =>
  check(...request).map(({ state }) => state);

describe('a row', () => {
  it('with enough game ids is a guest, without any incomplete', () => {
    const named = { name: 'Mortal', id: '' };
    expect(states([row('A team', ...ids(1)), row('B team'), row('C team', named, named)])).toEqual([
      'guest',
      'incomplete',
      'incomplete',
    ]);
  });

  it('with a name that no team has is wrong, and a player of nothing has none', () => {
    const [bye, blank] = check([
      row('R E S E R V E D', ...ids(1)),
      row('A\u3164team', { name: '\u2800\u200d', id: '5100000001' }, ...ids(2)),
    ]);
    expect(bye?.state).toBe('wrong');
    expect(blank).toMatchObject({
      state: 'guest',
      name: 'A team',
      players: [{ name: 'Player 1' }, {}, {}, {}, {}],
    });
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
    const [checked] = check([one]);
    expect(checked).toMatchObject({ state: 'wrong' });
    expect(checked?.problems[0]).toMatchObject({ at });
  });

  it('whose team has accounts is known by name and ids, or by ids alone', () => {
    const teams = [known('Team Soul', ...ids(1)), known('GodLike', ...ids(2))];
    const [byName, byIds] = check([row('TEAM  S0UL', ...ids(1)), row('God Squad', ...ids(2))], {
      teams,
    });
    expect(byName).toMatchObject({ state: 'known', teamId: 't-Team Soul', problems: [] });
    expect(byIds).toMatchObject({ state: 'known', teamId: 't-GodLike' });
    expect(byIds?.problems).toHaveLength(1);
  });

  it('of a known team that is in under another name, with other players, is double', () => {
    const teams = [known('Team Soul', ...ids(1, 5))];
    const entries = [{ ...known('Soul', ...ids(1, 5).slice(1)), teamId: 't-Team Soul' }];
    expect(states([row('Soulless', ...ids(1))], { teams, entries })).toEqual(['double']);
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
    const [checked] = check([row('A team', ...ids(1), first ?? '')], { entries });
    expect(checked).toMatchObject({ state: 'wrong', problems: [{ at: 'player5' }] });
  });
});

describe('a team that answered again', () => {
  const [one = '', two = '', three = '', four = '', other = '', last = ''] = ids(1, 6);
  const first = row('A team', one, two, three, four);
  it.each([
    ['with another fourth player', row('A team', one, two, three, other), /P\d+.*P\d+/],
    ['with a fifth', row('A team', one, two, three, four, other), /nobody else/],
    ['with one less id', row('A team', one, two, three, { name: 'P4', id: '' }), /P4/],
    ['in other letters', row('a-TEAM', one, two, three, other), /a-TEAM/],
    ['under another name', row('B team', one, two, three, four), /B team.*A team/],
    ['with two others', row('A team', one, two, other, last), /P\d+.*P\d+/],
    [
      'with another contact',
      { ...first, captain: { ...first.captain, phone: '919876543210' } },
      /another contact/,
    ],
  ])('%s is shown twice with the difference, the later answer proposed', (_how, again, text) => {
    const [before, now] = check([first, again]);
    expect(before).toMatchObject({ state: 'replaced', instead: 1 });
    expect(['guest', 'incomplete']).toContain(now?.state);
    const [here, there] = [before, now].map((each) =>
      each?.problems.map((problem) => translateTo('en', problem.said)).join(' '),
    );
    expect(`${here} ${there}`).toMatch(text);
    expect(here).toMatch(/more than once/);
    expect(there).toMatch(/more than once/);
  });

  it('three times is proposed as it was the last time', () => {
    const rows = [
      first,
      row('A team', one, two, three, other),
      row('A team', one, two, three, last),
    ];
    expect(check(rows).map(({ state, instead }) => [state, instead])).toEqual([
      ['replaced', 2],
      ['replaced', 2],
      ['guest', undefined],
    ]);
  });

  it('with nothing new, or with its name alone, has said it once', () => {
    expect(states([first, first, row('A team')])).toEqual(['guest', 'double', 'double']);
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
