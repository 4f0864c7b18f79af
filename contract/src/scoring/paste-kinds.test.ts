import { describe, expect, it } from 'vitest';
import { readPastedBlock } from './paste-block.ts';
import { defaultPreset } from './presets.ts';

const targets = [
  { entryId: 'a', slot: 2, name: 'Soul' },
  { entryId: 'b', slot: 3, name: 'GodLike' },
  { entryId: 'c', slot: 4, name: 'Reckoning' },
];
const read = (text: string, part?: number) =>
  readPastedBlock({ text, targets, preset: defaultPreset, lineup: 4, part });
/** `b 1 7`: entry, placement, eliminations. */
const said = (text: string, part?: number) =>
  read(text, part).rows.map(({ entryId, status, placement, elims, candidates }) =>
    status === 'absent'
      ? `${entryId} absent`
      : `${entryId ?? candidates.join('?')} ${placement ?? '-'} ${elims ?? '-'}`,
  );
const inOrder = ['b 1 7', 'a 2 5', 'c 3 2'];

describe('a rank before the names is a rank', () => {
  it.each([
    '1\tGodLike\t7\n2\tSoul\t5\n3\tReckoning\t2',
    '#1\tGodLike\t7\n#2\tSoul\t5\n#3\tReckoning\t2',
    '1st\tGodLike\t7 kills\n2nd\tSoul\t5 kills\n3rd\tReckoning\t2 kills',
    '🥇\tGodLike\t7\n🥈\tSoul\t5\n🥉\tReckoning\t2',
    '१\tGodLike\t७\n२\tSoul\t५\n३\tReckoning\t२',
    '1.0\tGodLike\t7.0\n2.0\tSoul\t5.0\n3.0\tReckoning\t2.0',
    '#\tTeam\tFinishes\n1\tGodLike\t7\n2\tSoul\t5\n3\tReckoning\t2',
  ])('%j', (text) => {
    expect(said(text)).toEqual(inOrder);
  });
});

describe('a slot before the names is a slot', () => {
  it.each([
    ['2\tSoul\t2\t5\n3\tGodLike\t1\t7\n4\tReckoning\t3\t2', ['a 2 5', 'b 1 7', 'c 3 2']],
    ['2\t2\t5\n3\t1\t7', ['a 2 5', 'b 1 7']],
  ])('%j', (text, rows) => expect(said(text)).toEqual(rows));

  it.each([
    '2\tGodLike\t1',
    '2\tGodLike\t1\t7',
    'Slot\tTeam\tRank\tKills\n2\tGodLike\t1\t7',
    '२\tGodLike\t1\t7',
  ])('and where the line names another team it is a question: %j', (text) => {
    const { rows, matched } = read(text);
    expect(rows.map(({ entryId, candidates }) => [entryId, candidates.toSorted()])).toEqual([
      [null, ['a', 'b']],
    ]);
    expect(matched).toEqual([]);
  });
});

describe('headings as sheets have them', () => {
  it.each([
    'Rank\tTeam Name\tTotal Kills\tPlacement Pts\tKill Points\tTotal Pts',
    'Sr. No.\tPosition\tSquad\tFinishes',
    'Pos.,Team,KP',
    'POSITION\tTEAMS\tTOTAL FINISHES',
    'रैंक\tटीम\tकिल',
    'क्रम\tस्थान\tटीम का नाम\tकुल किल',
    'Final_Placement\tClan\tKill Pts',
  ])('%j', (head) => {
    const names = head.split(/[\t,]/);
    const value = (name: string, [team, place, kills]: [string, number, number], line: number) => {
      if (/team|squad|clan|टीम/i.test(name)) return team;
      if (/^(?:sr|क्रम)/i.test(name)) return line;
      if (/placement pts/i.test(name)) return '';
      if (/total pts/i.test(name)) return '';
      return /rank|pos|place|रैंक|स्थान/i.test(name) ? place : kills;
    };
    const lines = (
      [
        ['GodLike', 1, 7],
        ['Soul', 2, 5],
        ['Reckoning', 3, 2],
      ] as [string, number, number][]
    ).map((row, index) => names.map((name) => value(name, row, index + 1)).join('\t'));
    expect(said([names.join('\t'), ...lines].join('\n'))).toEqual(inOrder);
  });
});

it.each(['DNP', 'NS', 'dns', 'No show', 'Absent', 'did not play', 'अनुपस्थित'])(
  'who has %j was not there, whichever column says so',
  (word) => {
    expect(said(`Team\tRank\tKills\nSoul\t${word}\t\nGodLike\t\t${word}`)).toEqual([
      'a absent',
      'b absent',
    ]);
  },
);

