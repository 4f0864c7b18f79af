import type { Leader } from '@one-dream/contract/features/records/records.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const podium = page.getByRole('list', { name: /^Podium, T3/ });

function answerRanks(...ranks: number[]): void {
  const data = ranks.map(
    (rank, at): Leader => ({
      rank,
      teamId: newId(),
      name: `Team ${String.fromCodePoint(65 + at)}`,
      logo: '',
      matches: 9,
      wwcd: 1,
      elims: 40 - at,
      pointsX10: 1000 - rank * 105,
    }),
  );
  api.answers('/records/leaders', { data });
}

test('the first three stand on the podium, everybody else in the table', async () => {
  answerRanks(1, 2, 3, 4, 5);
  await openPage('/ladder?view=month');
  await expect.element(podium.getByRole('listitem').first()).toMatchTextContent(/^Rank 1.*Team A/);
  expect(podium.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(podium.getByText('89.5', { exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: /^T3/ });
  expect(table.getByRole('rowheader').elements()).toHaveLength(2);
  await expect.element(table.getByRole('link', { name: /Team D/ })).toBeVisible();
});

test('who shares a rank stands on the podium together', async () => {
  answerRanks(1, 1, 3, 3, 5);
  await openPage('/ladder?view=month');
  await expect.element(podium.getByRole('link', { name: 'Team D' })).toBeVisible();
  expect(podium.getByText('Rank 1').elements()).toHaveLength(2);
  expect(podium.getByRole('listitem').elements()).toHaveLength(4);
});

test('one alone has the podium, and there is no table', async () => {
  answerRanks(1);
  await openPage('/ladder?view=month');
  await expect.element(podium.getByRole('link', { name: 'Team A' })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.viewport(560, 800);
  document.documentElement.style.fontSize = '200%';
  const place = podium.element();
  await expect.poll(() => place.scrollWidth - place.clientWidth).toBeLessThanOrEqual(0);
  document.documentElement.style.fontSize = '';
});

test('a month without a match says so', async () => {
  answerRanks();
  await openPage('/ladder?view=month');
  await expect.element(page.getByText('Nobody yet')).toBeVisible();
  await expect.element(podium).not.toBeInTheDocument();
});

test('from a month without a match one press leads to the month before', async () => {
  answerRanks();
  await openPage('/ladder?view=month');
  const month = page.getByLabelText('Month');
  const earlier = (month.element() as HTMLSelectElement).options[1];
  answerRanks(1);
  await page.getByRole('link', { name: `See ${earlier?.text}` }).click();
  await expect.element(podium).toBeVisible();
  await expect.element(month).toHaveValue(earlier?.value);
});
