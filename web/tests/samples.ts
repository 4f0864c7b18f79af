import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import type { Team, TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { defaultSettings } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';

let made = 0;

/** An id as the server gives them; another each time. */
export function newId(): string {
  made += 1;
  return `01900000-0000-7000-8000-${String(made).padStart(12, '0')}`;
}

/** A player who has everything that a registration asks for. */
export function newUser(change: Partial<User> = {}): User {
  const _id = newId();
  return {
    _id,
    name: 'Surya Raman',
    email: `player.${made}@example.in`,
    profile: '',
    role: 'user',
    ingameinfo: {
      inGameName: `IGN ${made}`,
      inGameId: `7${String(made).padStart(9, '0')}`,
      inGameRole: 'SNIPER',
      mobileNumber: '+919876543210',
    },
    discordinfo: { id: String(made), username: `player_${made}` },
    createdAt: '2026-01-05T06:30:00.000Z',
    ...change,
  };
}

export function newAdmin(change: Partial<User> = {}): User {
  return newUser({ name: 'Pavan Reddy', role: 'admin', ...change });
}

/** A team of these, the first of whom leads it. */
export function newTeam([leader, ...members]: [User, ...User[]], change: Partial<Team> = {}): Team {
  const players = [leader, ...members].map(asTeamMember);
  return {
    _id: newId(),
    name: 'Monsoon Mavericks',
    logo: '',
    leader: asTeamMember(leader),
    players,
    lineup: players.map(({ _id }) => _id),
    createdAt: '2026-02-01T06:30:00.000Z',
    ...change,
  };
}

function asTeamMember({ role: _role, createdAt: _createdAt, ...member }: User): TeamMember {
  return member;
}

/** An open event without a team, and without any text. */
export function newTournament(change: Partial<Tournament> = {}): Tournament {
  return {
    _id: newId(),
    title: 'Sunday Squad Cup #48',
    organizer: 'ONE DREAM ESPORTS',
    banner: '',
    status: 'OPENED',
    prizePool: '25000',
    slots: '0/32',
    startDate: '',
    endDate: '',
    type: 'SQUAD',
    description: '',
    reg_teams: [],
    prizes: [],
    schedule: [],
    rules: [],
    kind: 'event',
    game: 'BGMI',
    regOpensAt: null,
    regClosesAt: null,
    checkinOpensAt: null,
    checkinClosesAt: null,
    firstMatchAt: null,
    waiting: 0,
    ...defaultSettings(),
    seriesId: null,
    seriesDate: null,
    cancelled: null,
    facts: { no: 1, details: 1 },
    ...change,
  };
}

/** What everybody is told, with its id as its title. */
export function newNotification(id: string, seen = false): Notification {
  return {
    _id: id,
    title: id,
    description: '',
    image: '',
    type: 'event',
    link: '',
    to: 'everyone',
    createdAt: '2026-01-01T00:00:00.000Z',
    isSeen: seen ? ['me'] : [],
    deleteby: [],
    isOwn: false,
    about: '',
  };
}
