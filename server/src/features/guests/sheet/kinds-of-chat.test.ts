import { describe, expect, it } from 'vitest';
import { cellsOfText, readSheet } from './read-sheet.ts';

const read = (text: string) => readSheet(cellsOfText(text));
/** `3 Team: Name 512…, Name -` of each team. */
const teams = (text: string) =>
  read(text).rows.map(({ slot, team, players }) => {
    const squad = players.map(({ name, id }) => `${name} ${id || '-'}`).join(', ');
    return `${slot === null ? '' : `${slot} `}${team}${squad && `: ${squad}`}`;
  });
const left = (text: string) => read(text).left.map(({ text: said }) => said);

describe('names alone are all teams: none is taken for a heading', () => {
  const names = (...all: string[]) => all.join('\n');
  it.each([
    [names('Team Alpha', 'Team Beta', 'Team Gamma'), 3],
    [names('Team 1', 'Team 2', 'Team 3'), 3],
    [names('Squad Goals', 'Clan Destine', 'Team X'), 3],
    [names('Leader Gaming', 'Contact Esports'), 2],
    [names('Player One', 'Member Berries'), 2],
    [names('टीम शेर', 'टीम बाघ'), 2],
    [names('Team ka Dum', 'Dal Makhani'), 2],
    [names('Team Alpha,Captain America', 'Team Beta,Raju'), 2],
    [names('Team Alpha\tPlayer One', 'Team Beta\tPlayer Two'), 2],
    [names('Team Alpha,A1,5100000001', 'Team Beta,B1,5100000002'), 2],
  ])('%j', (text, count) => {
    expect(teams(text)).toHaveLength(count);
    expect(left(text)).toEqual([]);
  });

  it.each([
    'Team Name',
    'TEAM LIST',
    'Teams',
    'Registered Teams',
    'Team ka naam',
    'टीम का नाम',
    'Squad name:',
  ])('but %j is one, and says so', (heading) => {
    const text = `${heading}\nAlpha\nBeta`;
    expect(teams(text)).toEqual(['Alpha', 'Beta']);
    expect(left(text)).toEqual([heading]);
    const asTeam = readSheet(cellsOfText(text), { asTeams: [0] });
    expect(asTeam.rows.map(({ team }) => team)).toEqual([heading, 'Alpha', 'Beta']);
    expect(asTeam.left).toEqual([]);
  });

  it('and every line above headings, a repeated heading and a line of no team are named', () => {
    const text =
      'AAJ KI SCRIM\nTeam,Player 1,Remarks\nAlpha,A1,\nTeam,Player 1,Remarks\nBeta,B1,\n,,see you';
    expect(teams(text)).toEqual(['Alpha: A1 -', 'Beta: B1 -']);
    expect(left(text)).toEqual([
      'AAJ KI SCRIM',
      'Team · Player 1 · Remarks',
      'Team · Player 1 · Remarks',
      'see you',
    ]);
    const asTeams = readSheet(cellsOfText(text), { asTeams: [0, 5] }).rows;
    expect(asTeams.map(({ team }) => team)).toEqual(['AAJ KI SCRIM', 'Alpha', 'Beta', 'see you']);
  });
});

