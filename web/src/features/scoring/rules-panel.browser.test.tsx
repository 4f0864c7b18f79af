import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes, newLine, newMatch, newStandings } from '../../../tests/match-samples.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newId, newTournament, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { queryClient } from '../../platform/query-client.ts';

/** The second of two stages, with one published match. */
function answerScoring() {
  const tournament = newTournament();
  const match = newMatch({ tournamentId: tournament._id });
  const standings = newStandings([newLine()], { match });
  const { stage } = standings;
  if (!stage) throw new Error('The sample has a stage.');
  const published = {
    ...{ _id: match._id, no: 1, day: '2026-11-20', map: 'Erangel', startsAt: inMinutes(-60) },
    ...{ version: 1, publishedAt: inMinutes(-5), preset: 0, isFinal: false },
  };
  for (const table of stage.tables) table.matches = [published];
  const other = { ...stage.preset, _id: newId(), presetId: newId(), name: 'League 12' };
  const can = {
    ...{ host: true, score: true, seeRooms: false, administer: false, finish: false },
    ...{ endWindows: false, changePresets: false, reopen: false, passOver: false, pay: false },
  };
  const scoring = {
    ...{ stageId: stage._id, preset: stage.preset, bands: [], bestOfRest: null },
    ...{ headStartX10: [], canSave: true, version: 1 },
  };
  const own = {
    ...{ _id: stage._id, position: 2, name: stage.name, format: 'single' as const, version: 1 },
    ...{ lobbyMax: 16, firstSlot: 3, reservedSlots: [], matchCap: 3, matchPoint: null },
    ...{ template: '', startsFrom: { stageId: newId() }, isFinal: false, draws: [] },
  };
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/stages/list/{tournamentId}', { data: [own] });
  api.answers('/stages/scoring/get/{stageId}', { data: scoring });
  api.answers('/standings/get/{tournamentId}', { data: standings });
  api.answers('/presets/list', { data: [stage.preset, other] });
  api.answers('/adjustments/list/{stageId}', { data: [] });
  api.answers('/stages/final-preview/{stageId}', {
    data: { destinations: [], blockers: [], blockersAfterWindows: [], windows: [], changed: [] },
  });
  return { address: `/console/${tournament._id}/scoring`, scoring, other };
}

test('saving another preset shows its effect on published matches', async () => {
  const { address, scoring, other } = answerScoring();
  api.answers('/results/rescore/{stageId}', {
    ...{ message: '', data: { changes: [], matches: 1, isApplied: false } },
  });
  await openPage(address, { as: newUser() });
  await page.getByLabelText('Preset', { exact: true }).selectOptions('League 12');

  const saved = { ...scoring, preset: other, version: 2 };
  api.answers('/stages/scoring/save/{stageId}', { message: 'Saved.', data: saved });
  api.answers('/stages/scoring/get/{stageId}', { data: saved });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Score the published matches by League 12' }))
    .toBeVisible();
});

test('a declining team that was chosen but not replaced is reset', async () => {
  await openPage(answerScoring().address, { as: newUser() });
  const ask = page.getByRole('button', { name: 'A team declines its place' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Who declines?' });
  await dialog.getByLabelText('Team').selectOptions('Monsoon Mavericks');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ask.click();
  await expect.element(dialog.getByLabelText('Team')).toHaveValue('');
});

const save = () => page.getByRole('button', { name: 'Save', exact: true });
const sentVersions = () =>
  api.requests('/stages/scoring/save/{stageId}').map(({ body }) => body.version);

test('after somebody else saved the rules, the newest are loaded without losing what was changed here', async () => {
  const { address, scoring, other } = answerScoring();
  await openPage(address, { as: newUser() });
  await page.getByLabelText('Preset', { exact: true }).selectOptions('League 12');

  const theirs = { ...scoring, bands: [{ from: 1, to: null, leadsTo: null }], version: 2 };
  api.answers('/stages/scoring/get/{stageId}', { data: theirs });
  api.refuses('/stages/scoring/save/{stageId}', { code: 'STALE', message: 'It was changed.' });
  await save().click();
  await expect.element(page.getByText('It was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Load the newest version' }).click();
  await expect.element(page.getByText('It was changed.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Remove range 1' })).toBeVisible();
  await expect.element(page.getByLabelText('Preset', { exact: true })).toHaveValue(other._id);

  const saved = { ...theirs, preset: other, version: 3 };
  api.answers('/results/rescore/{stageId}', {
    ...{ message: '', data: { changes: [], matches: 1, isApplied: false } },
  });
  api.answers('/stages/scoring/save/{stageId}', { message: 'Saved.', data: saved });
  await save().click();
  await expect.poll(sentVersions).toEqual([1, 2]);
});

test('rules that are being changed are not replaced when the page fetches what somebody else saved', async () => {
  const { address, scoring, other } = answerScoring();
  await openPage(address, { as: newUser() });
  const preset = page.getByLabelText('Preset', { exact: true });
  await expect.element(save()).toBeVisible();
  const bands = [{ from: 1, to: null, leadsTo: null }];
  api.answers('/stages/scoring/get/{stageId}', { data: { ...scoring, bands, version: 2 } });
  const fetchAgain = () => queryClient.invalidateQueries({ queryKey: ['scoring', 'rules'] });
  await fetchAgain();
  // Nothing was changed here: the page shows what holds.
  await expect.element(page.getByRole('button', { name: 'Remove range 1' })).toBeVisible();

  await preset.selectOptions('League 12');
  api.answers('/stages/scoring/get/{stageId}', { data: { ...scoring, version: 3 } });
  await fetchAgain();
  await expect.element(preset).toHaveValue(other._id);
  await expect.element(page.getByRole('button', { name: 'Remove range 1' })).toBeVisible();
});
