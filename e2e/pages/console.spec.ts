import { newSquad } from '../../factories/teams.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import {
  callAs,
  checkInAll,
  drawLobby,
  type MatchDay,
  openMatchDay,
} from '../support/match-days.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { lookAsTimePasses, stopClock } from '../support/page-clock.ts';
import { expect, test } from '../support/site.ts';

const consoleOf = ({ tournament }: Pick<MatchDay, 'tournament'>, query = '') =>
  `/console/${tournament._id}${query}`;

test('the console is for who has a duty: others are told so, and visitors sign in first', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 1, isCheckIn: false });
  await page.goto(consoleOf(day));
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(day.squads[0]?.leader ?? day.host);
  await page.goto(consoleOf(day));
  await expect(page.getByRole('heading', { name: 'No duty here' })).toBeVisible();
  await expect(page.getByText(day.tournament.title)).toHaveCount(0);
  await signIn(day.host);
  await page.goto('/console');
  const row = page.getByRole('link', { name: day.tournament.title });
  await expect(row).toContainText('You are host');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.click();
  await expect(page.getByRole('heading', { name: 'Before the first match' })).toBeVisible();
});

test('a host finds the way from the profile', async ({ page, server, signIn }) => {
  const day = await openMatchDay(server, { teams: 1, isCheckIn: false });
  await signIn(day.host);
  await page.goto('/profile');
  await page.getByRole('link', { name: new RegExp(day.tournament.title) }).click();
  await expect(page).toHaveURL(consoleOf(day));
});

const slotOf = (row: string) => Number.parseInt(row, 10);

