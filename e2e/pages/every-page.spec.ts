import { setPlayerPage } from '@one-dream/contract/features/records.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { Page } from '@playwright/test';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { type AccountKey, post } from '../support/api.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

interface Place {
  name: string;
  path: string | ((server: RunningServer) => Promise<string>);
  as?: AccountKey;
  /** What says that the page is there in full. */
  heading: string | RegExp;
  /** The screen knows more than the page that was sent: who looks, or what it was asked for. */
  hasOwnTitle?: true;
}

const places: Place[] = [
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
  { name: 'leaderboards', path: '/leaderboards', heading: 'Leaderboards' },
  {
    name: 'record of a team',
    path: async (server) => `/team/${await teamOnLadder(server)}`,
    heading: 'Last matches',
    hasOwnTitle: true,
  },
  {
    name: 'record of a player',
    path: async (server) => `/player/${await newEntrant(server)}`,
    heading: 'Events',
    hasOwnTitle: true,
  },
  { name: 'about', path: '/aboutus', heading: 'How a tournament runs' },
  { name: 'login', path: '/login', heading: 'Welcome back, Player.' },
  { name: 'register', path: '/register', heading: 'Welcome to one dream.' },
  { name: 'reset password', path: '/reset-password?token=none', heading: 'Reset Password' },
  { name: 'verify email', path: '/verify-email?token=none', heading: /link/ },
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
  { name: 'admin dashboard', path: '/admin', as: 'owner', heading: 'Recent activity' },
  {
    name: 'admin tournaments',
    path: '/admin/tournament',
    as: 'admin',
    // Which ones are the newest depends on the tests before: any title with a number in it.
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

for (const { name, path, as, heading, hasOwnTitle } of places) {
  test(`${name}: axe finds nothing, it is short on a phone, and nothing scrolls sideways at 320`, {
    tag: '@layout',
  }, async ({ page, server, signIn, isMobile }) => {
    if (as) await signIn(as);
    const sent = await page.goto(typeof path === 'string' ? path : await path(server));
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    if (!hasOwnTitle) expect(await sent?.text()).toContain(`<title>${await page.title()}</title>`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    // The back office is a desk's.
    if (isMobile && !page.url().includes('/admin'))
      // Its lists come later than the page.
      await expect.poll(() => screensOf(page), 'screens').toBeLessThanOrEqual(5);
    await expectNoSidewaysScroll(page);
  });
}

/** How many screens long a page is, without its lists of four and more: those are as long as what there is. */
function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lists = [...document.querySelectorAll('main :is(ul, ol, table)')].filter((list) => {
      const isInAnother = list.parentElement?.closest('main :is(ul, ol, table)');
      return !isInAnother && list.querySelectorAll(':scope > li, tr').length > 3;
    });
    const listed = lists.reduce((sum, list) => sum + list.getBoundingClientRect().height, 0);
    return (document.documentElement.scrollHeight - listed) / window.innerHeight;
  });
}

/** One of the demo's: those that other tests play meanwhile promise no prizes. */
async function pastTournament(server: RunningServer): Promise<string> {
  const { data } = await post<{ data: Tournament[] }>(server, {
    path: '/noauth/tournament',
    body: { statuses: ['COMPLETED'] },
  });
  return data.find(({ prizes }) => prizes.length > 0)?._id ?? '';
}

/** One that played last week. */
async function teamOnLadder(server: RunningServer): Promise<string> {
  const { data } = await post<{ data: { week: { teamId: string }[] }[] }>(server, {
    path: '/noauth/ladder',
  });
  return data.flatMap(({ week }) => week)[0]?.teamId ?? '';
}

/** Somebody new who is in an event. */
async function newEntrant(server: RunningServer): Promise<string> {
  const team = await newSquad(server, { size: 1 });
  const tournament = await openTournament(server, { title: unique('Solo Cup'), type: 'SOLO' });
  await register(server, { team, tournament });
  return (await server.api.act(setPlayerPage, { as: team.leader, body: {} })).data.page;
}
