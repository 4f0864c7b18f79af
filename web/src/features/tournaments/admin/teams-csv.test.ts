import type { RosterEntry } from '@one-dream/contract/features/entries/entries.registrations.ts';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { teamsCsv, teamsCsvName } from './teams-csv.ts';

const header =
  'No,Team Name,Email,Leader Discord Tag,' +
  'Player 1 In Game Name,Player 1 In Game ID,Player 2 In Game Name,Player 2 In Game ID,' +
  'Player 3 In Game Name,Player 3 In Game ID,Player 4 In Game Name,Player 4 In Game ID,' +
  'Discord Channel URL';

function makeTeam({ name = 'Night Owls', slot = 1, players = 4 } = {}): RosterEntry {
  return {
    _id: `team-${slot}`,
    name,
    logo: '/images/x.webp',
    slot,
    entryNo: slot,
    registeredAt: '2026-01-02T03:04:05.000Z',
    leader: { email: `leader${slot}@example.in`, discordTag: 'owl.one' },
    players: Array.from({ length: players }, (_, index) => ({
      name: `Player ${index + 1}`,
      inGameName: `OWL〆${index + 1}`,
      inGameId: `512345678${index}`,
      inGameRole: 'SNIPER',
      discordId: '1',
    })),
  };
}

const discord = { guildId: '100000000000000000', channelId: '200000000000000001' };

function readBack(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv, { header: true });
  expect(errors).toEqual([]);
  return data;
}

test('is UTF-8 with a byte-order mark, CRLF line ends and the columns in their order', () => {
  const csv = teamsCsv({ teams: [makeTeam()], ...discord });
  expect(csv).toBe(
    `\ufeff${header}\r\n` +
      '1,Night Owls,leader1@example.in,owl.one,OWL〆1,5123456780,OWL〆2,5123456781,OWL〆3,5123456782,OWL〆4,5123456783,' +
      'https://discord.com/channels/100000000000000000/200000000000000001',
  );
  const bytes = new TextEncoder().encode(csv);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('takes the first four of a larger roster and leaves the cells of a smaller one empty', () => {
  const [six, two] = readBack(
    teamsCsv({ teams: [makeTeam({ players: 6 }), makeTeam({ slot: 2, players: 2 })], ...discord }),
  );
  expect(Object.keys(six ?? {})).toEqual(header.split(','));
  expect(six?.['Player 4 In Game ID']).toBe('5123456783');
  expect(two).toMatchObject({
    No: '2',
    'Player 2 In Game Name': 'OWL〆2',
    'Player 3 In Game Name': '',
    'Player 4 In Game ID': '',
  });
});

test('without a log channel there is no address of one', () => {
  const [team] = readBack(teamsCsv({ teams: [makeTeam()], ...discord, channelId: '' }));
  expect(team?.['Discord Channel URL']).toBe('');
});

test('quotes what would break the table and brings every letter back', () => {
  const names = ['Comma, "quoted"', 'दिल्ली के शेर', 'two\r\nlines', ' spaced '];
  const csv = teamsCsv({
    teams: names.map((name, index) => makeTeam({ name, slot: index + 1 })),
    ...discord,
  });
  expect(readBack(csv).map((row) => row['Team Name'])).toEqual(names);
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\tx', '\rx', '=cmd\n|calc'])(
  'a spreadsheet reads %j as text',
  (name) => {
    const team = makeTeam({ name });
    team.leader.discordTag = name;
    const [first] = team.players;
    if (first) first.inGameName = name;
    const [row] = readBack(teamsCsv({ teams: [team], ...discord }));
    expect(row?.['Team Name']).toBe(`'${name}`);
    expect(row?.['Leader Discord Tag']).toBe(`'${name}`);
    expect(row?.['Player 1 In Game Name']).toBe(`'${name}`);
  },
);

test('a thousand teams are a thousand numbered rows', () => {
  const teams = Array.from({ length: 1000 }, (_, index) =>
    makeTeam({ name: `Team ${index + 1}`, slot: index + 1 }),
  );
  const rows = readBack(teamsCsv({ teams, ...discord }));
  expect(rows).toHaveLength(1000);
  rows.forEach((row, index) => {
    expect(row.No).toBe(String(index + 1));
    expect(row['Team Name']).toBe(`Team ${index + 1}`);
    expect(row.Email).toBe(`leader${index + 1}@example.in`);
  });
});

test('the file is named after the tournament and the day in India', () => {
  // 19:00 UTC is half past midnight of the next day in India.
  const now = Date.parse('2026-03-04T19:00:00Z');
  expect(teamsCsvName({ title: 'Monsoon Cup', now })).toBe('Monsoon Cup_teams_2026-03-05.csv');
  expect(teamsCsvName({ title: '../a:b*?\t"c"', now })).toBe('-a-b----c-_teams_2026-03-05.csv');
  expect(teamsCsvName({ title: '...', now })).toBe('tournament_teams_2026-03-05.csv');
});
