import { cancelTournament } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { ruleCategories } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import type { Page } from '@playwright/test';
import { changeTournament, openTournament } from '../../factories/tournaments.ts';
import { expectAccessible, expectNothingCovered } from '../support/checks.ts';
import { pngFile } from '../support/people.ts';
import { unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('creates a tournament with everything in it', { tag: '@layout' }, async ({
  page,
  signIn,
  isMobile,
}) => {
  test.slow();
  const title = unique('Whole Cup');
  await signIn('admin');
  await page.goto('/admin/tournament');
  await page.getByRole('link', { name: 'Create Tournament' }).click();
  for (const name of [
    'Basic Information',
    'Tournament Details',
    'Description',
    'Log Channel',
    'Prize Distribution',
    'Schedule',
    'Rules',
  ]) {
    await expect(page.getByRole('heading', { name, level: 2, exact: true })).toBeVisible();
  }
  // All sections but the first are collapsed.
  const closed = page
    .getByRole('form', { name: 'Tournament' })
    .getByRole('button', { name: /^Open (?!all)/ });
  await expect(closed).toHaveCount(10);
  await page.getByRole('button', { name: 'Open Prize Distribution' }).click();
  await expect(closed).toHaveCount(9);
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(closed).toHaveCount(0);
  await expectNothingCovered(page);
  await expect(page.getByLabel('Status')).toHaveValue('OPENED');
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText(
    ['OPENED', 'LIVE', 'COMPLETED', 'UPCOMING', 'CLOSED'],
    { ignoreCase: true },
  );
  await expect(page.getByLabel('Type')).toHaveValue('SQUAD');
  await expect(page.getByLabel('Type').getByRole('option')).toHaveText(['SQUAD', 'DUO', 'SOLO']);
  await expect(page.getByLabel('Organizer')).toHaveValue('ONE DREAM ESPORTS');
  await page.getByRole('button', { name: 'Remove the drawn picture' }).click();
  await expect(page.getByLabel('Slots')).toHaveValue('16');
  await page.getByLabel('Title', { exact: true }).fill('');
  const save = page.getByRole('button', { name: 'Save Tournament' });
  await save.click();
  await expect(page.getByText('Title is required.')).toBeVisible();
  await expect(page.getByText('Add a banner picture.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();

  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.locator('input[type=file]').setInputFiles(pngFile('banner.png'));
  await page.getByLabel('Prize pool').fill('125000');
  await page.getByLabel('First match (IST)').fill('2099-12-30T18:00');
  await page.getByLabel('Slots').fill('48');
  await page.getByLabel('Start date').fill('2099-12-30');
  await page.getByLabel('End date').fill('2099-12-29');
  await page.getByLabel('What players should know').fill('Bring **water**.\n- Erangel\n- Miramar');
  await page.getByLabel('Discord channel id').fill('123456789012345678');
  for (const prize of ['First', 'Second']) await addPrize(page, prize);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await page.getByLabel('Event', { exact: true }).fill('Qualifier');
  await page.getByLabel('Date', { exact: true }).fill('2099-12-30');
  await page.getByLabel('Time').fill('18:00');
  await page.getByRole('checkbox', { name: 'Important' }).check();
  await page.getByRole('button', { name: 'Add Rule' }).click();
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText([...ruleCategories]);
  await page.getByLabel('Rule title').fill('No emulators');
  await page.getByLabel('Rule description').fill('Phones only.');
  await page.getByLabel('Category').selectOption('Technical');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('The end date is before the start date.')).toBeVisible();
  await page.getByLabel('End date').fill('2099-12-31');
  await save.click();
  await expect(page).toHaveURL(/\/console\//);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/admin/tournament');
  if (isMobile) {
    await page.getByRole('button', { name: `Options for ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  } else await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page.getByLabel('Start date')).toHaveValue('2099-12-30');
  const id = new URL(page.url()).searchParams.get('edit');

  await page.goto(`/tournament/${id}`);
  await expect(page.getByText('₹1,25,000')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Registration' }).getByText('0/48')).toBeVisible();
  await expect(page.locator('strong', { hasText: 'water' })).toBeVisible();
  await page.goto(`/tournament/${id}/schedule`);
  await expect(page.getByText('IMPORTANT')).toBeVisible();
  await page.goto(`/tournament/${id}/rules`);
  await expect(page.getByRole('region', { name: 'Technical rules' })).toContainText('No emulators');
});

test('prizes go up and down and away, by button and by key', async ({ page, signIn }) => {
  await signIn('admin');
  await openWholeForm(page);
  for (const prize of ['First', 'Second', 'Third']) await addPrize(page, prize);
  const prizes = page.getByLabel('Prize', { exact: true });
  const order = async (...wanted: string[]) => {
    for (const [index, text] of wanted.entries()) await expect(prizes.nth(index)).toHaveValue(text);
    await expect(prizes).toHaveCount(wanted.length);
  };
  await expect(page.getByRole('button', { name: 'Move prize 1 up' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move prize 3 down' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move prize 1 down' }).click();
  await order('Second', 'First', 'Third');
  await expect(page.getByRole('button', { name: 'Move prize 2 down' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await order('Second', 'Third', 'First');
  await page.getByRole('button', { name: 'Remove prize 2' }).click();
  await order('Second', 'First');
});

test('what was removed comes back with one press, where it was', async ({ page, signIn }) => {
  await signIn('admin');
  await openWholeForm(page);
  for (const prize of ['First', 'Second', 'Third']) await addPrize(page, prize);
  const prizes = page.getByLabel('Prize', { exact: true });
  await page.getByRole('button', { name: 'Remove prize 2' }).click();
  await expect(prizes).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(prizes).toHaveCount(3);
  for (const [index, text] of ['First', 'Second', 'Third'].entries())
    await expect(prizes.nth(index)).toHaveValue(text);
  await expect(page.getByRole('button', { name: 'Remove prize 2' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
});

test('a rail leads to every section, says which one is in sight and which are wrong', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await openWholeForm(page);
  const rail = page.getByRole('navigation', { name: 'Sections of the form' });
  await expect(rail.getByRole('button')).toHaveCount(11);
  const first = rail.getByRole('button', { name: 'Announcement' });
  const rules = rail.getByRole('button', { name: 'Rules', exact: true });
  await expect(first).toHaveAttribute('aria-current', 'true');
  await rules.click();
  await expect(rules).toHaveAttribute('aria-current', 'true');
  await expect(first).not.toHaveAttribute('aria-current');
  await expect(page.getByRole('heading', { name: 'Rules', level: 2, exact: true })).toBeFocused();
  await expect(rail).toBeInViewport();
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save Tournament' }).click();
  for (const wrong of ['Basic Information', 'Prize Distribution'])
    await expect(rail.getByRole('button', { name: `${wrong}, has a mistake` })).toBeVisible();
  await expect(rail.getByRole('button', { name: /has a mistake/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove prize 1' }).click();
  await expect(rail.getByRole('button', { name: /has a mistake/ })).toHaveCount(1);
});

test('a choice leads to every section on a phone', { tag: '@phone' }, async ({ page, signIn }) => {
  await signIn('admin');
  await openWholeForm(page);
  const choice = page.getByRole('combobox', { name: 'Go to a section' });
  await choice.selectOption({ label: '10/11 Schedule' });
  await expect(page.getByRole('heading', { name: 'Schedule', level: 2 })).toBeInViewport();
  await expect(choice).toBeInViewport();
  await expect(choice).toHaveValue('9');
  await expectAccessible(page);
});

test('what is typed is looked at before it is saved', async ({ page, signIn }) => {
  await signIn('admin');
  await openWholeForm(page);
  await page.getByLabel('Title', { exact: true }).fill('Preview Cup');
  await page.getByLabel('What players should know').fill('Bring **water**.');
  await addPrize(page, '25000');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Preview Cup' });
  await expect(preview.locator('strong', { hasText: 'water' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Prize Distribution' })).toBeVisible();
  await expect(preview.getByText('₹25,000')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
});

test('a new one can start from one that there was', async ({ page, server, signIn }) => {
  const title = unique('Former Cup');
  await openTournament(server, { title, prizePool: '7777' });
  await signIn('admin');
  await page.goto('/admin/tournament?new');
  await page.getByLabel('Start from', { exact: true }).selectOption(title);
  await expect(page.getByRole('heading', { name: `${title} #2` })).toBeVisible();
  await page.getByRole('button', { name: 'Change it first' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Tournament' })).toBeVisible();
  await expect(page.getByLabel('Prize pool')).toHaveValue('7777');
  await expect(page.getByLabel('Keep it as a draft')).toBeChecked();
});

test('unsaved work survives a reload, is not left by mistake, and can be given up', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await openWholeForm(page);
  const title = page.getByLabel('Title', { exact: true });
  const usual = await title.inputValue();
  await title.fill('Half a tournament');
  await page.reload();
  await expect(title).toHaveValue('Half a tournament');
  await expect(page.getByText(/Your unsaved work from .* is back/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Half a tournament');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/tournament');
  await openWholeForm(page);
  await expect(title).toHaveValue(usual);
});

test('two admins at once: the second is told, compares, and overwrites nothing unseen', async ({
  page,
  server,
  signIn,
}) => {
  const { _id: id } = await openTournament(server, {
    title: unique('Shared Cup'),
    prizePool: '1000',
  });
  await signIn('admin');
  await page.goto(`/admin/tournament?edit=${id}`);
  const prizePool = page.getByLabel('Prize pool');
  await prizePool.fill('3000');
  await page.getByLabel('Slots').fill('64');
  await changeTournament(server, { id, change: { prizePool: '2000' } });
  await page.getByRole('button', { name: 'Update Tournament' }).click();
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  const panel = page.getByRole('region', { name: 'Two versions' });
  await expect(panel.getByRole('heading', { name: 'The newest version is loaded' })).toBeFocused();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(prizePool).toHaveValue('2000');
  await expect(page.getByLabel('Slots')).toHaveValue('64');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Use yours' }).click();
  await expect(prizePool).toHaveValue('3000');
  await page.getByRole('button', { name: 'Update Tournament' }).click();
  await expect(page).toHaveURL('/admin/tournament');
  await page.goto(`/tournament/${id}`);
  await expect(page.getByText('₹3,000')).toBeVisible();
  await expect(page.getByText('0/64')).toBeVisible();
});

test('the next one of an event is two presses from the list, and leaves the old one alone', async ({
  page,
  server,
  signIn,
}) => {
  const title = unique('Copied Cup');
  await openTournament(server, { title, prizePool: '4444' });
  await signIn('admin');
  await page.goto('/admin/tournament');
  await page.getByRole('link', { name: `Copy ${title}` }).click();
  await expect(page.getByLabel('First match (IST)')).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/console\//);
  await expect(page.getByRole('heading', { name: `${title} #2` })).toBeVisible();
  const tournamentId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/admin/tournament');
  await expect(page.getByRole('article', { name: `${title} #2` })).toBeVisible();
  await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
  // It starts before all others, so the tournament page would feature it in other tests.
  const as = await server.admin();
  await server.api.act(cancelTournament, {
    as,
    params: { tournamentId },
    body: { reason: 'Only a copy' },
  });
});

test('a copy that would begin too soon is refused at its one field', async ({
  page,
  server,
  signIn,
}) => {
  const { _id: id } = await openTournament(server, { title: unique('Hasty Cup') });
  await signIn('admin');
  await page.goto(`/admin/tournament?copy=${id}`);
  const start = page.getByLabel('First match (IST)');
  await start.fill('2026-01-01T20:00');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(start).toHaveAttribute('aria-invalid', 'true');
  await expect(start).toBeFocused();
});

/** Opens the form for a new tournament, with all sections expanded. */
async function openWholeForm(page: Page): Promise<void> {
  await page.goto('/admin/tournament?new');
  await page.getByRole('button', { name: 'Open all' }).click();
}

async function addPrize(page: Page, prize: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await page.getByLabel('Rank').last().fill('1');
  await page.getByLabel('Prize', { exact: true }).last().fill(prize);
}

test('a row that is added after a refused save is not wrong before anybody was at it', async ({
  page,
  signIn,
}) => {
  await signIn('admin');
  await openWholeForm(page);
  const save = page.getByRole('button', { name: 'Save Tournament' });
  await page.getByLabel('Title', { exact: true }).fill('');
  await save.click();
  await expect(page.getByText('Title is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await page.getByRole('button', { name: 'Add Rule' }).click();
  await expect(page.getByLabel('Rule title')).toBeFocused();
  for (const label of ['Rank', 'Event', 'Date', 'Rule title', 'Rule description']) {
    await expect(page.getByLabel(label, { exact: true })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
  }
  await expect(page.getByText('Rank is required.')).toHaveCount(0);
  await expect(page.getByText('Date is required.')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Rank is required.')).toBeVisible();
  await expect(page.getByText('Date is required.')).toBeVisible();
});

test('says what the prizes come to beside the pool', async ({ page, signIn }) => {
  await signIn('admin');
  await openWholeForm(page);
  await page.getByLabel('Prize pool').fill('25000');
  await page.getByRole('button', { name: 'Add Prize' }).click();
  await page.getByLabel('Rank', { exact: true }).fill('2-5');
  await page.getByLabel('Prize', { exact: true }).fill('2,500');
  await expect(page.getByText(/The prizes add up to ₹10,000 of ₹25,000/)).toBeVisible();
  await page.getByLabel('Prize', { exact: true }).fill('10000');
  await expect(page.getByText(/₹15,000 more than the prize pool/)).toBeVisible();
});
