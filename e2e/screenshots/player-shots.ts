import type { Page } from '@playwright/test';
import { hold } from '../support/checks.ts';
import { openLive } from '../support/live.ts';
import { callAsAdmin } from '../support/organiser.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';
import { answer, refuse } from './stubs.ts';

const noTournaments = { data: [], nextCursor: null };

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const onlyTournament = (change: object) => (page: Page, scene: Scene) =>
  answer(page, {
    path: '/noauth/tournament',
    json: { data: [{ ...scene.current.OPENED, ...change }], nextCursor: null },
  });

const publicShots: Shot[] = [
  { name: 'loading', path: '/', before: (page) => hold(page, '/noauth/poster'), shows: /^Loading/ },
  { name: 'home', path: '/' },
  {
    name: 'home-without-posters',
    path: '/',
    before: (page) => answer(page, { path: '/noauth/poster', json: { data: [] } }),
  },
  {
    name: 'visitor-menu',
    path: '/aboutus',
    act: (page) => page.locator('summary', { hasText: 'MENU' }).click(),
    isOnScreenOnly: true,
    sizes: ['phone'],
  },
  { name: 'tournament-visitor', path: '/tournament', shows: "OUR PREVIOUS EVENT'S" },
  {
    name: 'tournament-loading',
    path: '/tournament',
    before: (page) => hold(page, '/noauth/tournament'),
    shows: /Footer|Navigation/,
  },
  {
    name: 'tournament-quiet',
    path: '/tournament',
    before: (page) => answer(page, { path: '/noauth/tournament', json: noTournaments }),
  },
  {
    name: 'tournament-failed',
    path: '/tournament',
    before: (page) =>
      refuse(page, {
        path: '/noauth/tournament',
        status: 500,
        code: 'INTERNAL',
        message: 'Something went wrong. Please try again.',
      }),
  },
  { name: 'tournament-full', path: '/tournament', before: onlyTournament({ slots: '32/32' }) },
  {
    name: 'tournament-upcoming',
    path: '/tournament',
    before: onlyTournament({ status: 'UPCOMING' }),
  },
  { name: 'tournament-live', path: ({ current }) => `/tournament/${current.LIVE._id}` },
  { name: 'tournament-past', path: ({ past }) => `/tournament/${past._id}` },
  { name: 'tournament-missing', path: '/tournament/none', shows: 'Tournament not found' },
  { name: 'about', path: '/aboutus' },
  { name: 'scrims', path: '/scrims', shows: 'The week ahead' },
  { name: 'ladder', path: '/ladder?tier=T3', shows: 'Latest moves' },
  { name: 'leaderboards', path: '/ladder?view=month', shows: 'Most points in a month' },
  { name: 'team-record', path: ({ lead }) => `/team/${lead}`, shows: 'Last matches' },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'broken-page',
    path: '/',
    before: (page) => page.route('**/assets/home-*.js', (route) => route.abort()),
    shows: 'This page did not load',
  },
];

const authShots: Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'login-empty', path: '/login', act: press(/^Login$/), shows: 'Email is required.' },
  {
    name: 'login-refused',
    path: '/login?from=/profile',
    act: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('somebody@example.in');
      await page.getByLabel('Password', { exact: true }).fill('not-this-one');
      await press(/^Login$/)(page);
    },
    shows: /Email or password is wrong/,
  },
  { name: 'login-reset', path: '/login', act: press('Forget Password'), isOnScreenOnly: true },
  { name: 'register', path: '/register' },
  {
    name: 'register-errors',
    path: '/register',
    act: press('Create an account'),
    shows: 'Name is required.',
  },
  {
    name: 'register-done',
    path: '/register',
    before: (page) => answer(page, { path: '/auth/register', json: { message: 'Done.' } }),
    act: async (page) => {
      await page.getByLabel('Name', { exact: true }).fill('Surya Raman');
      await page.getByLabel('Email', { exact: true }).fill('surya.raman@gmail.com');
      await page.getByLabel('Password', { exact: true }).fill('erangel-night-drop');
      await page.getByLabel('Confirm Password', { exact: true }).fill('erangel-night-drop');
      await page.getByRole('checkbox').check();
      await press('Create an account')(page);
    },
    shows: /spam folder/,
  },
  {
    name: 'login-invited',
    path: ({ squad }) => `/login?from=/team/invite/${squad.code}`,
    shows: 'You are invited',
  },
  { name: 'verify', path: '/verify-email?token=x' },
  {
    name: 'verify-busy',
    path: '/verify-email?token=x',
    act: press('Verify my email'),
    before: (page) => hold(page, '/auth/verify-email*'),
    shows: /VERIFYING/,
  },
  {
    name: 'verify-done',
    path: '/verify-email?token=x',
    act: press('Verify my email'),
    before: (page) =>
      answer(page, { path: '/auth/verify-email*', json: { message: 'Done.', token: 'x' } }),
    shows: 'Verification Successful!',
  },
  { name: 'verify-failed', path: '/verify-email?token=x', act: press('Verify my email') },
  { name: 'reset', path: '/reset-password?token=x' },
  {
    name: 'reset-dead-link',
    path: '/reset-password?token=x',
    act: async (page) => {
      await page.getByLabel('New Password', { exact: true }).fill('erangel-night-drop');
      await page.getByLabel('Confirm Password', { exact: true }).fill('erangel-night-drop');
      await press('Update Password')(page);
    },
    shows: 'Get a new link',
  },
];

