import type { Days } from '../days.ts';
import { channelAt } from '../discord-channels.ts';
import type { MatchDayPlan, Session } from '../match-days/match-day-plan.ts';
import { commonRules, pointsSystem } from './rulebook.ts';
import type { TournamentPlan } from './tournament-plan.ts';

const airdropMaps = ['Erangel', 'Miramar', 'Sanhok', 'Vikendi', 'Erangel'];
const hostEmail = 'host@onedream.example';

/** Tournaments to walk through right away, each in another phase; their times are relative to now. */
export function tonightsTournaments({ date, next, at, soon, clock }: Days): TournamentPlan[] {
  // After the weekly cup on any weekday: the nearest open tournament is featured.
  const thursday = next(4, next(0, 3));
  const saturday = thursday + 2;
  return [
    {
      banner: { variant: 2, seed: 3, width: 960 },
      teams: { from: 0, to: 23 },
      registeredWeeksAgo: { from: 0.7, to: 0.1 },
      createdWeeksAgo: 0.8,
      form: {
        title: 'Weekend Warm-up #21',
        log_channel: channelAt(0),
        status: 'OPENED',
        type: 'SQUAD',
        prizePool: '4000',
        slots: 24,
        startDate: date(saturday),
        endDate: date(saturday),
        regClosesAt: at(saturday - 1, 21).toISOString(),
        firstMatchAt: at(saturday, 17).toISOString(),
        description: `One slot is left. Two lobbies of twelve play three matches each; the best six of both meet in a final over three more.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹2,500', additionalInfo: 'And a seat in T3 scrims' },
          { rank: '2', prize: '₹1,500', additionalInfo: 'And a seat in T3 scrims' },
        ],
        schedule: [
          {
            event: 'Lobbies A and B',
            date: date(saturday),
            time: '17:00',
            description: 'Erangel, Miramar, Erangel.',
          },
          {
            event: 'Final',
            date: date(saturday),
            time: '20:30',
            description: 'Erangel, Sanhok, Miramar.',
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
    },
    {
      banner: { variant: 5, seed: 4, width: 960 },
      teams: { from: 0, to: 16 },
      waiting: [16, 24, 17, 18, 19],
      registeredWeeksAgo: { from: 0.6, to: 0.2 },
      createdWeeksAgo: 0.7,
      form: {
        title: 'Airdrop Invitational #3',
        log_channel: channelAt(1),
        status: 'OPENED',
        type: 'SQUAD',
        prizePool: '10000',
        slots: 16,
        waitlistMax: 12,
        startDate: date(thursday),
        endDate: date(thursday),
        regClosesAt: at(thursday - 1, 21).toISOString(),
        checkinOpensAt: at(thursday, 17).toISOString(),
        checkinClosesAt: at(thursday, 18).toISOString(),
        firstMatchAt: at(thursday, 19).toISOString(),
        description: `Sixteen squads, one lobby, five matches. All slots are taken: who waits moves up when somebody withdraws.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹6,000', additionalInfo: 'And a seat in T2 scrims' },
          { rank: '2', prize: '₹3,000', additionalInfo: 'And a seat in T3 scrims' },
          { rank: 'MVP', prize: '₹1,000', additionalInfo: 'Most finishes of the evening' },
        ],
        schedule: [
          {
            event: 'Five matches',
            date: date(thursday),
            time: '19:00',
            description: `${airdropMaps.join(', ')}.`,
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
      played: undrawn(16, evening(at(thursday, 19), airdropMaps)),
    },
    {
      banner: { variant: 0, seed: 11, width: 960 },
      teams: { from: 5, to: 25 },
      checkedIn: 11,
      registeredWeeksAgo: { from: 0.5, to: 0.1 },
      createdWeeksAgo: 0.65,
      form: {
        title: 'Rapid Rotation Cup #14',
        log_channel: channelAt(2),
        status: 'CLOSED',
        type: 'SQUAD',
        prizePool: '5000',
        slots: 20,
        startDate: date(0),
        endDate: date(0),
        regClosesAt: soon(-15).toISOString(),
        checkinOpensAt: soon(-15).toISOString(),
        checkinClosesAt: soon(35).toISOString(),
        firstMatchAt: soon(60).toISOString(),
        description: `Check-in is open: any player of the roster checks the squad in, and who does not loses the slot. Twenty squads, three matches.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹3,000', additionalInfo: 'And a seat in T3 scrims' },
          { rank: '2', prize: '₹2,000', additionalInfo: 'Paid by UPI to the leader' },
        ],
        schedule: [
          {
            event: 'Check-in closes',
            date: date(0),
            time: clock(soon(35)),
            description: 'Places that are left go to who waits.',
            isImportant: true,
          },
          {
            event: 'Three matches',
            date: date(0),
            time: clock(soon(60)),
            description: 'Erangel, Sanhok, Miramar.',
          },
        ],
        rules: [...commonRules],
      },
      played: undrawn(20, evening(soon(60), ['Erangel', 'Sanhok', 'Miramar'])),
    },
    {
      banner: { variant: 4, seed: 48, width: 1600 },
      teams: { from: 9, to: 25 },
      checkedIn: 16,
      registeredWeeksAgo: { from: 0.5, to: 0.1 },
      createdWeeksAgo: 0.6,
      form: {
        title: 'Prime Time Showdown #6',
        log_channel: channelAt(3),
        status: 'CLOSED',
        type: 'SQUAD',
        prizePool: '8000',
        slots: 16,
        startDate: date(0),
        endDate: date(0),
        regClosesAt: soon(-55).toISOString(),
        checkinOpensAt: soon(-55).toISOString(),
        checkinClosesAt: soon(-10).toISOString(),
        firstMatchAt: soon(20).toISOString(),
        description: `Tonight: sixteen squads, one lobby, three matches. The slot list is out; the room opens a quarter of an hour before each match, on the match page.\n\n${pointsSystem}`,
        prizes: [
          { rank: '1', prize: '₹5,000', additionalInfo: 'And a seat in T2 scrims' },
          { rank: '2', prize: '₹2,000', additionalInfo: 'And a seat in T3 scrims' },
          { rank: 'MVP', prize: '₹1,000', additionalInfo: 'Most finishes of the night' },
        ],
        schedule: [
          {
            event: 'Three matches',
            date: date(0),
            time: clock(soon(20)),
            description: 'Erangel, Miramar, Sanhok.',
            isImportant: true,
          },
        ],
        rules: [...commonRules],
      },
      played: showdown(soon(20)),
    },
  ];
}

/** A single lobby with its matches scheduled, ready for the evening. */
function undrawn(lobbyMax: number, session: Session): MatchDayPlan {
  const stage = { name: 'Final', format: 'single', isUndrawn: true } as const;
  return { host: hostEmail, stages: [{ ...stage, lobbyMax, sessions: [session] }] };
}

function showdown(firstStart: Date): MatchDayPlan {
  const sessions = [evening(firstStart, ['Erangel', 'Miramar', 'Sanhok'])];
  const stages = [{ name: 'Final', format: 'single', lobbyMax: 16, sessions } as const];
  return { host: hostEmail, room: 'saved', stages: [...stages] };
}

function evening(firstStart: Date, maps: string[]): Session {
  return { firstStart, maps, matches: maps.length, spacingMinutes: 40 };
}