describe('a block of several matches asks which', () => {
  const head = 'Team\tRank\tKills';
  const first = 'GodLike\t1\t7\nSoul\t2\t5\nReckoning\t3\t2';
  const later = 'Soul\t1\t9\nGodLike\t2\t4\nReckoning\t3\t0';
  it.each<[string, string, string[]]>([
    ['captions', `Match 1\n${head}\n${first}\nMatch 2\n${head}\n${later}`, ['Match 1', 'Match 2']],
    ['captions below one heading', `${head}\nM1\n${first}\nM2\n${later}`, ['M1', 'M2']],
    [
      'captions with the map',
      `MATCH 1 - ERANGEL\t\t\n${first}\n*MATCH 2 (Miramar)*\t\t\n${later}`,
      ['MATCH 1 - ERANGEL', '*MATCH 2 (Miramar)*'],
    ],
    ['captions in Hindi', `मैच १\n${first}\nमैच २\n${later}`, ['मैच १', 'मैच २']],
    ['headings again', `${head}\n${first}\n${head}\n${later}`, ['', '']],
    ['teams again', `${first}\n${later}`, ['', '']],
    ['teams again below headings', `${head}\n${first}\n${later}`, ['', '']],
    [
      'a column',
      `Match\t${head}\n${first.replaceAll(/^/gm, '1\t')}\n${later.replaceAll(/^/gm, '2\t')}`,
      ['Match 1', 'Match 2'],
    ],
    [
      'numbered columns',
      'Team\tM1 Rank\tM1 Kills\tM2 Rank\tM2 Kills\tTotal\nGodLike\t1\t7\t2\t4\t\nSoul\t2\t5\t1\t9\t\nReckoning\t3\t2\t3\t0\t',
      ['Match 1', 'Match 2'],
    ],
    [
      'numbers behind',
      'Team,Rank (M1),Kills (M1),Rank (M2),Kills (M2)\nGodLike,1,7,2,4\nSoul,2,5,1,9\nReckoning,3,2,3,0',
      ['Match 1', 'Match 2'],
    ],
    [
      'captions above columns',
      '\tMatch 1\t\tMatch 2\t\nTeam\tRank\tKills\tRank\tKills\nGodLike\t1\t7\t2\t4\nSoul\t2\t5\t1\t9\nReckoning\t3\t2\t3\t0',
      ['Match 1', 'Match 2'],
    ],
    [
      'columns again',
      'Team\tRank\tKills\tRank\tKills\nGodLike\t1\t7\t2\t4\nSoul\t2\t5\t1\t9\nReckoning\t3\t2\t3\t0',
      ['', ''],
    ],
  ])('%s', (_kind, text, labels) => {
    expect(read(text)).toEqual({ rows: [], matched: [], parts: labels });
    expect(said(text, 0).toSorted()).toEqual(['a 2 5', 'b 1 7', 'c 3 2']);
    expect(said(text, 1).toSorted()).toEqual(['a 1 9', 'b 2 4', 'c 3 0']);
    expect(said(text, 2)).toEqual([]);
  });

  it('says the lines of the block, not of the match', () => {
    const { rows } = read(`Match 1\n${head}\n${first}\nMatch 2\n${head}\n${later}`, 1);
    expect(rows.map(({ line }) => line)).toEqual([8, 9, 10]);
  });

  it.each([
    ['a team twice by mistake', 'GodLike\t1\t7\nSoul\t2\t5\nSoul\t3\t2'],
    ['one caption', `Match 3\n${first}`],
    ['a title', `One Dream Cup\n${head}\n${first}`],
    ['a running number', `Sr. No.\t${head}\n${first.replaceAll(/^/gm, '1\t')}`],
  ])('%s is one match', (_kind, text) => {
    expect(read(text).parts).toHaveLength(1);
    expect(read(text).rows.length).toBeGreaterThan(2);
  });
});

describe('lines of a message', () => {
  it.each([
    '1. GodLike - 7\n2. Soul - 5\n3. Reckoning - 2',
    '1) GodLike: 7 kills\n2) Soul: 5 kills\n3) Reckoning: 2 kills',
    '#1 - GodLike = 7\n#2 - Soul = 5\n#3 - Reckoning = 2',
    '१. GodLike – ७\n२. Soul – ५\n३. Reckoning – २',
  ])('%j', (text) => {
    expect(said(text)).toEqual(inOrder);
  });
});
