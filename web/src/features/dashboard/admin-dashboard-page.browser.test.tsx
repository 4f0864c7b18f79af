import type {
  HealthLine,
  HealthName,
} from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { speak } from '../../platform/language.ts';

test('a load that fails is told in the banner, and tried again', async () => {
  api.refuses('/admin/dashboard', { code: 'INTERNAL', message: 'Away.' });
  await openPage('/admin', { as: newAdmin() });
  const banner = page.getByRole('alert');
  await expect
    .element(banner.getByText('Failed to load dashboard data. Please try again.'))
    .toBeVisible();
  const none = { total: 0, weeklyChange: 0 };
  api.answers('/admin/dashboard', {
    data: {
      users: none,
      tournaments: none,
      posters: none,
      chatMembers: { text: '1,200+', isLive: false, weeklyChange: null },
      growth: [{ week: '2026-11-16', signUps: 0, total: 0 }],
      activity: [
        {
          ...{ _id: newId(), at: '2026-11-20T06:00:00.000Z', actor: 'Pavan Reddy' },
          ...{ action: 'team.delete', subject: 'Night Drop', more: 15 },
        },
      ],
      checks: [{ name: 'API', state: 'ok', latencyMs: 2, detail: '' }],
      firstSteps: null,
      version: '0.2.0',
    },
  });
  api.answers('/tournament', { data: [], nextCursor: null });
  api.answers('/admin/health', { data: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing is played tonight.')).toBeVisible();
  await expect.element(page.getByText(/^Pavan Reddy .* Night Drop and 15 more$/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'System status' })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});

test('an admin is called so, has no audit log, and signs out', async () => {
  api.answers('/auth/logout', { message: 'Signed out.' });
  await openPage('/admin/audit', { as: newAdmin() });
  await expect.element(page.getByRole('heading', { name: 'For the owner only' })).toBeVisible();
  const sidebar = page.getByRole('complementary', { name: 'Back office' });
  await expect.element(sidebar.getByText('Admin', { exact: true })).toBeVisible();
  await expect.element(sidebar.getByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
  await sidebar.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => window.location.pathname).toBe('/login');
  expect(api.requests('/auth/logout')).toHaveLength(1);
});

test('the log is read in Hindi: positions, fields, statuses and what stands for one of a few things', async () => {
  const entry = (action: string, subject: string, change: { before?: object; after?: object }) => ({
    _id: newId(),
    at: '2026-11-20T06:00:00.000Z',
    actor: 'Pavan Reddy',
    action,
    tournamentId: null,
    subject,
    before: null,
    after: null,
    ...change,
  });
  api.answers('/admin/audit', {
    data: [
      entry('tournament.update', 'Night Cup', {
        before: { status: 'OPENED', slots: 16 },
        after: { status: 'CLOSED', slots: 20 },
      }),
      entry('application.decide', 'Anup Fernandes, Scrims Manager', {
        before: { status: 'pending' },
        after: { status: 'approved' },
      }),
      entry('draw.roll', 'Final, Night Cup', { after: { method: 'snake', rolls: 2 } }),
    ],
    nextCursor: null,
  });
  api.answers('/admin/jobs', { data: [], nextCursor: null });
  api.answers('/tournament', { data: [], nextCursor: null });
  await speak('hi');
  await openPage('/admin/audit', { as: newAdmin({ role: 'owner' }) });
  const entryOf = (subject: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: subject });
  const changed = async (subject: string, ...words: string[]) => {
    for (const word of words)
      await expect.element(entryOf(subject).getByText(word).first()).toBeVisible();
  };
  await changed('टूर्नामेंट बदला: Night Cup', 'स्टेटस', 'खुला', 'बंद', 'स्लॉट');
  await changed('Anup Fernandes, स्क्रिम मैनेजर', 'बाकी', 'मंज़ूर हुआ');
  await changed('Final, Night Cup', 'तरीक़ा', 'स्नेक', 'कितनी बार ड्रॉ');
  await speak('en');
});

test('the dashboard sums up what is right; its alerts lead to what to do, and a test mail says what was said', async () => {
  const line = (name: HealthName, state: HealthLine['state'], say: string) => ({
    name,
    state,
    say,
  });
  api.answers('/admin/health', {
    data: [
      line('mail', 'ok', 'The mail server answers.'),
      line('discord', 'failing', 'Set DISCORD_BOT_TOKEN.'),
      line('backup', 'todo', 'No backups are made.'),
      line('google', 'off', 'Not set up.'),
      line('queue', 'todo', '2 jobs were given up.'),
    ],
  });
  api.answers('/admin/health/mail', {
    message: 'The mail server did not accept the mail.',
    isTaken: false,
    said: '550 5.7.1 Relaying denied',
  });
  api.answers('/admin/dashboard', {
    data: {
      users: { total: 0, weeklyChange: 0 },
      tournaments: { total: 0, weeklyChange: 0 },
      posters: { total: 0, weeklyChange: 0 },
      chatMembers: null,
      growth: [{ week: '2026-11-16', signUps: 0, total: 0 }],
      activity: [],
      checks: [{ name: 'Discord bot', state: 'failing', latencyMs: 2, detail: '' }],
      firstSteps: null,
      version: '0.2.0',
    },
  });
  api.answers('/tournament', { data: [], nextCursor: null });
  await openPage('/admin', { as: newAdmin({ role: 'owner' }) });
  await expect
    .element(page.getByRole('link', { name: '1 right, 2 to do, 1 failing' }))
    .toBeVisible();
  await expect.element(page.getByText('Chat Members')).not.toBeInTheDocument();
  await page.getByRole('link', { name: '3 Alerts' }).click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect
    .element(rows.filter({ hasText: 'Discord' }).getByRole('link', { name: 'Set it up' }))
    .toHaveAttribute('href', '/admin/organisation?section=discord');
  await expect
    .element(
      rows
        .filter({ hasText: 'No backups are made.' })
        .getByRole('img', { name: 'Something to do' }),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await expect.element(page.getByText('550 5.7.1 Relaying denied')).toBeVisible();
});
