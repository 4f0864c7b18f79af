import { expect, test } from 'vitest';
import { checkLobby, needsLook } from './check-lobby.ts';
import type { ReadSlot } from './find-slots.ts';

const team = (entryId: string, roomSlot: number | null, ...names: string[]) => ({
  entryId,
  roomSlot,
  lineup: 4,
  players: names.map((inGameName, at) => ({ player: at + 1, inGameName })),
});
const od = ['ODRaja', 'ODViper', 'ODOrion', 'ODBlaze'];
const tx = ['TXKobra', 'TXGhost', 'TXNinja', 'TXStorm'];
const out = ['WaitAlfa', 'WaitEcho', 'WaitLima', 'WaitZulu'];
const teams = [
  team('od', 2, ...od, 'ODSpare'),
  team('tx', 3, ...tx),
  team('waiting', null, ...out),
];

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const slot = (no: number, names: readonly string[], { sure = 0.98, isCut = false } = {}) =>
  [
    no,
    { picture: 0, no, isCut, box, seats: names.map((text) => ({ text, sure, box })) },
  ] as const satisfies [number, ReadSlot];

/** Checks a single slot. */
function said(no: number, ...slots: (readonly [number, ReadSlot])[]) {
  const found = checkLobby(new Map(slots), teams).find((one) => one.no === no);
  if (!found) throw new Error(`nothing is said of slot ${no}`);
  return found;
}

test.each([
  ['who should sit there does', od, { state: 'right', found: 'od', absent: [], strangers: [] }],
  ['a substitute may', [...od.slice(0, 3), 'ODSpare'], { state: 'right', absent: [] }],
  ['misread letters are no doubt', ['0DRaia', 'ODVlper', ...od.slice(2)], { state: 'right' }],
  ['players are missing', od.slice(1), { state: 'playersMissing', absent: ['ODRaja', 'ODSpare'] }],
  [
    'who is missing stays open beside a name that was not read',
    [...od.slice(0, 2), '囗'],
    { state: 'playersMissing', absent: [], unread: 1 },
  ],
  ['another team sits there', tx, { state: 'otherTeam', found: 'tx' }],
  ['a team without a slot does', out, { state: 'otherTeam', found: 'waiting' }],
  ['nobody does', [], { state: 'empty' }],
  ['strangers do', ['Quixotic', 'Humdrum', 'Jackpot', 'Fjordic'], { state: 'nobodys' }],
  [
    'one is of another squad',
    [...od.slice(0, 3), 'TXKobra'],
    { state: 'right', strangers: [{ name: 'TXKobra', theirs: 'tx' }] },
  ],
  [
    'one is nobody’s',
    [...od.slice(0, 3), 'Quixotic'],
    { state: 'right', strangers: [{ name: 'Quixotic', theirs: undefined }] },
  ],
])('%s', (_what, names, expected) => {
  expect(said(2, slot(2, names))).toMatchObject(expected);
});

test('a player of another squad is told from one of a similar name', () => {
  const all = [
    team('zor', 2, 'ZorTulRex', 'ZorMidRun', 'ZorAlpine', 'ZorBandit'),
    team('mid', 3, 'MidTulRex', 'MidKobra', 'MidGhost', 'MidStorm'),
  ];
  const seated = slot(2, ['ZorMidRun', 'ZorAlpine', 'MidTulRex']);
  expect(checkLobby(new Map([seated]), all)[0]).toMatchObject({
    state: 'playersMissing',
    absent: ['ZorTulRex', 'ZorBandit'],
    strangers: [{ name: 'MidTulRex', theirs: 'mid' }],
  });
});

test('unread names are reported as unread, never as a player', () => {
  const unsure = slot(2, ['Quixotic', 'Humdrum', 'Jackpot', 'Fjordic'], { sure: 0.6 });
  expect(said(2, unsure)).toMatchObject({ state: 'notRead', unread: 4, strangers: [] });
  expect(said(2, slot(2, ['囗', '', '亗']))).toMatchObject({ state: 'notRead', found: undefined });
  // It could be a misread player of the squad.
  expect(said(2, slot(2, [...od.slice(0, 3), 'ODBlxxx']))).toMatchObject({
    strangers: [],
    unread: 1,
  });
});

test('a team in the wrong slot is reported at both slots', () => {
  const swapped = [slot(2, tx), slot(3, od)];
  expect(said(2, ...swapped)).toMatchObject({ state: 'otherTeam', found: 'tx', sitsAt: 3 });
  expect(said(3, ...swapped)).toMatchObject({ state: 'otherTeam', found: 'od', sitsAt: 2 });
  expect(said(2, slot(2, []), slot(9, od))).toMatchObject({ state: 'empty', sitsAt: 9 });
  expect(said(9, slot(2, []), slot(9, od))).toMatchObject({ expected: undefined, found: 'od' });
});

test('slots shown partly or not at all are never called empty or missing', () => {
  expect(said(3, slot(2, od))).toMatchObject({ state: 'notShown' });
  expect(said(2, slot(2, [], { isCut: true }))).toMatchObject({ state: 'notRead' });
  expect(said(2, slot(2, od.slice(0, 2), { isCut: true }))).toMatchObject({
    state: 'right',
    absent: [],
  });
});

test('a slot needs no check only if it has no findings', () => {
  expect(needsLook(said(2, slot(2, od)))).toBe(false);
  expect(needsLook(said(2, slot(2, [...od.slice(0, 3), 'Quixotic'])))).toBe(true);
  expect(needsLook(said(2, slot(2, [...od.slice(0, 3), '囗'])))).toBe(true);
});
