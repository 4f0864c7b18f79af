import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const evening = {
  seriesId: newId(),
  tier: 'T3',
  title: 'T3 Daily',
  entry: 'open',
  day: '2026-11-20',
  state: 'planned',
  startsAt: '2026-11-20T13:30:00.000Z',
  opensAt: '2026-11-20T04:30:00.000Z',
  reason: '',
  matches: 4,
  maps: ['Erangel'],
  prizePool: '1000',
  tournament: null,
} as const;

test('scrims that cannot be looked up say so, and are looked up again', async () => {
  const message = 'Something went wrong. Please try again.';
  api.refuses('/noauth/scrims', { code: 'INTERNAL', message });
  await openPage('/scrims');
  const notice = page.getByText('The scrims could not be loaded');
  await expect.element(notice).toBeVisible();
  api.answers('/noauth/scrims', { today: '2026-11-19', data: [{ ...evening, maps: ['Erangel'] }] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'The week ahead' })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('evenings of one tier on one day have their titles', async () => {
  const of = (title: string, tier: 'T2' | 'T3') => ({
    ...evening,
    ...{ seriesId: newId(), title, tier, maps: ['Erangel'] },
  });
  const data = [of('T3 Early', 'T3'), of('T3 Late', 'T3'), of('T2 Daily', 'T2')];
  api.answers('/noauth/scrims', { today: '2026-11-19', data });
  await openPage('/scrims');
  const week = page.getByRole('region', { name: 'The week ahead' });
  await expect.element(week.getByText('T3 Early')).toBeVisible();
  await expect.element(week.getByText('T3 Late')).toBeVisible();
  await expect.element(week.getByText('T2 Daily')).not.toBeInTheDocument();
});
