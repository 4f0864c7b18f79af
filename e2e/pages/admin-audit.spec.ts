import { changeTournament, openTournament } from '../../factories/tournaments.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('keeps who changed what from what to what, with filters', { tag: '@layout' }, async ({
  page,
  server,
  signIn,
}) => {
  const title = unique('Audited Cup');
  const tournament = await openTournament(server, { title, prizePool: '1000' });
  await changeTournament(server, { id: tournament._id, change: { prizePool: '2000' } });
  await signIn('owner');
  await page.goto('/admin/audit');
  await page.getByLabel('What', { exact: true }).selectOption('Tournaments');
  await page.getByLabel('Who or to what').fill(title);
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(`Pavan Reddy changed the tournament ${title}`);
  await expect(entries.first()).toContainText(/Prize pool.*₹1,000.*₹2,000/);
  await expect(entries.last()).toContainText(`Pavan Reddy created the tournament ${title}`);
  await page.getByLabel('Who or to what').fill('');
  // The demo's clock may have written newer entries by now.
  const own = entries.filter({ hasText: title }).first();
  await own.getByRole('link', { name: 'This event' }).click();
  await expect(page).toHaveURL(`/admin/audit?event=${tournament._id}`);
  await expect(page.getByLabel('Event')).toHaveValue(tournament._id);
  await expect(entries).toHaveCount(2);
  await page.getByLabel('What', { exact: true }).selectOption('Posters');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
