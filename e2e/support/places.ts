import { setPlayerPage } from '@one-dream/contract/features/records/records.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { rowsOf } from '../../factories/results.ts';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { type AccountKey, post } from './api.ts';
import { newArena, publish } from './arena.ts';
import { unique } from './players.ts';
import type { RunningServer } from './start-server.ts';

export interface Place {
  name: string;
  path: string | ((server: RunningServer) => Promise<string>);
  as?: AccountKey;
  /** Text that shows that the page has fully loaded. */
  heading: string | RegExp;
  /** The screen's title differs from the sent page's: it depends on the viewer or the request. */
  hasOwnTitle?: true;
}

/** Every page, with somebody who may see it. */
export const places: Place[] = [
  { name: 'home', path: '/', heading: 'STEP TO GET INTO TOURNAMENTS' },
  { name: 'tournament', path: '/tournament', heading: "OUR PREVIOUS EVENT'S" },
  {
    name: 'detail of a past tournament',
    path: async (server) => `/tournament/${await pastTournament(server)}`,
    heading: 'Prize distribution',
  },
  {
    name: 'teams of a past tournament',
    path: async (server) => `/tournament/${await pastTournament(server)}/teams`,
    heading: 'Registered teams',
  },
  { name: 'scrims', path: '/scrims', heading: 'Scrims' },
  { name: 'ladder', path: '/ladder', heading: 'Ladder' },
  { name: 'leaderboards', path: '/ladder?view=month', heading: 'Ladder' },
  {
    name: 'leaderboards of a month without matches',
    path: `/ladder?view=month&month=${halfAYearAgo()}`,
    heading: 'Ladder',
  },
  {
    name: 'a match',
    path: async (server) => `/match/${(await newArena(server, { teams: 4 })).match._id}`,
    as: 'ready-leader',
    heading: 'Slot list',
    hasOwnTitle: true,
  },
  {
    name: 'standings',
    path: async (server) => {
      const arena = await newArena(server, { teams: 4 });
      await publish(server, { matchId: arena.match._id, rows: rowsOf(arena.entries) });
      return `/tournament/${arena.tournament._id}/standings`;
    },
    heading: 'Grand Finals',
    hasOwnTitle: true,
  },
  { name: 'notices', path: '/profile/notices', as: 'ready-leader', heading: 'Account' },
  { name: 'fair play', path: '/profile/fair-play', as: 'ready-leader', heading: 'Account' },
  { name: 'security', path: '/profile/security', as: 'ready-leader', heading: 'Account' },
  {
    name: 'record of a team',
    path: async (server) => `/team/${await teamOnLadder(server)}`,
    heading: 'Last matches',
    hasOwnTitle: true,
  },
  {
    name: 'record of a player',
    path: async (server) => `/player/${await newEntrant(server)}`,
    heading: 'Coming up',
    hasOwnTitle: true,
  },
  { name: 'about', path: '/aboutus', heading: 'How a tournament runs' },
  { name: 'login', path: '/login', heading: 'Welcome back, Player.' },
  { name: 'register', path: '/register', heading: 'Welcome to one dream.' },
  { name: 'reset password', path: '/reset-password?token=none', heading: 'Reset Password' },
  { name: 'verify email', path: '/verify-email?token=none', heading: 'Is this you?' },
  {
    name: 'change of address',
    path: '/change-email?token=none',
    heading: 'Is this your address?',
  },
  { name: 'not found', path: '/no-such-page', heading: 'This page is not on the map' },
  { name: 'join us', path: '/joinus', as: 'player', heading: 'Your application' },
  { name: 'alerts', path: '/alerts', as: 'ready-leader', heading: 'Alerts' },
  {
    name: 'profile of a leader',
    path: '/profile',
    as: 'ready-leader',
    heading: 'Monsoon Mavericks',
  },
  { name: 'profile without a team', path: '/profile', as: 'player', heading: 'Create your team' },
  { name: 'own matches', path: '/profile/matches', as: 'ready-leader', heading: 'My matches' },
  { name: 'own prizes', path: '/profile/prizes', as: 'ready-leader', heading: 'My prizes' },
  { name: 'find a team', path: '/profile/find-a-team', as: 'player', heading: 'Find a team' },
  {
    name: 'team invite',
    path: async (server) => `/team/invite/${(await newSquad(server, { size: 1 })).code}`,
    as: 'player',
    heading: /^Team /,
    hasOwnTitle: true,
  },
  { name: 'console', path: '/console', as: 'admin', heading: 'Console' },
  { name: 'admin dashboard', path: '/admin', as: 'owner', heading: 'Recent activity' },
  {
    name: 'admin tournaments',
    path: '/admin/tournament',
    as: 'admin',
    // The newest depend on earlier tests: any title with a number in it.
    heading: /\d/,
  },
  {
    name: 'admin tournament form',
    path: '/admin/tournament?new',
    as: 'admin',
    heading: 'Rules',
    hasOwnTitle: true,
  },
  { name: 'admin scrims', path: '/admin/scrims', as: 'admin', heading: 'Scrims' },
  {
    name: 'admin scrims form',
    path: '/admin/scrims?new',
    as: 'admin',
    heading: 'New series',
    hasOwnTitle: true,
  },
  { name: 'admin ladder', path: '/admin/ladder', as: 'admin', heading: 'Ladder' },
  { name: 'admin posters', path: '/admin/featured', as: 'admin', heading: 'Your Posters (3)' },
  { name: 'admin users', path: '/admin/users', as: 'admin', heading: 'Users' },
  { name: 'admin teams', path: '/admin/teams', as: 'admin', heading: /^Manage Teams/ },
  {
    name: 'admin notifications',
    path: '/admin/notifications',
    as: 'admin',
    heading: 'Push New Notifications',
  },
  {
    name: 'admin applications',
    path: '/admin/applications',
    as: 'admin',
    heading: 'Staff Applications',
  },
  { name: 'organisation', path: '/admin/organisation', as: 'owner', heading: 'Organisation' },
  { name: 'audit log', path: '/admin/audit', as: 'owner', heading: 'Audit log' },
  {
    name: 'refusal of the back office',
    path: '/admin',
    as: 'player',
    heading: 'No entry',
    hasOwnTitle: true,
  },
];