const memberShots: Shot[] = [
  { name: 'home-signed-in', path: '/', as: ({ entered }) => entered.leader },
  { name: 'tournament-without-team', path: '/tournament', as: 'player', shows: 'Create Your Team' },
  { name: 'tournament-member', path: '/tournament', as: 'member', shows: /Only Team Leaders/ },
  { name: 'tournament-leader', path: '/tournament', as: 'ready-leader', shows: 'Register Now' },
  {
    name: 'tournament-registered',
    path: ({ current }) => `/tournament/${current.OPENED._id}`,
    as: ({ entered }) => entered.leader,
    shows: /^Cancel Slot$/,
  },
  {
    name: 'popup-registered',
    path: '/tournament',
    as: 'ready-leader',
    before: (page) =>
      answer(page, {
        path: '/tournament/register/**',
        json: {
          message: 'In.',
          data: { slot: 25, squad: ['MMxSURYA', 'MMxBHARGAV', 'MM Ghost', 'MM•ROCKY', 'MMZenith'] },
        },
      }),
    act: press('Register Now'),
    shows: 'TEAM REGISTERED!',
    isOnScreenOnly: true,
  },
  {
    name: 'popup-failed',
    path: '/tournament',
    as: 'short-leader',
    act: press('Register Now'),
    shows: 'REGISTRATION FAILED!',
    isOnScreenOnly: true,
  },
  { name: 'profile-new', path: '/profile', as: ({ newcomer }) => newcomer },
  {
    name: 'profile-dialog',
    path: '/profile',
    as: ({ newcomer }) => newcomer,
    act: press('Edit Profile'),
    isOnScreenOnly: true,
    shows: 'IN-GAME PROFILE',
  },
  { name: 'team-create', path: '/profile', as: ({ complete }) => complete, shows: 'Create Team' },
  {
    name: 'profile-entries',
    path: '/profile',
    as: ({ entered }) => entered.leader,
    shows: 'You are in',
  },
  {
    name: 'team-create-refused',
    path: '/profile',
    as: ({ newcomer }) => newcomer,
    act: press('Create Team'),
    shows: 'Fill in your in-game information',
  },
  { name: 'team-leader', path: '/profile', as: 'ready-leader', shows: 'Team Invite Link' },
  { name: 'team-short', path: '/profile', as: 'short-leader', shows: 'Team Invite Link' },
  { name: 'team-member', path: '/profile', as: 'member', shows: 'Leave' },
  {
    name: 'team-kick',
    path: '/profile',
    as: 'ready-leader',
    act: async (page) => {
      await press('Manage')(page);
      await press(/^Kick/)(page);
    },
    isOnScreenOnly: true,
    shows: /come back only/,
  },
  {
    name: 'invite',
    path: ({ squad }) => `/team/invite/${squad.code}`,
    as: ({ complete }) => complete,
    shows: 'Accept',
  },
  {
    name: 'invite-in-game-info',
    path: ({ squad }) => `/team/invite/${squad.code}`,
    as: ({ newcomer }) => newcomer,
    shows: 'In-Game Information Required',
  },
  {
    name: 'invite-full',
    path: ({ full }) => `/team/invite/${full.code}`,
    as: ({ complete }) => complete,
    shows: 'This team is full',
  },
  { name: 'invite-dead', path: '/team/invite/none', as: 'player', shows: 'This link is dead' },
  { name: 'own-matches', path: '/profile/matches', as: 'ready-leader', shows: 'My matches' },
  { name: 'own-prizes', path: '/profile/prizes', as: 'ready-leader', shows: 'My prizes' },
  { name: 'find-a-team', path: '/profile/find-a-team', as: 'player', shows: 'Find a team' },
  { name: 'join-us', path: '/joinus', as: 'player', shows: 'Your application' },
  {
    name: 'join-us-errors',
    path: '/joinus',
    as: 'player',
    act: press('Submit Application'),
    shows: 'Motivation is required.',
  },
  { name: 'alerts', path: '/alerts', as: 'ready-leader', shows: 'Lobby A starts at 5 PM' },
  {
    name: 'alerts-open',
    path: '/alerts',
    as: 'ready-leader',
    act: press(/Lobby A starts/),
    shows: 'View Details',
  },
  {
    name: 'alerts-empty',
    path: '/alerts',
    as: ({ newcomer }) => newcomer,
    shows: 'No notifications found',
  },
  {
    name: 'alerts-loading',
    path: '/alerts',
    as: 'ready-leader',
    before: (page) => hold(page, '/notify/list'),
  },
  {
    name: 'pop-up',
    path: '/tournament',
    as: 'ready-leader',
    act: popUp,
    shows: 'View More',
    isOnScreenOnly: true,
  },
  {
    name: 'drawer',
    path: '/tournament',
    as: 'ready-leader',
    act: press(/MENU/),
    isOnScreenOnly: true,
    sizes: ['phone'],
  },
  {
    name: 'avatar-menu',
    path: '/aboutus',
    as: 'admin',
    act: (page) => page.getByRole('banner').getByRole('button', { expanded: false }).last().click(),
    isOnScreenOnly: true,
    sizes: ['tablet', 'desk'],
  },
];

async function popUp(page: Page, { server }: Scene): Promise<void> {
  await openLive(page, '/tournament');
  await callAsAdmin(server, {
    path: '/notify/push',
    body: {
      to: 'leader@onedream.example',
      type: 'event',
      title: 'Lobby A starts in fifteen minutes',
      description: 'Bring the roster you registered, and be in the waiting channel.',
      link: '/tournament',
    },
  });
  await page.getByRole('button', { name: 'Mark as seen' }).focus();
}

export const playerShots: Shot[] = [...publicShots, ...authShots, ...memberShots];