test('from check-in to start on a phone, one step a screen and one amber button', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 3 });
  await drawLobby(server, { tournament: day.tournament });
  await signIn(day.host);
  await page.goto(consoleOf(day));
  const steps = page.getByRole('navigation', { name: 'Steps of the match' });
  const main = page.locator('[data-variant="main"]');
  await expect(steps.getByRole('button', { name: 'Check-in' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(main).toHaveText(['Save the room']);
  await expect(page.getByText('0 of 3 checked in')).toBeVisible();
  await page.getByRole('button', { name: 'Remind 3 teams' }).click();
  await expect(page.getByText('3 players reminded.')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: /^\d/ });
  const order = await rows.allTextContents();
  await page.getByRole('button', { name: `Check in ${day.squads[0]?.name}` }).click();
  await expect(page.getByText('1 of 3 checked in')).toBeVisible();
  // Rows do not move, so that the next press hits the intended team.
  expect((await rows.allTextContents()).map(slotOf)).toEqual(order.map(slotOf));
  for (const { name } of day.squads.slice(1))
    await page.getByRole('button', { name: `Check in ${name}` }).click();
  await expect(page.getByText('3 of 3 checked in')).toBeVisible();
  await expectAccessible(page);

  await steps.getByRole('button', { name: 'Slots' }).click();
  await expect(page.getByText(day.squads[0]?.name ?? '').first()).toBeVisible();

  await main.click();
  await page.getByLabel('Room id').fill('44 71');
  await page.getByLabel('Password').fill('drop42');
  await expect(main).toHaveCount(1);
  await page.getByRole('button', { name: 'Save room' }).click();
  await expect(page.getByText('Saved. Players do not see it yet.')).toBeVisible();
  await expect(main).toHaveText(/^Release room · \d+ min early$/);
  // The password is not in the page until it is shown.
  expect(await page.content()).not.toContain('drop42');
  await page.getByRole('button', { name: 'Show id and password' }).click();
  await expect(page.getByLabel('Room id')).toHaveValue('4471');
  await expect(page.getByLabel('Password')).toHaveValue('drop42');
  // Editing starts with the saved room, and typed values survive a visit to another step.
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Password')).toHaveValue('drop42');
  await page.getByLabel('Room id').fill('4472');
  await steps.getByRole('button', { name: 'Slots' }).click();
  await steps.getByRole('button', { name: 'Room' }).click();
  await expect(page.getByLabel('Room id')).toHaveValue('4472');
  await page.getByRole('button', { name: 'Save room' }).click();
  await page.getByRole('button', { name: 'Show id and password' }).click();
  await expect(page.getByLabel('Room id')).toHaveValue('4472');
  await expect(page.getByLabel('Password')).toHaveValue('drop42');
  const question = page.getByRole('alertdialog');
  await main.first().click();
  await expect(question).toHaveAccessibleName(/^Release the room now, \d+ min early\?$/);
  await question.getByRole('button', { name: 'Release room' }).click();
  await expect(page.getByRole('main').getByText('The room is open to the lobby.')).toBeVisible();
  await expect(page.getByText('0 of 3 players have opened it')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await steps.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await main.click();
  await question.getByRole('button', { name: 'Start match' }).click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
  // Placements are the next step. Until something is entered, the start can be undone at its own step.
  await expect(steps.getByRole('button', { name: 'Placements' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await steps.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Take the start back…' }).click();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Room open', { exact: true })).toBeVisible();
});

test('a second tap that meets another button in the same place does nothing', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 3 });
  const { matches } = await drawLobby(server, { tournament: day.tournament });
  const matchId = matches[0]?._id ?? '';
  await callAs(server, day.host, {
    path: `/matches/room/save/${matchId}`,
    body: { roomId: '447102' },
  });
  await signIn(day.host);
  await page.clock.install();
  await page.goto(consoleOf(day, '?step=start'));
  await page.getByRole('button', { name: /^Release room/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // The new button ignores presses for a second of the page's time, however long the test takes to press it.
  await stopClock(page);
  await question.getByRole('button', { name: 'Release room' }).click();
  const start = page.getByRole('button', { name: /^Start match/ });
  await lookAsTimePasses(page, { look: () => expect(start).toBeVisible({ timeout: 500 }) });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await start.dispatchEvent('click');
  // The first question fades out; the press must not open another.
  await lookAsTimePasses(page, {
    stepMs: 50,
    look: () => expect(question).toBeHidden({ timeout: 500 }),
  });
  await page.clock.resume();
  await start.click();
  await expect(question).toHaveAccessibleName(/^Start Match 1 .* early\?$/);
});

test('a small lobby is asked about before it starts', async ({ page, server, signIn }) => {
  const day = await openMatchDay(server, { teams: 2 });
  const { matches } = await drawLobby(server, { tournament: day.tournament });
  const matchId = matches[0]?._id ?? '';
  await callAs(server, day.host, {
    path: `/matches/room/save/${matchId}`,
    body: { roomId: '447102' },
  });
  await callAs(server, day.host, { path: `/matches/room/release/${matchId}` });
  await signIn(day.host);
  await page.goto(consoleOf(day, '?step=start'));
  await page.getByRole('button', { name: /^Start match/ }).click();
  const early = page.getByRole('alertdialog', { name: /early\?$/ });
  await early.getByRole('button', { name: 'Start match' }).click();
  const question = page.getByRole('alertdialog', { name: 'Start all the same?' });
  await question.getByRole('button', { name: 'Wait' }).click();
  await expect(page.getByText('Room open', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Start match/ }).click();
  await early.getByRole('button', { name: 'Start match' }).click();
  await question.getByRole('button', { name: 'Start match' }).click();
  await expect(page.getByText('Playing', { exact: true })).toBeVisible();
});

test('a desktop has the day, the match and what needs somebody beside each other', {
  tag: '@desk',
}, async ({ page, server, signIn }) => {
  const day = await openMatchDay(server, { teams: 3 });
  const { matches } = await drawLobby(server, { tournament: day.tournament });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(day.host);
  await page.clock.install();
  await page.goto(consoleOf(day));
  const rail = page.getByRole('navigation', { name: 'Matches' });
  await expect(rail.getByRole('link')).toHaveCount(2);
  const needs = page.getByRole('complementary', { name: 'Needs you now' });
  await expect(needs.getByText('3 teams are not checked in')).toBeVisible();
  await checkInAll(server, day);
  // The change arrives without a reload.
  await expect(needs.getByText('Nothing. The clock does the rest.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Check-in 3/3' })).toBeVisible();

  // By keyboard alone: the next step leads to the room, Enter saves it.
  await page.getByRole('button', { name: 'Save the room' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Room id')).toBeFocused();
  await page.keyboard.type('4471023');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. Players do not see it yet.')).toBeVisible();
  await page.getByRole('button', { name: /^Release room/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release room' }).click();
  // The room is open to players once the server has answered.
  await expect(page.getByRole('main').getByText('The room is open to the lobby.')).toBeVisible();
  const [first] = day.squads;
  await callAs(server, first?.leader ?? day.host, {
    path: `/matches/room/show/${matches[0]?._id}`,
  });
  // Views of the room are not announced: the console polls every 20 seconds.
  const opened = page.getByRole('columnheader', { name: 'Opened 1/3' });
  await lookAsTimePasses(page, {
    stepMs: 20_000,
    look: () => expect(opened).toBeVisible({ timeout: 2000 }),
  });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Replace room…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Replace the room/ });
  await expect(dialog.getByText(/costs you another card/)).toBeVisible();
  await dialog.getByLabel('Room id').fill('5500110');
  await dialog.getByRole('button', { name: 'Replace room' }).click();
  await expect(page.getByText('Room 2 (the earlier one is gone) is open')).toBeVisible();

  await rail.getByRole('link', { name: /Match 2/ }).click();
  await page.getByRole('button', { name: 'More about Match 2' }).click();
  await page.getByRole('button', { name: 'Postpone…' }).click();
  const postpone = page.getByRole('dialog', { name: 'Postpone Match 2?' });
  await postpone.getByLabel('Reason').fill('no');
  await postpone.getByRole('button', { name: 'Postpone' }).click();
  await expect(postpone.getByText('Write the reason in 5 letters or more.')).toBeVisible();
  await postpone.getByLabel('Reason').fill('The server is down');
  await postpone.getByRole('button', { name: 'Postpone' }).click();
  await expect(page.getByRole('button', { name: 'Set a new start' })).toBeVisible();
  await expect(page.getByText('Why: The server is down')).toBeVisible();
});

test('a stage from a template, drawn, moved by hand and planned in one form', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 5, isCheckIn: false });
  await signIn(day.host);
  await page.goto(consoleOf(day, '?view=draw'));
  await page.getByRole('button', { name: 'Make a stage' }).click();
  const form = page.getByRole('dialog', { name: 'Make a stage' });
  await form.getByLabel('Template').selectOption('qualifier');
  await form.getByLabel('Teams in a room, at most').fill('30');
  await form.getByRole('button', { name: 'Make stage' }).click();
  await expect(form.getByText(/at most 25|up to slot 25/)).toBeVisible();
  await form.getByLabel('Teams in a room, at most').fill('3');
  await form.getByRole('button', { name: 'Make stage' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByText('A possible draw, not saved:')).toBeVisible();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(page.getByText(/drawn once/)).toBeVisible();
  await page.getByRole('button', { name: 'Roll again…' }).click();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.getByText(/drawn twice/)).toBeVisible();
  await expectAccessible(page);

  const [a, b] = [
    page.getByRole('region', { name: 'Group A' }),
    page.getByRole('region', { name: 'Group B' }),
  ];
  await expect(a.getByRole('listitem')).toHaveCount(3);
  await a
    .getByRole('button', { name: /^Options for/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Move to group…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await expect(b.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText(/1 moved by hand/)).toBeVisible();

  await page.getByRole('button', { name: 'Publish the draw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('with it anybody can repeat')).toBeVisible();

  await page.getByRole('link', { name: 'Plan the matches' }).click();
  await page.getByRole('button', { name: 'Plan the matches' }).click();
  const plan = page.getByRole('dialog', { name: /^Plan the matches of/ });
  await plan.getByRole('button', { name: 'Add Rondo' }).click();
  await plan.getByLabel('Matches of each lobby').fill('3');
  await expect(plan.getByText('Rondo, recall on')).toBeVisible();
  await plan.getByRole('button', { name: 'Plan 3 matches' }).click();
  await expect(page.getByText('6 matches', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a team is dragged into another group', { tag: '@desk' }, async ({ page, server, signIn }) => {
  const day = await openMatchDay(server, { teams: 4, isCheckIn: false });
  const { data: stage } = await callAsAdmin<{ data: { _id: string } }>(server, {
    path: `/stages/create/${day.tournament._id}`,
    body: { name: 'Groups', format: 'groups', lobbyMax: 3 },
  });
  await callAsAdmin(server, { path: `/draws/roll/${stage._id}`, body: { groups: 2 } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(day.host);
  await page.goto(consoleOf(day, '?view=draw'));
  const [a, b] = [
    page.getByRole('region', { name: 'Group A' }),
    page.getByRole('region', { name: 'Group B' }),
  ];
  const team = a.getByRole('listitem').first();
  await expect(team).toHaveAttribute('draggable', 'true');
  await team.dragTo(b.getByRole('heading'));
  await expect(a.getByRole('listitem')).toHaveCount(1);
  await expect(b.getByRole('listitem')).toHaveCount(3);
});

test('entries: who waits moves up, who is out is named with the reason', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 2, isCheckIn: false, fill: 'hold' });
  const waiting = await newSquad(server, {
    size: 1,
    name: 'Sundarbans Stalkers of the Eastern Ghats',
  });
  await callAs(server, waiting.leader, {
    path: `/entries/waitlist/${day.tournament._id}/${waiting.id}`,
  });
  await signIn(day.host);
  await page.goto(consoleOf(day, '?view=entries'));
  const name = day.squads[0]?.name ?? '';
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('button', { name: 'Disqualify…' }).click();
  const dialog = page.getByRole('dialog', { name: `Disqualify ${name}?` });
  await dialog.getByLabel('Reason').fill('Played with an emulator');
  await dialog.getByRole('button', { name: 'Disqualify' }).click();
  await expect(
    page.getByRole('region', { name: 'Out' }).getByText('Played with an emulator'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Fill from the waitlist' }).click();
  await expect(
    page.getByRole('region', { name: 'With a slot' }).getByText(waiting.name),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the clock is moved early, extended, and the event called off by an admin', async ({
  page,
  server,
  signIn,
}) => {
  const day = await openMatchDay(server, { teams: 1, isCheckIn: false, firstMatch: 90 });
  await signIn('admin');
  await page.goto(consoleOf(day, '?view=event'));
  await page.getByRole('button', { name: 'Close registration now' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Close registration now' })
    .click();
  await expect(page.getByText('Registration closed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Extend check-in' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend check-in' });
  await extend.getByLabel('Closes at (IST)').fill('2020-01-01T10:00');
  await extend.getByRole('button', { name: 'Extend' }).click();
  await expect(extend.getByLabel('Closes at (IST)')).toHaveAttribute('aria-invalid', 'true');
  await extend.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Call the event off…' }).click();
  const off = page.getByRole('dialog', { name: /^Call .* off\?$/ });
  await off.getByLabel('Reason').fill('Power cut in the hall');
  await off.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByText('Called off', { exact: true })).toBeVisible();
  await expect(page.getByText('Power cut in the hall')).toBeVisible();
});
