import type { Days } from '../days.ts';
import type { Session } from '../match-days/match-day-plan.ts';
import { commonRules, duoRule, pointsSystem } from './rulebook.ts';
import type { TournamentPlan } from './tournament-plan.ts';

/** Finished tournaments, oldest first; each was full. */
export function pastTournaments({ date, next, at }: Days): TournamentPlan[] {
  const lastSunday = next(0, -7);
  const scrims = next(1, -20);
  const sprint = next(6, -42);
  const invitational = next(6, -59);
  return [
    {
      banner: { variant: 2, seed: 3, width: 960 },
      teams: { from: 0, to: 8 },
      registeredWeeksAgo: { from: 8.62, to: 8.58 },
      createdWeeksAgo: 8.8,
      form: {
        title: 'Vikendi Winter Invitational',
        status: 'COMPLETED',
        type: 'SQUAD',
        prizePool: '12000',
        slots: 8,
        startDate: date(invitational),
        endDate: date(invitational + 1),
        description: `Eight squads from our first weeks on the new site, all in the snow. Who had 50 points and then took a chicken dinner was the champion.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹6,000', additionalInfo: 'And the first trophy with a name on it' },
          { rank: '2', prize: '₹3,500', additionalInfo: 'And the snow in their boots' },
          { rank: '3', prize: '₹2,500', additionalInfo: 'Paid by UPI to the leader' },
        ],
        schedule: [
          {
            event: 'Matches 1 to 5',
            date: date(invitational),
            time: '18:00',
            description: 'Vikendi.',
          },
          {
            event: 'Matches 6 to 10',
            date: date(invitational + 1),
            time: '18:00',
            description: 'Vikendi.',
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
      played: {
        stages: [
          {
            name: 'Match-point final',
            format: 'single',
            lobbyMax: 16,
            matchPoint: 50,
            sessions: [
              evenings(at(invitational, 18), { matches: 10, perDay: 5, maps: ['Vikendi'] }),
            ],
          },
        ],
      },
    },
    {
      banner: { variant: 5, seed: 4, width: 960 },
      teams: { from: 0, to: 12 },
      registeredWeeksAgo: { from: 6.27, to: 6.22 },
      createdWeeksAgo: 6.4,
      form: {
        title: 'Sanhok Sprint Duos',
        status: 'COMPLETED',
        type: 'DUO',
        prizePool: '5000',
        slots: 12,
        startDate: date(sprint),
        endDate: date(sprint),
        description: `One evening, six matches, the smallest map. Twelve pairs landed on Bootcamp more often than was wise.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹2,500', additionalInfo: 'Shared by the pair' },
          { rank: '2', prize: '₹1,500', additionalInfo: 'Shared by the pair' },
          { rank: '3', prize: '₹1,000', additionalInfo: 'Shared by the pair' },
        ],
        schedule: [
          {
            event: 'Matches 1 to 6',
            date: date(sprint),
            time: '19:00',
            description: 'Sanhok, without a break.',
            isImportant: true,
          },
        ],
        rules: [duoRule, ...commonRules],
      },
      played: {
        stages: [
          {
            name: 'Final',
            format: 'single',
            lobbyMax: 16,
            sessions: [evenings(at(sprint, 19), { matches: 6, perDay: 6, maps: ['Sanhok'] })],
          },
        ],
      },
    },
    {
      banner: { variant: 1, seed: 31, width: 960 },
      teams: { from: 0, to: 20 },
      registeredWeeksAgo: { from: 2.97, to: 2.9 },
      createdWeeksAgo: 3.1,
      form: {
        title: 'T3 Night Scrims: Week 31',
        status: 'COMPLETED',
        type: 'SQUAD',
        prizePool: '1000',
        slots: 20,
        startDate: date(scrims),
        endDate: date(scrims + 5),
        description: `Six nights of T3 scrims counted as one table. Twenty squads, three matches a night: Erangel, Miramar, Erangel.\n\nThe best two moved up to T2.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹600', additionalInfo: 'And promotion to T2' },
          { rank: '2', prize: '₹400', additionalInfo: 'And promotion to T2' },
        ],
        schedule: [
          {
            event: 'Scrims, Monday to Friday',
            date: date(scrims),
            time: '21:30',
            description: 'Three matches a night.',
          },
          {
            event: 'Last night',
            date: date(scrims + 5),
            time: '21:30',
            description: 'Promotion is decided.',
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
      played: {
        stages: [
          {
            name: 'Scrims',
            format: 'single',
            lobbyMax: 20,
            sessions: [
              evenings(at(scrims, 21, 30), {
                matches: 18,
                perDay: 3,
                maps: ['Erangel', 'Miramar', 'Erangel'],
              }),
            ],
          },
        ],
      },
    },
    {
      banner: { variant: 1, seed: 47, width: 960 },
      teams: { from: 0, to: 24 },
      registeredWeeksAgo: { from: 1.75, to: 1.1 },
      createdWeeksAgo: 1.8,
      form: {
        title: 'Sunday Squad Cup #47',
        status: 'COMPLETED',
        type: 'SQUAD',
        prizePool: '20000',
        slots: 24,
        startDate: date(lastSunday),
        endDate: date(lastSunday),
        description: `24 squads, one Sunday, two lobbies and a final.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹9,000', additionalInfo: 'And a seat in Semi T1 scrims' },
          { rank: '2', prize: '₹5,000', additionalInfo: 'And a seat in T2 scrims' },
          { rank: '3', prize: '₹3,000', additionalInfo: 'And a seat in T2 scrims' },
          { rank: '4-5', prize: '₹1,000', additionalInfo: 'Each team' },
          { rank: 'MVP', prize: '₹1,000', additionalInfo: 'Most finishes in the final' },
        ],
        schedule: [
          {
            event: 'Lobbies A and B',
            date: date(lastSunday),
            time: '16:00',
            description: 'Erangel, Miramar, Sanhok.',
          },
          {
            event: 'Lobby B',
            date: date(lastSunday),
            time: '18:00',
            description: 'Erangel, Miramar, Sanhok.',
          },
          {
            event: 'Final',
            date: date(lastSunday),
            time: '21:00',
            description: 'Erangel, Vikendi, Miramar.',
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
      played: {
        stages: [
          {
            name: 'Lobbies',
            format: 'groups',
            lobbyMax: 16,
            advance: 8,
            sessions: [
              evenings(at(lastSunday, 16), {
                matches: 3,
                perDay: 6,
                maps: ['Erangel', 'Miramar', 'Sanhok'],
              }),
            ],
          },
          {
            name: 'Final',
            format: 'single',
            lobbyMax: 16,
            sessions: [
              evenings(at(lastSunday, 21), {
                matches: 3,
                perDay: 3,
                maps: ['Erangel', 'Vikendi', 'Miramar'],
              }),
            ],
          },
        ],
      },
    },
  ];
}

function evenings(
  firstStart: Date,
  session: Pick<Session, 'matches' | 'perDay' | 'maps'>,
): Session {
  return { firstStart, spacingMinutes: 40, ...session };
}