/** Before anything that the demo has played: `2026-06`. */
function halfAYearAgo(): string {
  return new Date(Date.now() - 180 * 24 * 3_600_000).toISOString().slice(0, 7);
}

/** The path of a place; creates its contents first if it needs its own. */
export async function addressOf(
  { path }: Pick<Place, 'path'>,
  server: RunningServer,
): Promise<string> {
  return typeof path === 'string' ? path : path(server);
}

/** A demo tournament: those played by other tests have no prizes. */
async function pastTournament(server: RunningServer): Promise<string> {
  const { data } = await post<{ data: Tournament[] }>(server, {
    path: '/noauth/tournament',
    body: { statuses: ['COMPLETED'] },
  });
  return data.find(({ prizes }) => prizes.length > 0)?._id ?? '';
}

/** A match played last week. */
async function teamOnLadder(server: RunningServer): Promise<string> {
  const { data } = await post<{ data: { week: { teamId: string }[] }[] }>(server, {
    path: '/noauth/ladder',
  });
  return data.flatMap(({ week }) => week)[0]?.teamId ?? '';
}

/** A new person with an entry. */
async function newEntrant(server: RunningServer): Promise<string> {
  const team = await newSquad(server, { size: 1 });
  const tournament = await openTournament(server, { title: unique('Solo Cup'), type: 'SOLO' });
  await register(server, { team, tournament });
  return (await server.api.act(setPlayerPage, { as: team.leader, body: {} })).data.page;
}
