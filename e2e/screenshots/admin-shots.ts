import type { Page } from '@playwright/test';
import { changeTournament } from '../../factories/tournaments.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';
import { answer, refuse } from './stubs.ts';

const away = { status: 500, code: 'INTERNAL', message: 'Something went wrong. Please try again.' };

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

export const adminShots: Shot[] = [
  { name: 'admin-refusal', path: '/admin', as: 'player' },
  { name: 'admin-dashboard', path: '/admin', as: 'owner', shows: 'Recent activity' },
  {
    name: 'admin-dashboard-failed',
    path: '/admin',
    as: 'admin',
    before: (page) => refuse(page, { path: '/admin/dashboard', ...away }),
    shows: /Failed to load/,
  },
  {
    name: 'admin-drawer',
    path: '/admin',
    as: 'owner',
    act: press('Open menu'),
    isOnScreenOnly: true,
    sizes: ['phone'],
  },
  {
    name: 'admin-tournaments',
    path: '/admin/tournament?status=LIVE',
    as: 'admin',
    shows: /Ring Rush Duos/,
  },
  { name: 'admin-scrims', path: '/admin/scrims', as: 'admin', shows: 'Scrims' },
  { name: 'admin-scrims-form', path: '/admin/scrims?new', as: 'admin', shows: 'New series' },
  { name: 'admin-ladder', path: '/admin/ladder', as: 'admin', shows: 'Place a team by hand' },
  {
    name: 'admin-tournaments-empty',
    path: '/admin/tournament',
    as: 'admin',
    before: (page) => answer(page, { path: '/tournament', json: { data: [], nextCursor: null } }),
    shows: 'No Tournaments Found',
  },
  {
    name: 'admin-tournament-delete',
    path: '/admin/tournament?status=LIVE',
    as: 'admin',
    act: press(/^Delete Ring Rush Duos/),
    isOnScreenOnly: true,
    shows: 'This cannot be undone.',
  },
  {
    name: 'admin-form-prizes',
    path: '/admin/tournament?new',
    as: 'admin',
    act: async (page) => {
      await page.getByRole('button', { name: 'Open all' }).click();
      await page.getByLabel('Prize pool').fill('25000');
      await page.getByRole('button', { name: 'Add Prize' }).click();
      await page.getByLabel('Rank', { exact: true }).fill('1');
      await page.getByLabel('Prize', { exact: true }).fill('40000');
    },
    shows: /more than the prize pool/,
  },
  { name: 'admin-form-new', path: '/admin/tournament?new', as: 'admin' },
  {
    name: 'admin-form-errors',
    path: '/admin/tournament?new',
    as: 'admin',
    act: async (page) => {
      await page.getByLabel('Title').fill('');
      await page.getByRole('button', { name: 'Create', exact: true }).click();
    },
    shows: 'Title is required.',
  },
  {
    name: 'admin-form-edit',
    path: ({ current }) => `/admin/tournament?edit=${current.OPENED._id}`,
    as: 'admin',
    shows: 'Edit Tournament',
  },
  {
    name: 'admin-form-conflict',
    path: ({ shared }) => `/admin/tournament?edit=${shared._id}`,
    as: 'admin',
    act: conflict,
    shows: 'The newest version is loaded',
  },
  {
    name: 'admin-team-management',
    path: ({ current }) => `/admin/tournament?teams=${current.OPENED._id}`,
    as: 'admin',
    act: press(/Entry no/),
    shows: /Game ID/,
    isOnScreenOnly: true,
  },
  { name: 'admin-featured', path: '/admin/featured', as: 'admin', shows: 'Your Posters (3)' },
  {
    name: 'admin-featured-empty',
    path: '/admin/featured',
    as: 'admin',
    before: (page) => answer(page, { path: '/admin/posters', json: { data: [] } }),
    shows: 'No posters created yet',
  },
  { name: 'admin-users', path: '/admin/users', as: 'owner', shows: /@/ },
  {
    name: 'admin-users-role',
    path: '/admin/users',
    as: 'owner',
    act: press(/^Change role of/),
    shows: 'Update User Role',
    isOnScreenOnly: true,
  },
  {
    name: 'admin-users-delete',
    path: '/admin/users',
    as: 'owner',
    act: press(/^Delete/),
    shows: 'Confirm Deletion',
    isOnScreenOnly: true,
  },
  {
    name: 'admin-users-failed',
    path: '/admin/users',
    as: 'admin',
    before: (page) => refuse(page, { path: '/admin/users', ...away }),
    shows: 'Connection Error',
  },
  {
    name: 'admin-teams',
    path: '/admin/teams',
    as: 'admin',
    shows: /Members?$/,
    isOnScreenOnly: true,
  },
  {
    name: 'admin-teams-delete',
    path: '/admin/teams',
    as: 'admin',
    act: press('Delete Himalayan Heights'),
    shows: /becomes free|become free/,
    isOnScreenOnly: true,
  },
  { name: 'admin-notifications', path: '/admin/notifications', as: 'admin', shows: /^To: / },
  {
    name: 'admin-notifications-everyone',
    path: '/admin/notifications',
    as: 'admin',
    act: async (page) => {
      await page.getByLabel('Title', { exact: true }).fill('Community night on Saturday');
      await page.getByLabel('Description', { exact: true }).fill('Custom rooms from 9 PM.');
      await page.getByLabel('To', { exact: true }).fill('everyone');
      await press('PUSH NOW')(page);
    },
    shows: 'Send to everyone?',
    isOnScreenOnly: true,
  },
  { name: 'admin-applications', path: '/admin/applications', as: 'admin', shows: /Pending/ },
  {
    name: 'admin-application-open',
    path: '/admin/applications',
    as: 'admin',
    act: (page) => page.getByRole('tabpanel').getByRole('button').first().click(),
    shows: 'Motivation',
  },
  {
    name: 'admin-applications-empty',
    path: '/admin/applications',
    as: 'admin',
    before: (page) =>
      answer(page, {
        path: '/admin/application/get',
        json: {
          data: [],
          nextCursor: null,
          counts: { all: 0, pending: 0, approved: 0, rejected: 0 },
        },
      }),
    shows: 'No applications found',
  },
  {
    name: 'admin-audit',
    path: '/admin/audit',
    as: 'owner',
    shows: /registered/,
    isOnScreenOnly: true,
  },
  { name: 'admin-audit-refused', path: '/admin/audit', as: 'admin', shows: 'For the owner only' },
];

/** Somebody else saves while this admin types. */
async function conflict(page: Page, { server, shared }: Scene): Promise<void> {
  await page.getByLabel('Prize pool').fill('3000');
  const prizePool = `${1000 + Math.trunc(Math.random() * 1000)}`;
  await changeTournament(server, { id: shared._id, change: { prizePool } });
  await page.getByRole('button', { name: 'Update Tournament' }).click();
  await page.getByRole('button', { name: 'Load the newest version' }).click();
}
