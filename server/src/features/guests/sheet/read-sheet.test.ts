import { describe, expect, it } from 'vitest';
import { cellsOfText, readSheet } from './read-sheet.ts';

const read = (text: string) => readSheet(cellsOfText(text));
/** `Name 512…` for each player, to be compared at a glance. */
const squads = (text: string) =>
  read(text).rows.map(({ team, players }) => [
    team,
    ...players.map(
      ({ name, id, wrongId }) => `${name} ${id || (wrongId ? `!${wrongId.kind}` : '-')}`,
    ),
  ]);

describe('a sheet', () => {
  it('of a form has a column for each player, names and ids apart', () => {
    const text = [
      'Timestamp\tEmail Address\tTeam Name\tIGL Name\tWhatsApp Number\tPlayer 1 IGN\tPlayer 1 BGMI ID\tPlayer 2 IGN\tPlayer 2 BGMI ID\tPlayer 3 IGN\tPlayer 3 BGMI ID\tPlayer 4 IGN\tPlayer 4 BGMI ID',
      '24/11/2026 18:02\tsoul@x.in\tTeam Soul\tMortal\t98765 43210\tMortal\t5123456789\tViper\t5123456790\tRegaltos\t5123456791\tClutch\t5123456792',
    ].join('\n');
    expect(squads(text)).toEqual([
      [
        'Team Soul',
        'Mortal 5123456789',
        'Viper 5123456790',
        'Regaltos 5123456791',
        'Clutch 5123456792',
      ],
    ]);
    expect(read(text).rows[0]?.captain).toEqual({
      name: 'Mortal',
      phone: '919876543210',
      mail: 'soul@x.in',
      discord: '',
    });
  });

  it('gives the captain’s id to one player of that name', () => {
    const text = [
      'Team,Captain,Captain ID,Player 1,Player 2,Player 3',
      'Twins,Ajay,5123456789,Ajay,Ajay,Viper 5123456790',
    ].join('\n');
    expect(squads(text)).toEqual([['Twins', 'Ajay 5123456789', 'Ajay -', 'Viper 5123456790']]);
  });

  it('of a form may have name and id of a player in one cell', () => {
    const text = [
      'Team Name,Player 1 (IGN & ID),Player 2 (IGN & ID),Player 3 (IGN & ID),Player 4 (IGN & ID)',
      'GodLike,Jonathan - 5111111111,5222222222 Neyoo,"ZGOD (ID: 5333333333)",Clutchgod/5444444444',
    ].join('\n');
    expect(squads(text)).toEqual([
      [
        'GodLike',
        'Jonathan 5111111111',
        'Neyoo 5222222222',
        'ZGOD 5333333333',
        'Clutchgod 5444444444',
      ],
    ]);
  });

  it('has Hinglish headings, a title above them, ids with spaces and names in Devanagari and with emoji', () => {
    const text = [
      'AAJ KI SCRIM\t\t\t\t',
      'Team ka naam\tKaptan ka number\tKhiladi 1 ka naam\tKhiladi 1 ki ID\tKhiladi 2 ka naam\tKhiladi 2 ki ID',
      'टीम शेर 🦁\t+91 98765-43210\tशेरू\t5123 456 789\tKalaa😈\t५१२३४५६७९०',
    ].join('\n');
    expect(squads(text)).toEqual([['टीम शेर 🦁', 'शेरू 5123456789', 'Kalaa😈 5123456790']]);
    expect(read(text).rows[0]?.captain.phone).toBe('919876543210');
  });

  it('in Hindi is read by its headings, too', () => {
    const text =
      'टीम का नाम\tकप्तान\tमोबाइल\tखिलाड़ी 1\tआईडी 1\nशेर\tराजू\t9876543210\tराजू\t5123456789';
    expect(squads(text)).toEqual([['शेर', 'राजू 5123456789']]);
    expect(read(text).rows[0]?.captain).toMatchObject({ name: 'राजू', phone: '919876543210' });
  });

  it('whose team cells were merged over their players is a team for each merged cell', () => {
    const text = [
      'Team\tPlayer\tGame ID',
      'Team Soul\tMortal\t5123456789',
      '\tViper\t5123456790',
      'GodLike\tJonathan\t5111111111',
      '\tNeyoo\t5222222222',
    ].join('\n');
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal 5123456789', 'Viper 5123456790'],
      ['GodLike', 'Jonathan 5111111111', 'Neyoo 5222222222'],
    ]);
  });

  it('that repeats the team beside each player is the same', () => {
    const text =
      'Team,Name,UID\nTeam Soul,Mortal,5123456789\nTeam Soul,Viper,5123456790\nGodLike,Jonathan,5111111111';
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal 5123456789', 'Viper 5123456790'],
      ['GodLike', 'Jonathan 5111111111'],
    ]);
  });

  it("of a bot's export has people of Discord and no game ids", () => {
    const text = [
      'Slot No,Team Name,Leader,Teammates',
      '3,Team Soul,mortal#1234 (123456789012345678),"<@223456789012345678>, <@323456789012345678>"',
    ].join('\n');
    const [row] = read(text).rows;
    expect(row).toMatchObject({ team: 'Team Soul', slot: 3, players: [] });
    expect(row?.captain.name).toContain('mortal');
  });

  it('without headings is told by what its cells look like', () => {
    const text = [
      '1\tTeam Soul\tMortal\t5123456789\tViper\t5123456790',
      '2\tGodLike\tJonathan\t5111111111\tNeyoo\t5222222222',
    ].join('\n');
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal 5123456789', 'Viper 5123456790'],
      ['GodLike', 'Jonathan 5111111111', 'Neyoo 5222222222'],
    ]);
    expect(read(text).rows.map(({ slot }) => slot)).toEqual([1, 2]);
  });

  it('that has rounded an id, has a Discord id or a word in its place says so', () => {
    const text = [
      'Team\tPlayer 1\tID 1\tPlayer 2\tID 2\tPlayer 3\tID 3',
      'Team Soul\tMortal\t5.12346E+09\tViper\t123456789012345678\tRegal\tpending',
    ].join('\n');
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal !rounded', 'Viper !discord', 'Regal !form'],
    ]);
  });

  it.each([
    ['a saved number', '5123456789.0', '5123456789'],
    ['Indian grouping', '"5,12,34,56,789"', '5123456789'],
    ['an apostrophe', "'5123456789", '5123456789'],
    ['zeros in front', '0005123456789', '5123456789'],
    ['a label', 'ID: 5123456789', '5123456789'],
  ])('reads an id written as %s', (_name, cell, id) => {
    expect(squads(`Team,Player 1,ID 1\nTeam Soul,Mortal,${cell}`)).toEqual([
      ['Team Soul', `Mortal ${id}`],
    ]);
  });

  it('may say itself which column holds what', () => {
    const cells = cellsOfText('Naam\tX\tY\nTeam Soul\tMortal\t5123456789');
    const { rows } = readSheet(cells, { chosen: { team: 0, player1: 1, id1: 2 } });
    expect(rows.at(-1)).toMatchObject({
      team: 'Team Soul',
      players: [{ name: 'Mortal', id: '5123456789' }],
    });
  });
});

