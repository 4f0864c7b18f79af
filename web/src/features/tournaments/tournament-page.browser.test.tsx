import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { defaultReach } from '@one-dream/contract/notices.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inMinutes, newOwnEntry } from '../../../tests/match-samples.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newId, newTeam, newTournament, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const drawnStage: Stage = {
  ...{ _id: newId(), position: 1, name: 'Qualifier', format: 'single', version: 1 },
  ...{ lobbyMax: 16, firstSlot: 3, reservedSlots: [], matchCap: 3, matchPoint: null, template: '' },
  ...{ startsFrom: null, isFinal: false },
  draws: [
    {
      ...{ _id: newId(), stageId: newId(), no: 1, method: 'random', seed: '00ff00ff00ff00ff' },
      ...{ rolls: 1, handMoves: 0, drawnFrom: [], slotMode: 'fixed', groups: [], version: 1 },
      ...{ publishedAt: '2026-11-01T12:00:00.000Z', changedAt: '2026-11-01T12:00:00.000Z' },
    },
  ],
};

const one = '/noauth/tournament/{tournamentId}';

/** A tournament in which the team of this leader has a place. */
function answerPlaced() {
  const leader = newUser();
  const team = newTeam([leader]);
  const cup = newTournament({
    slots: '1/16',
    reg_teams: [{ _id: team._id, name: team.name, logo: '', slot: 1 }],
  });
  api.answers('/team/get/{userId}', { team, invitelink: { code: 'code' } });
  api.answers(one, { data: cup });
  return { leader, cup };
}

test('a refused cancellation is shown', async () => {
  const { leader, cup } = answerPlaced();
  const message = 'This tournament has started or is over.';
  api.refuses('/tournament/cancel/{tournamentId}/{teamId}', { code: 'CANCEL_CLOSED', message });
  await openPage(`/tournament/${cup._id}`, { as: leader });
  await page.getByRole('button', { name: 'Cancel Slot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give your slot back?' });
  await question.getByRole('button', { name: 'Cancel Slot' }).click();
  const told = page.getByRole('dialog', { name: 'Registration Error' });
  await expect.element(told.getByText(message)).toBeVisible();
  await told.getByRole('button', { name: 'GOT IT' }).click();
  await expect.element(told).not.toBeInTheDocument();
});

test('a first registration asks once how to be reached', async () => {
  const { leader, cup } = answerPlaced();
  api.answers('/user/preferences', { data: defaultReach, isChosen: false });
  api.answers('/user/preferences/save', { message: 'Your choice is saved.', data: defaultReach });
  await openPage(`/tournament/${cup._id}`, { as: leader });
  const question = page.getByRole('complementary', { name: 'How you are reached' });
  await expect
    .element(question.getByRole('link', { name: 'Choose' }))
    .toHaveAttribute('href', '/profile/notices');
  await question.getByRole('button', { name: 'Mail is fine' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.requests('/user/preferences/save').map(({ body }) => body)).toEqual([defaultReach]);
});

test('on a phone a chosen tab comes first, with the one way in at the foot of the screen', async () => {
  const cup = newTournament();
  api.answers(one, { data: cup });
  await openPage(`/tournament/${cup._id}/rules`, { on: 'phone' });
  // The only one: the header's gives way to it.
  const login = page.getByRole('link', { name: /^Login/ });
  await expect.element(login).toMatchTextContent('Login to register');
  const { bottom } = login.element().getBoundingClientRect();
  expect(window.innerHeight - bottom).toBeLessThan(24);
  const topOf = (name: string) =>
    page.getByRole('region', { name }).element().getBoundingClientRect().top;
  // In the upper half of a small phone.
  expect(topOf('Rules')).toBeLessThan(320);
  expect(topOf('Registration')).toBeGreaterThan(topOf('Rules'));
});

test('on a phone the foot of the first screen says that a team is in, or how far from it', async () => {
  const { leader, cup } = answerPlaced();
  const isOnFirstScreen = (text: string) => {
    const found = page.getByText(text, { exact: true }).elements();
    return found.some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > window.innerHeight / 2 && bottom <= window.innerHeight;
    });
  };
  await openPage(`/tournament/${cup._id}`, { as: leader });
  await expect.poll(() => isOnFirstScreen('You are in')).toBe(true);
  expect(isOnFirstScreen('Slot 1')).toBe(true);
  const waiting = { state: 'waitlisted', slot: null, place: 3 } as const;
  api.answers(one, { data: { ...cup, reg_teams: [] } });
  api.answers('/entries/mine', {
    data: [newOwnEntry({ ...waiting, tournament: { _id: cup._id } })],
    now: inMinutes(0),
  });
  await openPage(`/tournament/${cup._id}`, { as: leader });
  await expect.poll(() => isOnFirstScreen('You are on the waitlist')).toBe(true);
  expect(isOnFirstScreen('3rd in line')).toBe(true);
});

test('can be tried again when it did not load', async () => {
  const cup = newTournament();
  const message = 'The story is being looked for.';
  api.refuses(one, { code: 'INTERNAL', message });
  await openPage(`/tournament/${cup._id}`);
  await expect.element(page.getByText(message)).toBeVisible();
  api.answers(one, { data: cup });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toMatchTextContent(cup.title.toUpperCase());
});

test('an event says how its groups were drawn, an evening of scrims does not', async () => {
  api.answers('/stages/list/{tournamentId}', { data: [drawnStage] });
  const shown = {
    slots: '1/16',
    reg_teams: [{ _id: newId(), name: 'Night Owls', logo: '', slot: 1 }],
  };
  const cup = newTournament(shown);
  const evening = newTournament({ ...shown, seriesId: newId() });
  for (const event of [evening, cup]) {
    api.answers(one, { data: event });
    await openPage(`/tournament/${event._id}/teams`);
    await expect.element(page.getByText('Night Owls').first()).toBeVisible();
  }
  await expect.element(page.getByRole('button', { name: 'Draw it again yourself' })).toBeVisible();
  const asked = api
    .requests('/stages/list/{tournamentId}')
    .map(({ params }) => params.tournamentId);
  expect(new Set(asked)).toEqual(new Set([cup._id]));
});

test('a desktop shows no end while it is unknown', async () => {
  const cup = newTournament({ endDate: '' });
  api.answers(one, { data: cup });
  await openPage(`/tournament/${cup._id}`, { on: 'desk' });
  await expect.element(page.getByText('Start date')).toBeVisible();
  await expect.element(page.getByText('End date')).not.toBeInTheDocument();
});
