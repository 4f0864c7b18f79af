import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeTable } from '../guests.presenters.ts';
import { cellsOfText, readSheet } from './read-sheet.ts';

const read = (text: string) => readSheet(cellsOfText(text));
/** `3 Team: Name 512…, Name -` of each team. */
const teams = (text: string) =>
  read(text).rows.map(({ slot, team, players }) => {
    const squad = players.map(({ name, id }) => `${name} ${id || '-'}`).join(', ');
    return `${slot === null ? '' : `${slot} `}${team}${squad && `: ${squad}`}`;
  });

describe("a player's public name comes from the column of in-game names", () => {
  it.each([
    'Team,Player 1 Contact No.,Player 1 IGN,Player 1 UID~Alpha,9876543210,A1,5100000001',
    'Team Name,Full Name,Character ID,In-Game Name~Alpha,Rajesh Kumar,5100000001,A1',
    'Team,Player 1 IGN & UID~Alpha,A1 (5100000001)',
    'Team,Player 1 (IGN & ID)~Alpha,A1 (5100000001)',
    'Team,Player 1 Name/UID~Alpha,A1/5100000001',
    'Team,P1 Age,P1 IGN,P1 ID~Alpha,19,A1,5100000001',
    'Team,Player 1 Email,Player 1 Name,Player 1 ID~Alpha,a@b.in,A1,5100000001',
    'Team,Player 1 Discord,Player 1 Name,Player 1 ID~Alpha,raju#1,A1,5100000001',
    'Team,Player 1 Real Name,Player 1 Name,Player 1 ID~Alpha,Rajesh,A1,5100000001',
    'Team,Player 1 Name,Player 1 IGN,Player 1 ID~Alpha,Rajesh,A1,5100000001',
    'Team,Name,Nickname,UID~Alpha,Rajesh,A1,5100000001',
    'Team,Player 1 name as per Aadhaar,Player 1 BGMI name,Player 1 BGMI ID~Alpha,Rajesh,A1,5100000001',
    'Team,Player 1 DOB,Player 1 City,Player 1 Instagram,Player 1 IGN,Player 1 ID~Alpha,1/2/2001,Pune,@x,A1,5100000001',
    'Team,Player 1 WhatsApp,Player 1,ID 1~Alpha,+91 98765 43210,A1,5100000001',
    'Team,Player 1 Calling Number,Player 1 Game Name,Player 1 Game ID~Alpha,9876543210,A1,5100000001',
    'Team ka naam,Asli naam,Umar,Khiladi 1 ka naam,Khiladi 1 ki ID~Alpha,Rajesh,19,A1,5100000001',
    'टीम का नाम,पूरा नाम,मोबाइल नंबर,खिलाड़ी 1 नाम,खिलाड़ी 1 आईडी~Alpha,राजेश,9876543210,A1,5100000001',
    'Team,Player 1 ID (not phone number),Player 1~Alpha,5100000001,A1',
    'Team,Player 1,Player 1 In Game Name,Player 1 UID~Alpha,9876543210,A1,5100000001',
  ])('%s', (text) => {
    expect(teams(text.replace('~', '\n'))).toEqual(['Alpha: A1 5100000001']);
  });

  it.each([
    ['numbers', ['9876543210', '+91 98765 43211']],
    ['addresses', ['a@b.in', 'c@d.in']],
    ['links', ['https://instagram.com/a', 'www.x.in']],
    ['days', ['01/02/2001', '2001-03-04']],
    ['postal addresses', ['12, MG Road, Pune 411001', '4 Ring Rd, Delhi 110001']],
  ])('never from one of %s, whatever stands above it', (_what, [one = '', two = '']) => {
    const text = `Team\tPlayer 1\tID 1\tPlayer 2\nAlpha\t${one}\t5100000001\tA2\nBeta\t${two}\t5100000011\tB2`;
    const names = read(text).rows.flatMap(({ players }) => players.map(({ name }) => name));
    expect(names).toEqual(['', 'A2', '', 'B2']);
  });

  it('and where two columns could be meant, both are named, with what stands in them', () => {
    const { columns, rivals, samples } = read(
      'Team,Phone,Contact No,Player 1 IGN,Player 1 Nickname\nAlpha,9876543210,9876543211,A1,B1',
    );
    expect(columns).toMatchObject({ team: 0, phone: 1, player1: 3 });
    expect(rivals).toEqual({ phone: [2], player1: [4] });
    expect(samples).toEqual([['Alpha'], ['9876543210'], ['9876543211'], ['A1'], ['B1']]);
  });
});