describe('a number in front of a team is its slot', () => {
  it.each([
    ['*3.* %', '*4.* %'],
    ['*3. %*', '*4. %*'],
    ['_3)_ %', '_4)_ %'],
    ['3. %', '4. %'],
    ['03) %', '04) %'],
    ['3- %', '4- %'],
    ['3/ %', '4/ %'],
    ['(3) %', '(4) %'],
    ['[3] %', '[4] %'],
    ['3️⃣ %', '4️⃣ %'],
    ['3⃣. %', '4⃣. %'],
    ['③ %', '④ %'],
    ['⑶ %', '⑷ %'],
    ['➂ %', '➃ %'],
    ['➌ %', '➍ %'],
    ['❸ %', '❹ %'],
    ['３．%', '４．%'],
    ['𝟑. %', '𝟒. %'],
    ['३. %', '४. %'],
    ['#3 %', '#4 %'],
    ['#3 - %', '#4 - %'],
    ['3 %', '4 %'],
    ['Slot 3 %', 'Slot 4 %'],
    ['SLOT-3 ➝ %', 'SLOT-4 ➝ %'],
    ['Slot no. 3: %', 'Slot no. 4: %'],
    ['No. 3: %', 'No. 4: %'],
    ['Team 3: %', 'Team 4: %'],
    ['• 3. %', '• 4. %'],
    ['🔹3. %', '🔹4. %'],
  ])('%s', (third, fourth) => {
    const text = [third.replace('%', 'Team Alpha'), fourth.replace('%', 'Team Beta')].join('\n');
    expect(teams(text)).toEqual(['3 Team Alpha', '4 Team Beta']);
  });
});

const squadA = 'Team Alpha\nA1 5100000001\nA2 5100000002';
const squadB = 'Team Beta\nB1 5100000011\nB2 5100000012';
const both = [
  'Team Alpha: A1 5100000001, A2 5100000002',
  'Team Beta: B1 5100000011, B2 5100000012',
];

describe('messages of a chat lose who sent them and when', () => {
  it.each([
    ['WhatsApp on an iPhone, copied', '[28/11, 8:01 pm] R: ', '[28/11, 8:03 pm] Ali: '],
    ['with seconds', '[28/11/26, 8:01:33 PM] R: ', '[28/11/26, 8:03:10 PM] Ali: '],
    ['with 24 hours', '[28/11/2026, 20:01:33] R: ', '[28/11/2026, 20:03:10] Ali: '],
    [
      'with marks of direction',
      '\u200e[28/11/26, 8:01\u202fPM] ~\u00a0R: ',
      '\u200e[28/11/26, 8:03\u202fPM] Ali: ',
    ],
    ['month first', '[11/28, 8:01 PM] R: ', '[11/28, 8:03 PM] Ali: '],
    ['WhatsApp on Android', '28/11/2026, 20:01 - R: ', '28/11/2026, 20:03 - Ali: '],
    ['with 12 hours', '28/11/26, 8:01 pm - R: ', '28/11/26, 8:03 pm - Ali: '],
    ['a.m. and p.m.', '28/11/26, 8:01 p.m. - R: ', '28/11/26, 8:03 p.m. - Ali: '],
    ['without the year', '28/11, 20:01 - R: ', '28/11, 20:03 - Ali: '],
    ['dots', '28.11.26, 20:01 - R: ', '28.11.26, 20:03 - Ali: '],
    ['ISO', '2026-11-28, 20:01 - R: ', '2026-11-28, 20:03 - Ali: '],
    ['in Hindi', '28/11/26, 8:01 अपराह्न - राजू: ', '28/11/26, 8:03 अपराह्न - अली: '],
    ['by number', '[28/11, 8:01 pm] +91 98765 43210: ', '[28/11, 8:03 pm] +91 98765 43211: '],
    ['WhatsApp on the web', '[8:01 pm, 28/11/2026] R: ', '[8:03 pm, 28/11/2026] Ali: '],
    ['Telegram', '[28.11.2026 20:01] R: ', '[28.11.2026 20:03] Ali: '],
    ['Telegram on a desk', 'R, [28.11.2026 20:01]\n', '\nAli, [28.11.2026 20:03]\n'],
    [
      'Telegram on a Mac',
      'R, [28 Nov 2026 at 8:01:33 PM]:\n',
      'Ali, [28 Nov 2026 at 8:03:10 PM]:\n',
    ],
    ['only the time', '[8:01 PM] R: ', '[8:03 PM] Ali: '],
    ['Discord', 'R — Today at 8:01 PM\n', 'Ali — Yesterday at 8:03 PM\n'],
    ['Discord with days', 'R — 28/11/2026 20:01\n', 'Ali — 28/11/2026 20:03\n'],
    ['nothing, but an empty line', '', '\n'],
    ['nothing at all', '', ''],
  ])('%s', (_where, first, second) => {
    expect(teams(`${first}${squadA}\n${second}${squadB}`)).toEqual(both);
  });

  it("and the app's own words are no team", () => {
    const said = [
      'Messages and calls are end-to-end encrypted.',
      'Ali joined using this group’s invite link',
    ];
    const text = [
      ...said.map((words) => `28/11/2026, 20:00 - ${words}`),
      '28/11/2026, 20:01 - R: Team Alpha',
      '28/11/2026, 20:02 - R: <Media omitted>',
      '28/11/2026, 20:03 - R: This message was deleted',
    ].join('\n');
    expect(teams(text)).toEqual(['Team Alpha']);
    expect(left(text)).toEqual([...said, '<Media omitted>', 'This message was deleted']);
  });
});