describe('a list from a chat', () => {
  it('has a team a line, its players after a dash', () => {
    const text = [
      '*TONIGHT 9 PM* slots 👇',
      '1. Team Soul – Mortal 5123456789, Viper 5123456790',
      '2) *GodLike* - Jonathan 5111111111, Neyoo 5222222222',
      '3. Team Tamilas',
    ].join('\n');
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal 5123456789', 'Viper 5123456790'],
      ['GodLike', 'Jonathan 5111111111', 'Neyoo 5222222222'],
      ['Team Tamilas'],
    ]);
    expect(read(text).rows.map(({ slot }) => slot)).toEqual([1, 2, 3]);
  });

  it('has a line for each player, numbered or not', () => {
    const text =
      'Slot 1: Team Soul\n1. Mortal 5123456789\n2. Viper 5123456790\nSlot 2: GodLike\nJonathan 5111111111\nNeyoo 5222222222';
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal 5123456789', 'Viper 5123456790'],
      ['GodLike', 'Jonathan 5111111111', 'Neyoo 5222222222'],
    ]);
  });

  it('comes from an export with who sent it', () => {
    const text =
      '24/11/26, 7:02 pm - Raju Bhai: 1. Team Soul – Mortal 5123456789\n24/11/26, 7:03 pm - Ali: 2. GodLike – Neyoo 5222222222';
    expect(squads(text)).toEqual([
      ['Team Soul', 'Mortal 5123456789'],
      ['GodLike', 'Neyoo 5222222222'],
    ]);
  });
});

describe('what a sheet may cost', () => {
  it.each([
    ['commas', ','.repeat(1_000_000)],
    ['quotes', '"'.repeat(1_000_000)],
    ['quotes and commas', '",'.repeat(500_000)],
    ['lines', '\n'.repeat(1_000_000)],
    ['digits', '5'.repeat(1_000_000)],
    ['digits and spaces', '5 '.repeat(500_000)],
    ['numbered lines', '1. a – b\n'.repeat(110_000)],
    ['marks', `1. ${'\u093c'.repeat(300_000)}`],
    ['spaces', `Team,Player 1\n${' '.repeat(1_000_000)}x`],
    ['signs', `a${'_-'.repeat(240)}\n`.repeat(2000)],
    ['dashes', `1. ${'- '.repeat(400_000)}`],
  ])('%s end soon', (_name, text) => {
    // Quadratic time would take minutes and exceed the test's timeout.
    expect(read(text).rows.length).toBeLessThanOrEqual(201);
  });
});
