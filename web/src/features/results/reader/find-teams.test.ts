import { expect, test } from 'vitest';
import { findSquadOf, findTeams } from './find-teams.ts';

const squad = (entryId: string, ...names: string[]) => ({
  entryId,
  players: names.map((name, at) => ({ player: at + 1, names: [name] })),
});
const squads = [
  squad('od', 'ODRaja', 'ODViper', 'ODOrion', 'ODBlaze'),
  squad('tx', 'TXKobra', 'TXGhost', 'TXNinja', 'TXStorm'),
];
const card = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ['all names', card('ODRaja', 'ODViper', 'ODOrion', 'ODBlaze'), 'od', [1, 2, 3, 4]],
  ['misread letters', card('0DRaia', 'ODVlper', 'OD0rion', 'ODBl4ze'), 'od', [1, 2, 3, 4]],
  ['half of them', card('ODRaja', '???', 'ODOrion', '囗囗'), 'od', [1, null, 3, null]],
  ['another clan tag', card('GodLODRaja', 'GodLODViper', 'TX', 'x'), 'od', [1, 2, null, null]],
])('a squad is found by %s', (_what, names, entryId, players) => {
  expect(findTeams([names], squads)).toEqual([{ entryId, players }]);
});

test('no squad is chosen if a card has as many players of two', () => {
  expect(findTeams([card('ODRaja', 'ODViper', 'TXKobra', 'TXGhost')], squads)).toEqual([undefined]);
});

test('a squad has one card', () => {
  const [first, second] = findTeams(
    [card('ODRaja', 'ODViper', 'ODOrion', 'ODBlaze'), card('ODRaja', 'ODViper', 'x', 'y')],
    squads,
  );
  expect([first?.entryId, second]).toEqual(['od', undefined]);
});

test('a name is undecided if two players of the squad have similar ones', () => {
  const twins = squad('od', 'ODRaja', 'OD乂Raja', 'ODOrion', 'ODBlaze');
  const [found] = findTeams([card('ODRaja', 'ODOrion', 'ODBlaze', 'x')], [twins]);
  expect(found?.players).toEqual([null, 3, 4, null]);
});

test('a corrected name is recognised the next time', () => {
  const known = [
    {
      ...squads[0],
      entryId: 'od',
      players: [
        { player: 1, names: ['राजा', 'RTST'] },
        { player: 2, names: ['ODViper'] },
      ],
    },
  ];
  expect(findTeams([card('RTST', 'ODViper')], known)[0]?.players).toEqual([1, 2]);
});

test("a name on another squad's card is told whose it is", () => {
  expect(findSquadOf('TXKobra', squads, 'od')).toBe('tx');
  expect(findSquadOf('ODRaja', squads, 'od')).toBeUndefined();
  expect(findSquadOf('Nobody', squads, 'od')).toBeUndefined();
});