describe('a name and an id with nothing but a sign between them are told apart', () => {
  it.each(['-', '_', '=', '~', '–', '__'])('%s', (sign) => {
    const squad = [
      `Mortal${sign}5123456789`,
      `5123456790${sign}Viper`,
      `Raj_2001${sign}512345678912`,
    ];
    const read = ['Soul: Mortal 5123456789, Viper 5123456790, Raj_2001 512345678912'];
    expect(teams(`Team\tPlayers\nSoul\t${squad.join(', ')}`)).toEqual(read);
    expect(teams(`Team\tPlayer 1\tPlayer 2\tPlayer 3\nSoul\t${squad.join('\t')}`)).toEqual(read);
    expect(teams(`1. Soul - ${squad.join(', ')}`)).toEqual([`1 ${read}`]);
    expect(teams(`Soul\n${squad.join('\n')}`)).toEqual(read);
    expect(teams(`Team\tPlayers\nSoul\tMortal${sign}5123456789 Viper${sign}5123456790`)).toEqual([
      'Soul: Mortal 5123456789, Viper 5123456790',
    ]);
  });

  it('but digits beside an id, or without a name, stay together', () => {
    expect(teams('Team\tPlayer 1\tPlayer 2\nSoul\tRaj_20012005 5123456789\t5123-456-789')).toEqual([
      'Soul: Raj_20012005 5123456789,  5123456789',
    ]);
    expect(teams('Team,Player 1,ID 1\nSoul,Raj_20012005,5123456789')).toEqual([
      'Soul: Raj_20012005 5123456789',
    ]);
  });
});

describe('nothing, in words or signs, is nothing', () => {
  it.each([
    'No/No',
    './.',
    'No sub/0',
    'na/0000',
    'NA/NA',
    'Nil',
    'none',
    'Not available',
    'N/A',
    'n.a.',
    '-',
    '--',
    '—',
    'no',
    'NO SUB',
    'No Substitute',
    'no 5th player',
    'Nope',
    'null',
    'TBD',
    'TBA',
    'not applicable',
    'Not decided',
    'empty',
    'later',
    'x',
    'XX',
    '0',
    '000000',
    'nil/nil',
    'none - none',
    'nahi',
    'Nahi hai',
    'koi nahi',
    'kuch nahi',
    'khali',
    'abhi nahi',
    'baad mein',
    'नहीं',
    'कोई नहीं',
    'नहीं है',
    'खाली',
    'उपलब्ध नहीं',
    'नहीं/०',
    '*',
    'N.A./N.A.',
  ])('%j', (cell) => {
    const own = ['A1', 'A2', 'A3', 'A4'].map((name, n) => `${name}\t510000000${n + 1}`).join('\t');
    const head = [1, 2, 3, 4].map((n) => `Player ${n}\tID ${n}`).join('\t');
    const [name = '', id = name] = [cell, cell];
    for (const [heading, cells] of [
      ['Player 5\tID 5', `${name}\t${id}`],
      ['Substitute (IGN & UID)', cell],
      ['Sub\tSub ID', `${cell}\t`],
      ['Player 5\tID 5', `\t${cell}`],
    ] as const) {
      const [row] = read(`Team\t${head}\t${heading}\nAlpha\t${own}\t${cells}`).rows;
      expect(row?.players.map((player) => player.name)).toEqual(['A1', 'A2', 'A3', 'A4']);
      expect(row?.players.some(({ wrongId }) => wrongId)).toBe(false);
    }
    const [listed] = read(`Team\tPlayers\nAlpha\t"A1 5100000001\n${cell}"`).rows;
    expect(listed?.players).toHaveLength(1);
  });

  it.each(['Nobody', 'NoMercy', 'Nila', 'X', 'None', 'Zero', 'Noor', 'Nahida'])(
    'but %s with an id is a player',
    (name) => {
      expect(teams(`Team,Player 1,ID 1\nAlpha,${name},5100000001`)).toEqual([
        `Alpha: ${name} 5100000001`,
      ]);
    },
  );
});

