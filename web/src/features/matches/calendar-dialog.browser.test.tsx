import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newId, newTeam, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

test('a link that the squad’s calendars use is reset once that is confirmed, and Back closes the question only', async () => {
  const leader = newUser();
  const urlOf = (name: string) => `https://example.in/calendar/team/${name}.ics`;
  api.answers('/team/get/{userId}', { team: newTeam([leader]), invitelink: { code: 'code' } });
  api.answers('/records/mine', { data: [], nextBefore: null });
  api.answers('/records/player-page', { data: { page: newId(), isHidden: false } });
  api.answers('/matches/calendar/{teamId}', { url: urlOf('old') });
  api.answers('/matches/calendar/reset/{teamId}', { url: urlOf('new'), message: 'Reset.' });
  await openPage('/profile/matches', { as: leader });
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  const link = dialog.getByLabelText('Link', { exact: true });
  const reset = dialog.getByRole('button', { name: 'Reset the link' });
  const question = page.getByRole('alertdialog', { name: 'Reset the link?' });
  await reset.click();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(link).toHaveValue(urlOf('old'));

  // A phone's Back.
  const watchers = new Set<EventTarget>();
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
    }
    destroy() {
      watchers.delete(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  onTestFinished(() => void vi.unstubAllGlobals());
  await reset.click();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  for (const watcher of watchers) watcher.dispatchEvent(new Event('close'));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(link).toHaveValue(urlOf('old'));
  expect(api.requests('/matches/calendar/reset/{teamId}')).toHaveLength(0);

  await reset.click();
  await question.getByRole('button', { name: 'Reset the link' }).click();
  await expect.element(link).toHaveValue(urlOf('new'));
  await expect.element(question).not.toBeInTheDocument();
});
