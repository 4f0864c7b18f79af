import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../support/command.ts';
import { CountedThumb } from '../support/counted.ts';
import { istInMinutes } from '../support/evening.ts';
import { expect, test } from '../support/site.ts';

test.use({ serverEnv: { DEMO: 'off' } });

const root = path.join(import.meta.dirname, '../..');
const sheet = readFileSync(path.join(root, 'demo/tonight.tsv'), 'utf8');
const banner = path.join(root, 'docs/images/overview.png');
const email = 'asha@example.in';
const password = 'mansoon-Drop-77';
/** What the sixteen teams of the sheet eliminate, in the order of their places. */
const elims = [5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 2, 2, 2, 1];
const mostTaps = 60;

test('an empty site, signed up on and owned, has its first match published after at most 60 taps', {
  tag: '@phone',
}, async ({ page, server }) => {
  test.slow();
  const thumb = new CountedThumb();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  thumb.begin('sign up');
  await page.goto('/');
  await thumb.tap(link('Sign up'));
  await thumb.fill(page.getByLabel('Name'), 'Asha Rawat');
  await thumb.fill(page.getByLabel('Email'), email);
  await thumb.fill(page.getByLabel('Password', { exact: true }), password);
  await thumb.fill(page.getByLabel('Confirm Password', { exact: true }), password);
  await thumb.tap(page.getByRole('checkbox', { name: /^I accept/ }));
  await thumb.tap(button('Create an account'));
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await runCommand(server, ['owner', email]);
  await page.goto('/sandbox/mail');
  await thumb.tap(page.getByRole('link', { name: /^Confirm your e-mail/ }));
  await thumb.tap(page.getByRole('link', { name: /verify-email/ }));

  thumb.begin('first event');
  await expect(page.getByRole('heading', { name: /^Your first hour/ })).toBeVisible();
  await thumb.tap(link('Create it'));
  await thumb.fill(page.getByLabel('Title'), 'Pasted Lobby Cup');
  const chooser = page.waitForEvent('filechooser');
  await thumb.tap(page.getByText('Choose a banner'));
  await (await chooser).setFiles(banner);
  await thumb.fill(page.getByLabel('First match (IST)'), istInMinutes(60));
  await thumb.tap(page.getByRole('checkbox', { name: 'Guest teams' }));
  await thumb.tap(button('Save Tournament'));
  await thumb.tap(link('Console of Pasted Lobby Cup'));

  thumb.begin('bring teams');
  await thumb.tap(link('Bring teams'));
  await thumb.give(page.getByLabel('Paste the teams'), (field) => field.fill(sheet));
  await thumb.tap(button('Look at them'));
  await thumb.tap(button('Bring in 16 teams'));
  await expect(page.getByRole('heading', { name: 'Guest teams 16' })).toBeVisible();
  await thumb.tap(button(/^View: /));
  await thumb.tap(link('Match day'));

  thumb.begin('stage, matches, draw');
  await thumb.tap(button('Make a stage'));
  await thumb.tap(button('Make stage'));
  await thumb.tap(button('Plan the matches'));
  await thumb.tap(button(/^Plan \d+ matches$/));
  await thumb.tap(button('Draw the lobby'));
  await thumb.tap(button('Draw'));
  await thumb.tap(button('Publish the draw'));
  await thumb.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await thumb.tap(link('On to the match day'));

  thumb.begin('room and start');
  await thumb.tap(button('Save the room'));
  await thumb.fill(page.getByLabel('Room id'), '4471023');
  await thumb.fill(page.getByLabel('Password'), 'drop7');
  await thumb.tap(button('Save room'));
  const question = page.getByRole('alertdialog');
  await thumb.tap(button(/^Release room/));
  await thumb.tap(question.getByRole('button', { name: 'Release room' }));
  await thumb.tap(button(/^Start match/));
  await thumb.tap(question.getByRole('button', { name: 'Start match' }));

  thumb.begin('result');
  await thumb.tap(button('Enter results'));
  const keys = page.getByRole('toolbar', { name: /^Elims of / });
  await expect(keys).toHaveCount(elims.length);
  for (const [place, count] of elims.entries())
    await thumb.tap(keys.nth(place).getByRole('button', { name: String(count), exact: true }));
  await thumb.tap(button('Go on to review'));
  await thumb.tap(button('Go on to publish'));
  const panel = page.getByRole('region', { name: 'Publish', exact: true }).last();
  await thumb.tap(panel.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Version 1 is published')).toBeVisible();

  console.log(thumb.report());
  test.info().annotations.push({ type: 'taps', description: String(thumb.sum.taps) });
  expect(thumb.sum.taps).toBeLessThanOrEqual(mostTaps);
});
