import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../support/command.ts';
import { CountedThumb } from '../support/counted.ts';
import { expect, test } from '../support/site.ts';

test.use({ serverEnv: { DEMO: 'off' } });

const root = path.join(import.meta.dirname, '../..');
const sheet = readFileSync(path.join(root, 'demo/tonight.tsv'), 'utf8');
const email = 'asha@example.in';
const password = 'mansoon-Drop-77';
/** Eliminations of the sheet's sixteen teams, by placement. */
const elims = [5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 1];
const most = { taps: 49, keys: 67, swipes: 8 };

test('an empty site, signed up on and owned, has its first match published after at most 49 taps and 67 keys', {
  tag: '@phone',
}, async ({ page, server }) => {
  test.slow();
  const thumb = new CountedThumb();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  thumb.begin('sign up');
  await page.goto('/');
  await thumb.press(link('Sign up'));
  await thumb.fill(page.getByLabel('Name', { exact: true }), 'Asha Rawat');
  await thumb.fill(page.getByLabel('Email'), email);
  await thumb.fill(page.getByLabel('Password', { exact: true }), password);
  await thumb.fill(page.getByLabel('Confirm Password', { exact: true }), password);
  await thumb.press(button('Create an account'));
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await runCommand(server, ['owner', email]);
  await page.goto('/sandbox/mail');
  await thumb.press(page.getByRole('link', { name: /^Confirm your e-mail/ }));
  await thumb.press(page.getByRole('link', { name: /verify-email/ }));
  await thumb.press(button('Verify my email'));

  thumb.begin('first event');
  await expect(page.getByRole('heading', { name: /^Your first hour/ })).toBeVisible();
  await thumb.press(link('Create it'));
  await expect(page.getByLabel('Title')).toHaveValue(/^\w+day Cup$/);
  await thumb.press(button('In an hour'));
  await thumb.press(page.getByRole('checkbox', { name: 'Guest teams' }));
  await thumb.press(button('Create'));
  await expect(page.getByRole('heading', { name: /^\w+day Cup$/ })).toBeVisible();

  thumb.begin('bring teams');
  await thumb.press(link('Bring teams'));
  await thumb.give(page.getByLabel('Paste the teams'), (field) => field.fill(sheet));
  await thumb.press(button('Preview'));
  await thumb.press(button('Bring in 16 teams'));
  await expect(page.getByRole('heading', { name: 'Guest teams 16' })).toBeVisible();
  await thumb.press(button(/^View: /));
  await thumb.press(link('Match day'));

  thumb.begin('stage, matches, draw');
  await thumb.press(button('Make a stage'));
  await thumb.press(button('Make stage'));
  await thumb.press(button('Plan the matches'));
  await thumb.press(button(/^Plan \d+ matches$/));
  await thumb.press(button('Draw the lobby'));
  await thumb.press(button('Shuffle and publish'));

  thumb.begin('room and start');
  await thumb.press(button('Save the room'));
  await thumb.fill(page.getByLabel('Room id'), '4471023');
  await thumb.fill(page.getByLabel('Password'), 'drop7');
  await thumb.press(button('Save room'));
  const question = page.getByRole('alertdialog');
  await thumb.press(button(/^Release room/));
  await thumb.press(question.getByRole('button', { name: 'Release room' }));
  await thumb.press(button(/^Start match/));
  await thumb.press(question.getByRole('button', { name: 'Start match' }));

  thumb.begin('result');
  const keys = page.getByRole('toolbar', { name: /^Elims of / });
  await expect(keys).toHaveCount(elims.length);
  // A placed team leaves the list, so the next team is in the first row.
  for (const count of elims)
    await thumb.press(keys.first().getByRole('button', { name: String(count), exact: true }));
  // A step in the bar at the bottom has the same name.
  await thumb.press(
    page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).first(),
  );
  await expect(page.getByText('Version 1 is published')).toBeVisible();

  console.log(thumb.report());
  test.info().annotations.push({ type: 'taps', description: String(thumb.sum.taps) });
  for (const [what, limit] of Object.entries(most))
    expect(thumb.sum[what as keyof typeof most], what).toBeLessThanOrEqual(limit);
});