describe('a block a team', () => {
  const alpha = 'ALPHA: A1 5100000001, A2 5100000002';
  it.each([
    [
      'dashes',
      'TEAM NAME - ALPHA\nIGL - A1 (5100000001)\nP2 - A2 (5100000002)\nCONTACT - 98765 43210',
    ],
    [
      'colons',
      'Team: ALPHA\nCaptain: A1 5100000001\nPlayer 2: A2 5100000002\nWhatsApp: +91 98765 43210',
    ],
    [
      'bold marks',
      '*TEAM NAME :-* ALPHA\n*IGL :-* A1 5100000001\n*P2 :-* A2 5100000002\n*CONTACT :-* 9876543210',
    ],
    [
      'equal signs',
      'Team name = ALPHA\nP1 = A1/5100000001\nP2 = A2/5100000002\nMob no = 09876543210',
    ],
    [
      'arrows and bullets',
      '➤ Team Name ➝ ALPHA\n➤ P1 ➝ A1 5100000001\n➤ P2 ➝ A2 5100000002\n➤ Contact ➝ 9876543210',
    ],
    [
      'numbers',
      '1. Team Name: ALPHA\n2. IGL: A1 5100000001\n3. Player 2: A2 5100000002\n4. Contact no: 9876543210',
    ],
    ['nothing', 'Team Name\nALPHA\nPlayers:\nA1 5100000001\nA2 5100000002\nContact 98765 43210'],
    [
      'Hinglish',
      'Team ka naam: ALPHA\nKaptan: A1 5100000001\nKhiladi 2: A2 5100000002\nKaptan ka number: 9876543210',
    ],
    [
      'Hindi',
      'टीम का नाम: ALPHA\nकप्तान: A1 5100000001\nखिलाड़ी 2: A2 5100000002\nमोबाइल: 9876543210',
    ],
  ])('labelled with %s', (_how, text) => {
    for (const whole of [text, `[28/11, 8:01 pm] R: ${text}`, `${text}\n\n${text}`]) {
      expect(teams(whole)[0]).toBe(alpha);
      expect(new Set(teams(whole)).size).toBe(1);
      expect(read(whole).rows[0]?.captain.phone).toBe('919876543210');
      expect(left(whole)).toEqual([]);
    }
  });

  it.each([
    [
      'in one line each',
      'Team Alpha - A1 5100000001, A2 5100000002\nTeam Beta - B1 5100000011, B2 5100000012',
    ],
    [
      'with bullets',
      'Team Alpha\n• A1 - 5100000001\n• A2 - 5100000002\n\nTeam Beta\n• B1 - 5100000011\n• B2 - 5100000012',
    ],
    [
      'with numbered players',
      'Team Alpha\n1. A1 5100000001\n2. A2 5100000002\n\nTeam Beta\n1) B1 (5100000011)\n2) B2 (5100000012)',
    ],
  ])('without labels, %s', (_how, text) => {
    expect(teams(text)).toEqual(both);
  });

  it('in one line each, without ids', () => {
    const squads = ['Soul', 'GodLike', 'Reckoning', 'Orangutan', 'Tamilas'].map(
      (name) => `${name} - Mortal, Viper, Regal, Scout`,
    );
    const read = (name: string) => `${name}: Mortal -, Viper -, Regal -, Scout -`;
    expect(teams(squads[0] ?? '')).toEqual([read('Soul')]);
    expect(teams([...squads, 'Team Late'].join('\n'))).toEqual([
      ...['Soul', 'GodLike', 'Reckoning', 'Orangutan', 'Tamilas'].map(read),
      'Team Late',
    ]);
    expect(teams(`[28/11, 8:01 pm] R: ${squads[1]}`)).toEqual([read('GodLike')]);
    // A comma in front is a sheet's.
    expect(teams('Soul, Mortal - IGL, Viper\nGodLike, Neyoo - IGL, Clutch')).toEqual([
      'Soul: Viper -',
      'GodLike: Clutch -',
    ]);
  });

  it('of names alone is one if it is as large as a squad', () => {
    const text = 'Alpha\nMortal\nViper\nRegal\nClutch\n\nBeta\nX1\nX2\nX3\nX4';
    expect(teams(text)).toEqual([
      'Alpha: Mortal -, Viper -, Regal -, Clutch -',
      'Beta: X1 -, X2 -, X3 -, X4 -',
    ]);
  });

  it('may stand in any order, with what is no field left out by name', () => {
    const text =
      'Slot: 3\nTeam: Alpha\nIGL: A1 5100000001\nSub: NA\nLogo: sent\nSlot: 4\nTeam: Beta\nAge: 19\nIGL: B1 5100000011';
    expect(teams(text)).toEqual(['3 Alpha: A1 5100000001', '4 Beta: B1 5100000011']);
    expect(left(text)).toEqual(['Logo: sent', 'Age: 19']);
  });
});