describe('a sheet', () => {
  it.each([
    ['a tab in a cell of commas', 'Team,Player 1,ID 1\nAl\tpha,A1,5100000001\nBeta,B1,5100000011'],
    [
      'a tab in each cell of a column',
      'Team,Player 1,ID 1\nAl\tpha,A1,5100000001\nBeta,B\t1,5100000011',
    ],
    ['a tab at the end', 'Team,Player 1,ID 1\nAl pha,A1,5100000001\nBeta,B1,5100000011\t'],
    ['semicolons and a tab', 'Team;Player 1;ID 1\nAl\tpha;A1;5100000001\nBeta;B1;5100000011'],
    ['tabs and commas', 'Team\tPlayer 1\tID 1\n"Al\tpha"\tA1\t5100000001\nBeta\tB1\t5100000011'],
  ])('with %s keeps its columns', (_what, text) => {
    expect(teams(text).map((team) => team.replace('B 1', 'B1'))).toEqual([
      'Al pha: A1 5100000001',
      'Beta: B1 5100000011',
    ]);
  });

  it.each([
    [
      'two players a line',
      'Team,Player 1,ID 1,Player 2,ID 2\nAlpha,A1,5100000001,A2,5100000002\n,B1,5100000011,B2,5100000012',
    ],
    ['a captain', 'Team,IGL,Phone\nAlpha,Raju,9876543210\n,Ali,9876543211'],
    [
      'one player a line',
      'Team,Player,ID\nAlpha,A1,5100000001\nBeta,B1,5100000011\n,C1,5100000021',
    ],
    ['all players in a cell', 'Team,Players\nAlpha,"A1, A2"\n,"B1, B2"'],
    ['names in order', 'Team,Name,Name,Name\nAlpha,A1,A2,A3\n,B1,B2,B3'],
  ])('of a team a line, with %s, joins no line without a team to the one above', (_what, text) => {
    expect(
      read(text)
        .rows.map(({ team }) => team)
        .at(-1),
    ).toBe('');
    expect(read(text).rows).toHaveLength(text.split('\n').length - 1);
  });

  it.each([
    [
      'Quotient',
      'Slot,Team Name,Leader,Teammates\n3,Alpha,a (123456789012345678),a (123456789012345678) | b (223456789012345678)',
    ],
    ['one column', 'Team,Players\nAlpha,a (123456789012345678) | b (1234567890123456789)'],
    ['columns', 'Team,Player 1,Player 2\nAlpha,a (123456789012345678),b - 223456789012345678'],
    ['mentions', 'Team,Players\nAlpha,"a <@123456789012345678>, b <@!223456789012345678>"'],
    ['lines', '3 | Alpha | a (123456789012345678) | b (223456789012345678)'],
    ['colons', 'Team,Players\nAlpha,"a: 123456789012345678\nb: 223456789012345678"'],
  ])('with Discord ids beside names takes none for a game id: %s', (_where, text) => {
    const [row] = read(text).rows;
    expect(row?.team).toBe('Alpha');
    expect(row?.players).toEqual([
      { name: 'a', id: '' },
      { name: 'b', id: '' },
    ]);
    expect(row?.hasDiscordIds).toBe(true);
  });
});

describe('nothing goes without a line that says where it went', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const line = fc.oneof(
    word.map((name) => `Team ${name}`),
    word.map((name) => `${name} 5100000001`),
    word.map((name) => `1. ${name}`),
    word.map((name) => `*Team Name:* ${name}`),
    word.map((name) => `P2 - ${name} (5100000002)`),
    word.map((name) => `[28/11, 8:01 pm] R: ${name}`),
    word.map((name) => `28/11/26, 20:01 - ${name}`),
    word.map((name) => `${name},Captain,Player 1`),
    word.map((name) => `\t${name}\t`),
    word.map((name) => `Team\tPlayer ${name}\t`),
    fc.constantFrom('Team Name', 'Team,Player 1,ID 1', 'Team\tIGN\tUID', '', ' ', ',,', 'Logo: x'),
    fc.string({ maxLength: 20 }),
  );

  it('by lines: each is a team’s, or left out by name', () => {
    void fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
        const cells = cellsOfText(lines.join('\n'));
        const isOwn = cells[0]?.at(-1) === 'Text' ? [0] : [];
        const { rows, left: out } = readSheet(cells);
        const told = [...rows.flatMap((row) => row.lines), ...out.map((one) => one.line), ...isOwn];
        expect(told.sort((a, b) => a - b)).toEqual(cells.map((_, index) => index));
        // What is sent again with what was answered is read the same.
        expect(
          cellsOfText(writeTable(cells)).map((row) => row.join('|').replace(/\|+$/, '')),
        ).toEqual(cells.map((row) => row.join('|').replace(/\|+$/, '')));
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('by words: none of a chat is lost', () => {
    void fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 14 }),
        fc.infiniteStream(fc.nat(6)),
        (words, shapes) => {
          const lines = words.map((one) => {
            const shape = shapes.next().value ?? 0;
            return [
              `Zq${one}`,
              `Zq${one} 5100000001`,
              `3. Zq${one}`,
              `Team: Zq${one}`,
              `P2 - Zq${one} 5100000002`,
              `[28/11, 8:01 pm] R: Zq${one}`,
              `\n• Zq${one}`,
            ][shape];
          });
          const shown = JSON.stringify(cellsOfText(lines.join('\n')));
          for (const one of words) expect(shown).toContain(`Zq${one}`);
        },
      ),
      { seed: 2026, numRuns: 300 },
    );
  });
});
