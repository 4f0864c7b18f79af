import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newId, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const sums = { matches: 6, wwcd: 1, elims: 30, pointsX10: 610 };
const none = { matches: 0, wwcd: 0, elims: 0, pointsX10: 0 };

test('a roster leads to its players, a player to the team and the events', async () => {
  const [teamId, pageId, tournamentId] = [newId(), newId(), newId()];
  api.answers('/records/team/{teamId}', {
    data: {
      ...{ name: 'Night Owls', logo: '', isActive: true, events: [], matches: [] },
      players: [
        { name: 'OD・Diya', page: pageId },
        { name: 'OD・Kabir', page: null },
      ],
      total: { ...none, events: 0 },
    },
  });
  api.answers('/records/player/{pageId}', {
    data: {
      inGameName: 'OD・Diya',
      role: 'IGL',
      team: { id: teamId, name: 'Night Owls', logo: '' },
      events: [
        {
          ...{ tournamentId, title: 'Sunday Cup', startDate: '2026-11-22T14:30:00.000Z' },
          ...{ isOver: true, place: { rank: 3, stage: 'Final' }, team: 'Old Owls' },
          ...{ ...sums, ownElims: 12, hasMostElims: true },
        },
      ],
    },
  });
  await openPage(`/team/${teamId}`);
  const players = page.getByRole('list', { name: 'Players' });
  await expect.element(players.getByText('OD・Kabir')).toBeVisible();
  expect(players.getByRole('link').elements()).toHaveLength(1);
  await players.getByRole('link', { name: 'OD・Diya' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'OD・Diya' })).toBeVisible();
  const event = page.getByRole('link', { name: /Sunday Cup/ });
  await expect.element(event).toMatchTextContent(/#3.*Final · Old Owls · 12 elims of their own/);
  await expect.element(event).toMatchTextContent(/Most eliminations/);
  await expect.element(page.getByText('With the team', { exact: true })).toBeVisible();
  const total = page.getByRole('definition');
  await expect.element(total.filter({ hasText: '10.2' })).toBeVisible();
  await expect.element(event).toHaveAttribute('href', `/tournament/${tournamentId}/standings`);
  await expect
    .element(page.getByRole('link', { name: /Team Night Owls/ }))
    .toHaveAttribute('href', `/team/${teamId}`);
});

test('who hides their page is not found there', async () => {
  api.refuses('/records/player/{pageId}', {
    code: 'NOT_FOUND',
    message: 'There is no such player.',
  });
  await openPage(`/player/${newId()}`);
  await expect.element(page.getByText('Player not found')).toBeVisible();
});

test('a player hides their page at a press, and shows it again', async () => {
  const pageId = newId();
  let isHidden = false;
  api.answers('/records/mine', { data: [], nextBefore: null });
  api.answers('/records/player-page', ({ body }) => {
    isHidden = body.isHidden ?? isHidden;
    return { data: { page: pageId, isHidden } };
  });
  await openPage('/profile/matches', { as: newUser() });
  const shown = page.getByRole('switch', { name: 'Show my player page' });
  await expect.element(shown).toBeChecked();
  await expect
    .element(page.getByRole('link', { name: 'See it' }))
    .toHaveAttribute('href', `/player/${pageId}`);
  await shown.click();
  await expect.element(shown).not.toBeChecked();
  await expect.element(page.getByRole('link', { name: 'See it' })).not.toBeInTheDocument();
  expect(api.requests('/records/player-page').at(-1)?.body).toEqual({ isHidden: true });
});

test.each([
  ['comes', false, 'Team'],
  ['is over', true, 'Played here before'],
])('a guest team whose event %s is called accordingly', async (_when, isOver, word) => {
  api.answers('/records/team/{teamId}', {
    data: {
      ...{ name: 'Night Owls', logo: '', isActive: false, players: [], matches: [] },
      events: [
        {
          ...{ tournamentId: newId(), title: 'Sunday Cup', startDate: '2026-11-22T14:30:00.000Z' },
          ...{ isOver, place: null, ...none },
        },
      ],
      total: { ...none, events: 1 },
    },
  });
  await openPage(`/team/${newId()}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Night Owls' })).toBeVisible();
  await expect.element(page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
});