const soulOf2 = '1 Soul: Mortal 5123456789, Viper 5123456790';

describe('a telephone number beside a team or a player is no game id', () => {
  const contacts = (text: string) => read(text).rows.map(({ captain }) => captain.phone);
  const four = [
    '1. Team Soul - 9876543210',
    '2. GodLike - 9876543211',
    '3. Team Tamilas - 9876543212',
    '4. Reckoning - 9876543213',
  ].join('\n');

  it('below a title', () => {
    const text = `SCRIM REGISTRATION 8 PM\n${four}`;
    expect(teams(text)).toEqual(['1 Team Soul', '2 GodLike', '3 Team Tamilas', '4 Reckoning']);
    expect(contacts(text)).toEqual([0, 1, 2, 3].map((n) => `91987654321${n}`));
    expect(left(text)).toEqual(['SCRIM REGISTRATION 8 PM']);
  });

  it('in a list of twenty', () => {
    const names = Array.from({ length: 20 }, (_, n) => `Team Z${'abcdefghijklmnopqrst'[n]}`);
    const text = names.map((name, n) => `${n + 1}. ${name} - 98765432${n + 10}`).join('\n');
    expect(teams(text)).toEqual(names.map((name, n) => `${n + 1} ${name}`));
    expect(new Set(contacts(text)).size).toBe(20);
  });

  it.each([
    ['1. Soul - Mortal - 9876543210', '1 Soul: Mortal -'],
    ['1. Soul 9876543210', '1 Soul'],
    ['1. Soul (+91 98765-43210)', '1 Soul'],
    ['1. Soul 07 - (+91) 987 654 3210', '1 Soul 07'],
    ['Team: Soul\nIGL: Mortal 9876 543 210\nP2: Viper', 'Soul: Mortal -, Viper -'],
    ['1. Soul - Contact 98765 43210', '1 Soul'],
    ['1. Soul - Mortal 5123456789, Viper 5123456790 - 9876543210', soulOf2],
    ['1. Soul - Mortal 5123456789 9876543210, Viper 5123456790', soulOf2],
    ['1. Soul\n1. Mortal - 5123456789 - 9876543210\n2. Viper 5123456790', soulOf2],
    ['Soul - 9876543210\nMortal 5123456789\nViper 5123456790', soulOf2.slice(2)],
    ['Team: Soul\nIGL: Mortal 5123456789 9876543210\nP2: Viper 5123456790', soulOf2.slice(2)],
    ['Team: Soul 9876543210\nP1: Mortal 5123456789\nP2: Viper 5123456790', soulOf2.slice(2)],
  ])('%j', (text, team) => {
    expect(teams(text)).toEqual([team]);
    expect(contacts(text)).toEqual(['919876543210']);
  });

  it('unless it is called one', () => {
    for (const text of [
      '1. Soul - Mortal (ID: 6123456789)',
      'Slot: 1\nTeam: Soul\nP1: Mortal\nP1 ID: 6123456789',
    ])
      expect(teams(text)).toEqual(['1 Soul: Mortal 6123456789']);
  });
});

