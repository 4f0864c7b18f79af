import type { Days } from '../days.ts';
import { commonRules, duoRule, pointsSystem } from './rulebook.ts';
import type { TournamentPlan } from './tournament-plan.ts';

/** Current tournaments, shown as OPENED, LIVE and UPCOMING. */
export function currentTournaments({ date, next, soon, clock }: Days): TournamentPlan[] {
  const sunday = next(0, 3);
  const kickOff = next(6, 10);
  return [
    {
      banner: { variant: 0, seed: 11, width: 960 },
      teams: { from: 0, to: 0 },
      registeredWeeksAgo: { from: 0, to: 0 },
      createdWeeksAgo: 0.6,
      form: {
        title: 'One Dream Monthly Major #5',
        status: 'UPCOMING',
        type: 'SQUAD',
        prizePool: '50000',
        slots: 64,
        startDate: date(kickOff),
        endDate: date(kickOff + 15),
        description: `The big one of the month: 64 squads, two weeks, one trophy.\n\nRegistration opens on the day it starts, at 10:00, and slots go to whoever is first. Groups of 16 play two nights each on Erangel, Miramar and Sanhok; the best 16 meet in the grand final over six matches, with Vikendi as the last one.\n\n${pointsSystem}`,
        prizes: [
          {
            rank: '1',
            prize: '₹20,000',
            additionalInfo: 'Trophy, and a seat in T1 scrims for a month',
          },
          { rank: '2', prize: '₹12,000', additionalInfo: 'A seat in T1 scrims for a month' },
          { rank: '3', prize: '₹8,000', additionalInfo: 'A seat in Semi T1 scrims for a month' },
          { rank: '4-6', prize: '₹2,000', additionalInfo: 'Each team' },
          { rank: 'MVP', prize: '₹4,000', additionalInfo: 'Most finishes in the grand final' },
        ],
        schedule: [
          {
            event: 'Registration opens',
            date: date(kickOff),
            time: '10:00',
            description: 'First come, first served. Have your squad complete before.',
            isImportant: true,
          },
          {
            event: 'Registration closes',
            date: date(kickOff + 3),
            time: '21:00',
            description: 'Groups are drawn live on YouTube at 22:00.',
            isImportant: true,
          },
          {
            event: 'Groups A and B',
            date: date(kickOff + 5),
            time: '19:30',
            description: 'Erangel, Miramar, Erangel.',
          },
          {
            event: 'Groups C and D',
            date: date(kickOff + 6),
            time: '19:30',
            description: 'Erangel, Miramar, Erangel.',
          },
          {
            event: 'Semi-finals',
            date: date(kickOff + 12),
            time: '19:00',
            description: 'Erangel, Miramar, Sanhok, Erangel.',
          },
          {
            event: 'Grand final',
            date: date(kickOff + 15),
            time: '18:00',
            description: 'Six matches, cast live on YouTube.',
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
    },
    {
      banner: { variant: 3, seed: 9, width: 960 },
      teams: { from: 9, to: 25 },
      registeredWeeksAgo: { from: 0.9, to: 0.3 },
      createdWeeksAgo: 1.1,
      form: {
        title: 'Ring Rush Duos #9',
        status: 'LIVE',
        type: 'DUO',
        prizePool: '6000',
        slots: 16,
        startDate: date(-1),
        endDate: date(1),
        description: `Two players, one ring that closes fast. Sixteen pairs play three days on Sanhok and Erangel, three matches each day, every one cast live.\n\n${pointsSystem}`,
        prizes: [
          {
            rank: '1',
            prize: '₹3,000',
            additionalInfo: 'And the first slot of Ring Rush Duos #10',
          },
          { rank: '2', prize: '₹1,800', additionalInfo: 'Shared by the pair' },
          { rank: '3', prize: '₹1,200', additionalInfo: 'Shared by the pair' },
        ],
        schedule: [
          {
            event: 'Day 1',
            date: date(-1),
            time: clock(soon(-65)),
            description: 'Sanhok, Sanhok, Erangel.',
          },
          {
            event: 'Day 2',
            date: date(0),
            time: clock(soon(-65)),
            description: 'Erangel, Sanhok, Erangel.',
          },
          {
            event: 'Last day',
            date: date(1),
            time: clock(soon(-65)),
            description: 'Sanhok, Erangel, Sanhok. The podium right after.',
            isImportant: true,
          },
        ],
        rules: [duoRule, ...commonRules],
      },
      played: {
        host: 'host@onedream.example',
        room: 'released',
        stages: [
          {
            name: 'Grand Final',
            format: 'single',
            lobbyMax: 16,
            sessions: [
              { firstStart: soon(-65 - 24 * 60), ...threeMatches(['Sanhok', 'Sanhok', 'Erangel']) },
              { firstStart: soon(-65), ...threeMatches(['Erangel', 'Sanhok', 'Erangel']) },
              { firstStart: soon(-65 + 24 * 60), ...threeMatches(['Sanhok', 'Erangel', 'Sanhok']) },
            ],
          },
        ],
      },
    },
    {
      banner: { variant: 4, seed: 48, width: 1600 },
      teams: { from: 0, to: 24 },
      registeredWeeksAgo: { from: 0.85, to: 0.02 },
      createdWeeksAgo: 0.95,
      form: {
        title: 'Sunday Squad Cup #48',
        status: 'OPENED',
        type: 'SQUAD',
        prizePool: '25000',
        slots: 32,
        startDate: date(sunday),
        endDate: date(sunday + 1),
        description: `Our weekly cup, open to every squad that is complete and verified. 32 teams, two lobbies on Sunday, one final on Monday night.\n\nSunday: both lobbies play four matches, Erangel, Miramar, Sanhok, Erangel. The best eight of each go through.\nMonday: six matches with Vikendi in the middle, cast live on YouTube.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹10,000', additionalInfo: 'And a seat in Semi T1 scrims' },
          { rank: '2', prize: '₹6,000', additionalInfo: 'And a seat in T2 scrims' },
          { rank: '3', prize: '₹4,000', additionalInfo: 'And a seat in T2 scrims' },
          { rank: '4-5', prize: '₹1,500', additionalInfo: 'Each team' },
          { rank: 'MVP', prize: '₹2,000', additionalInfo: 'Most finishes in the final' },
        ],
        schedule: [
          {
            event: 'Registration closes',
            date: date(sunday - 1),
            time: '21:00',
            description: 'Or earlier, when all 32 slots are filled.',
            isImportant: true,
          },
          {
            event: 'Slot lists on Discord',
            date: date(sunday - 1),
            time: '22:00',
            description: 'Lobby A takes the odd slots, lobby B the even ones.',
          },
          {
            event: 'Lobby A',
            date: date(sunday),
            time: '17:00',
            description: 'Erangel, Miramar, Sanhok, Erangel.',
          },
          {
            event: 'Lobby B',
            date: date(sunday),
            time: '20:00',
            description: 'Erangel, Miramar, Sanhok, Erangel.',
          },
          {
            event: 'Final',
            date: date(sunday + 1),
            time: '19:00',
            description: 'Six matches: Erangel, Miramar, Vikendi, Sanhok, Miramar, Erangel.',
            isImportant: true,
          },
          {
            event: 'Prizes paid',
            date: date(sunday + 3),
            description: 'Within 24-48 hours of the standings.',
          },
        ],
        rules: [...commonRules],
      },
    },
  ];
}

function threeMatches(maps: string[]) {
  return { maps, matches: 3, spacingMinutes: 35 };
}
