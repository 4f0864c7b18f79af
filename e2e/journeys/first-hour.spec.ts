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
/** Eliminations of the sheet's sixteen teams, by placement. */
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
  await thumb.press(link('Sign up'));
  await thumb.fill(page.getByLabel('Name'), 'Asha Rawat');
  await thumb.fill(page.getByLabel('Email'), email);
  await thumb.fill(page.getByLabel('Password', { exact: true }), password);
  await thumb.fill(page.getByLabel('Confirm Password', { exact: true }), password);
  await thumb.press(page.getByRole('checkbox', { name: /^I accept/ }));
  await thumb.press(button('Create an account'));
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  await runCommand(server, ['owner', email]);
  await page.goto('/sandbox/mail');
  await thumb.press(page.getByRole('link', { name: /^Confirm your e-mail/ }));
  await thumb.press(page.getByRole('link', { name: /verify-email/ }));

  thumb.begin('first event');
  await expect(page.getByRole('heading', { name: /^Your first hour/ })).toBeVisible();
  await thumb.press(link('Create it'));
  await thumb.fill(page.getByLabel('Title'), 'Pasted Lobby Cup');
  const chooser = page.waitForEvent('filechooser');
  await thumb.press(page.getByText('Choose a banner'));
  await (await chooser).setFiles(banner);
  await thumb.fill(page.getByLabel('First match (IST)'), istInMinutes(60));
  await thumb.press(page.getByRole('checkbox', { name: 'Guest teams' }));
  await thumb.press(button('Save Tournament'));
  await thumb.press(link('Console of Pasted Lobby Cup'));

  thumb.begin('bring teams');
  await thumb.press(link('Bring teams'));
  await thumb.give(page.getByLabel('Paste the teams'), (field) => field.fill(sheet));
  await thumb.press(button('Look at them'));
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
  await thumb.press(button('Draw'));
  await thumb.press(button('Publish the draw'));
  await thumb.press(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await thumb.press(link('On to the match day'));

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
  await thumb.press(button('Enter results'));
  const keys = page.getByRole('toolbar', { name: /^Elims of / });
  await expect(keys).toHaveCount(elims.length);
  for (const [place, count] of elims.entries())
    await thumb.press(keys.nth(place).getByRole('button', { name: String(count), exact: true }));
  await thumb.press(button('Go on to review'));
  await thumb.press(button('Go on to publish'));
  const panel = page.getByRole('region', { name: 'Publish', exact: true }).last();
  await thumb.press(panel.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText('Version 1 is published')).toBeVisible();

  console.log(thumb.report());
  test.info().annotations.push({ type: 'taps', description: String(thumb.sum.taps) });
  expect(thumb.sum.taps).toBeLessThanOrEqual(mostTaps);
});