describe('a list of teams without players', () => {
  const names = ['Soul', 'GodLike', 'Reckoning'];
  const footers = [
    'Reporting time 7:45 pm',
    'https://chat.whatsapp.com/AbC123',
    'No teaming allowed',
  ];
  it.each(['Slot %:', 'Slot %', '%.', '%)', '[%]', '%️⃣'])('has free slots, as %j', (mark) => {
    const slot = (n: number, name = '') => `${mark.replace('%', String(n))} ${name}`;
    const free = [1, 5, 6, 7, 8, 9].map((n) => slot(n));
    const text = [free[0], ...names.map((name, n) => slot(n + 2, name)), ...free.slice(1)];
    expect(teams(text.join('\n'))).toEqual(['2 Soul', '3 GodLike', '4 Reckoning']);
    expect(teams([...text, ...footers].join('\n'))).toEqual(['2 Soul', '3 GodLike', '4 Reckoning']);
  });

  it('leaves out by name what stands below the last', () => {
    const list = names.map((name, n) => `${n + 1}. ${name}`);
    for (const text of [
      [...list, ...footers],
      [...list.map((line) => `${line} - 9876543210`), ...footers],
    ]) {
      expect(teams(text.join('\n'))).toEqual(['1 Soul', '2 GodLike', '3 Reckoning']);
      expect(left(text.join('\n'))).toEqual(footers);
    }
  });

  it('is none where names stand between the numbers, or below the only one', () => {
    const squad = 'Mortal\nViper\nRegal\nScout';
    const read = 'Mortal -, Viper -, Regal -, Scout -';
    expect(teams(`1. Soul\n${squad}\n2. GodLike\n${squad}`)).toEqual([
      `1 Soul: ${read}`,
      `2 GodLike: ${read}`,
    ]);
    expect(teams(`1. Soul\n${squad}`)).toEqual([`1 Soul: ${read}`]);
    expect(teams('Team 1:\nA1 5100000001\n\nTeam 2:\nB1 5100000011')).toEqual([
      'Team 1:: A1 5100000001',
      'Team 2:: B1 5100000011',
    ]);
  });
});

describe('numbers, boxes and arrows that people draw are none of a name', () => {
  it.each([
    ['i) Soul\nii) GodLike\niv) Reckoning', ['1 Soul', '2 GodLike', '4 Reckoning']],
    ['(ix) Soul\n(x) GodLike', ['9 Soul', '10 GodLike']],
    [
      '╔══ TEAM ALPHA ══╗\n➤ IGL ➜ A1 ➜ 5100000001\n➤ P2 ➜ A2 ➜ 5100000002\n✆ 9876543210',
      ['TEAM ALPHA: A1 5100000001, A2 5100000002'],
    ],
  ])('%j', (text, rows) => expect(teams(text)).toEqual(rows));
});
