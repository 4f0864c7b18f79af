import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, reloadPage } from '../../../../../tests/open-page.tsx';
import { now } from '../../../../../tests/quiet-site.ts';
import { newTournament, newUser } from '../../../../../tests/samples.ts';
import { api } from '../../../../../tests/stub-api.ts';

const row = (team: string) => ({
  ...{ state: 'guest' as const, problems: [], team, players: [], gets: 'slot' as const },
  ...{ captain: { name: '', phone: '', mail: '', discord: '' }, instead: null },
});
const box = (team: string) => page.getByRole('checkbox', { name: `Bring in ${team}` });
const edit = page.getByRole('button', { name: 'Edit' });

function answerSheet(teams: string[], left: string[] = []) {
  api.answers('/guests/preview/{tournamentId}', {
    rows: teams.map(row),
    ...{ columns: { team: 0 }, rivals: {}, headings: ['Team'], samples: [teams] },
    left: left.map((text, line) => ({ line, text, why: 'heading' as const })),
    ...{ table: [...left, ...teams].join('\n'), free: 16 },
  });
}

async function openSheet() {
  const tournament = newTournament({ guests: true });
  const can = {
    ...{ host: true, score: false, seeRooms: false, administer: false, finish: false },
    ...{ endWindows: false, changePresets: false, reopen: false, passOver: false, pay: false },
  };
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/matches/console/{tournamentId}', { data: [], now, postsRooms: false });
  api.answers('/guests/list/{tournamentId}', { data: [], undo: null });
  answerSheet(['Kite Lane', 'Night Drop'], ['Team Zero']);
  await openPage(`/console/${tournament._id}?view=bring`, { as: newUser() });
  await page.getByLabelText('Paste the teams').fill('Team Zero\nKite Lane\nNight Drop');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(box('Kite Lane')).toBeChecked();
}

test('an unticked team stays out when a line above it becomes a team', async () => {
  await openSheet();
  await box('Night Drop').click();
  answerSheet(['Team Zero', 'Kite Lane', 'Night Drop']);
  await page.getByRole('button', { name: /is not a heading/ }).click();
  await expect.element(box('Team Zero')).toBeChecked();
  await expect.element(box('Kite Lane')).toBeChecked();
  await expect.element(box('Night Drop')).not.toBeChecked();
});

test('headings that were read as such are no alarm', async () => {
  await openSheet();
  await expect.element(page.getByRole('heading', { name: 'Read as headings' })).toBeVisible();
  await expect.element(page.getByText(/not recognised as a team/)).not.toBeInTheDocument();
});

test('while a team is edited, nothing else can re-read the sheet', async () => {
  await openSheet();
  await edit.first().click();
  await expect.element(edit.nth(1)).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /is not a heading/ })).toBeDisabled();
  await box('Night Drop').click();
  answerSheet(['Kite Lane 2', 'Night Drop']);
  await page.getByLabelText('Team', { exact: true }).fill('Kite Lane 2');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect.element(box('Kite Lane 2')).toBeChecked();
  await expect.element(box('Night Drop')).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Look again' })).not.toBeInTheDocument();
});

test('going back from the preview keeps the corrections', async () => {
  await openSheet();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect
    .element(page.getByLabelText('Paste the teams'))
    .toHaveValue('Team Zero\nKite Lane\nNight Drop');
});

test('a sheet is kept in the tab until its teams are imported', async () => {
  await openSheet();
  await reloadPage();
  await expect
    .element(page.getByLabelText('Paste the teams'))
    .toHaveValue('Team Zero\nKite Lane\nNight Drop');
});
