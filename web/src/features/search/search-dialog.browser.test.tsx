import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const [cup, owls, player] = [newId(), newId(), newId()];
const found = {
  tournaments: [{ id: cup, title: 'Night Cup', firstMatchAt: '2026-11-22T14:30:00.000Z' }],
  teams: [{ id: owls, name: 'Night Owls', logo: '' }],
  players: [{ page: player, name: 'OD・Night', team: 'Night Owls' }],
};
const search = () => page.getByRole('dialog', { name: 'Search' });
const field = () => search().getByLabelText('Event, team or player');

test('a slash opens the search, and the keyboard alone leads to what was found', async () => {
  api.answers('/records/search', { data: found });
  api.answers('/records/team/{teamId}', {
    data: {
      ...{ name: 'Night Owls', logo: '', isActive: true, players: [], events: [], matches: [] },
      total: { matches: 0, wwcd: 0, elims: 0, pointsX10: 0, events: 0 },
    },
  });
  await openPage('/tournament', { on: 'desk' });
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  await expect.element(search().getByText('Type a part of the name.')).toBeVisible();
  // It is a letter like any other in a field.
  await userEvent.keyboard('night');
  await expect.element(search().getByRole('link', { name: /Night Cup.*22 Nov/ })).toBeVisible();
  expect(api.requests('/records/search').at(-1)?.body).toEqual({ search: 'night' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const team = search().getByRole('link', { name: 'Night Owls', exact: true });
  await expect.element(team).toHaveFocus();
  await expect
    .element(search().getByRole('link', { name: /OD・Night/ }))
    .toHaveAttribute('href', `/player/${player}`);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Night Owls' })).toBeVisible();
  await expect.element(search()).not.toBeInTheDocument();
});

test('what is not there, and a search that fails, are told', async () => {
  api.answers('/records/search', { data: { tournaments: [], teams: [], players: [] } });
  await openPage('/tournament', { on: 'desk' });
  await page.getByRole('button', { name: 'Search' }).click();
  await field().fill('zz');
  await expect.element(search().getByText(/Nothing found for “zz”/)).toBeVisible();
  api.refuses('/records/search', { code: 'INTERNAL', message: 'Away.' });
  await field().fill('zzz');
  await expect.element(search().getByText('Away.')).toBeVisible();
  api.answers('/records/search', { data: found });
  await search().getByRole('button', { name: 'Try again' }).click();
  await expect.element(search().getByRole('link', { name: /Night Cup/ })).toBeVisible();
});

test('in the back office it leads to the console and to the narrowed lists', async () => {
  api.answers('/records/search', { data: found });
  api.answers('/series/list', { data: [] });
  api.answers('/admin/teams', { data: [], nextCursor: null, total: 0 });
  await openPage('/admin/scrims', { as: newAdmin() });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field().fill('night');
  await expect
    .element(search().getByRole('link', { name: /Night Cup/ }))
    .toHaveAttribute('href', `/console/${cup}`);
  await search().getByRole('link', { name: 'All teams with “night”' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /Search/ })).toHaveValue('night');
});

test('Enter opens nothing that was found for another name', async () => {
  api.answers('/records/search', { data: found });
  await openPage('/tournament', { on: 'desk' });
  await page.getByRole('button', { name: 'Search' }).click();
  await field().fill('night');
  await expect.element(search().getByRole('link', { name: /Night Cup/ })).toBeVisible();
  const release = api.holds('/records/search');
  await field().fill('kite');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.requests('/records/search').at(-1)?.body.search).toBe('kite');
  await userEvent.keyboard('{Enter}');
  expect(window.location.pathname).toBe('/tournament');
  release();
});
