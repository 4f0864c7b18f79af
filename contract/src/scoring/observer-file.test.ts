import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translateAll } from '../translate.ts';
import { importTexts } from './check.texts.ts';
import { readObserverFile } from './observer-file.ts';

const targets = [
  {
    entryId: 'a',
    name: 'Dragons',
    slot: 2,
    players: [
      { player: 0, gameIdKey: '510100' },
      { player: 1, gameIdKey: '510200' },
    ],
  },
  { entryId: 'b', name: 'Lions', slot: 3, players: [{ player: 0, gameIdKey: '520100' }] },
  { entryId: 'c', name: 'Sharks', slot: 4, players: [] },
];

const player = (teamId: number, uId: string, rank: number, killNum: number) => ({
  teamId,
  uId,
  playerName: `p${uId}`,
  rank,
  killNum,
  isOutsideBlueCircle: false,
});

const file = {
  playerInfoList: [
    player(2, '510100', 1, 4),
    player(2, '510200', 1, 3),
    player(3, '520100', 2, 2),
    player(3, '999900', 2, 1),
    player(9, '1', 3, 0),
  ],
};

describe('an observer file', () => {
  it('fills the draft by slot, with eliminations by player where all are known', () => {
    expect(readObserverFile({ file, targets })?.rows).toEqual([
      {
        entryId: 'a',
        status: 'played',
        placement: 1,
        elims: 7,
        fielded: 2,
        players: [
          { player: 0, elims: 4 },
          { player: 1, elims: 3 },
        ],
      },
      {
        entryId: 'b',
        status: 'played',
        placement: 2,
        elims: 3,
        fielded: 2,
        strangers: [{ name: 'p999900', gameId: '999900' }],
      },
      { entryId: 'c', status: 'absent', placement: null, elims: null, fielded: null },
    ]);
  });

  it('warns of players who are not on the roster, and of a slot that is nobody’s', () => {
    expect(translateAll('en', readObserverFile({ file, targets })?.warnings)).toEqual([
      { entryId: 'b', message: 'p999900 played for Lions and is not on its roster.' },
      { entryId: null, message: "Slot 9 is nobody's in this lobby, but p1 played in it." },
    ]);
  });

  it('leaves the placement open where the file has two for a team', () => {
    const two = { playerInfoList: [player(2, '510100', 1, 0), player(2, '510200', 4, 0)] };
    const read = readObserverFile({ file: two, targets });
    expect(read?.rows[0]?.placement).toBeNull();
    expect(read?.warnings[0]?.message).toEqual(importTexts.twoPlacements({ team: 'Dragons' }));
  });

  it.each([
    [null],
    [[]],
    [{}],
    ['text'],
    [{ playerInfoList: [1] }],
    [[{ teamId: -1 }]],
    [[{ teamId: 1, killNum: 1.5 }]],
  ])('is not %j', (given) => {
    expect(readObserverFile({ file: given, targets })).toBeUndefined();
  });

  it('of any JSON is read or refused, never thrown over', () => {
    void fc.assert(
      fc.property(fc.jsonValue(), (given) => void readObserverFile({ file: given, targets })),
      { seed: 2026 },
    );
  });
});
