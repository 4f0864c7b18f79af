import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newLine, newMatch, newStandings } from '../../../tests/match-samples.ts';
import { sayLive } from '../../../tests/no-socket.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId, newTournament } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const stage = {
  ...{ _id: newId(), position: 1, name: 'Final', format: 'single' as const, version: 1 },
  ...{ lobbyMax: 16, firstSlot: 3, reservedSlots: [], matchCap: 3, matchPoint: null, template: '' },
  ...{ startsFrom: null, isFinal: true, draws: [] },
};
const can = {
  ...{ host: true, score: true, seeRooms: true, administer: true, finish: true },
  ...{ endWindows: true, changePresets: true, reopen: true, passOver: false, pay: false },
};

test.each([
  ['no prize', [], 'This event has no prizes.', 0],
  ['a prize', [{ fromRank: 1, toRank: 1, amountPaise: 5000_00 }], 'Ask for the payout', 1],
])(
  'whoever pays is asked for the payout of a finished event with %s accordingly',
  async (_what, suggested, text, buttons) => {
    const tournament = newTournament({ status: 'COMPLETED', prizePool: '' });
    api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
    api.answers('/noauth/tournament/{tournamentId}', { data: tournament });
    api.answers('/stages/list/{tournamentId}', { data: [stage] });
    api.answers('/noauth/prizes/{tournamentId}', { data: { paid: null, payouts: [] } });
    api.answers('/prizes/ledger/{tournamentId}', {
      data: {
        tournament: { _id: tournament._id, title: tournament.title, prizePool: '' },
        ...{ rules: [], rulesPaise: 0, announcedPaise: null, suggested, won: [] },
        ...{ isFinal: true, payouts: [], proposals: [], entries: [], askedAt: null, tax: null },
        can: { writeRules: true, pay: false, chooseTax: false },
      },
    });
    await openPage(`/console/${tournament._id}/finish`, { as: newAdmin() });
    await expect.element(page.getByRole('heading', { name: 'Event finished' })).toBeVisible();
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: 'Ask for the payout' }).elements()).toHaveLength(
      buttons,
    );
  },
);

test('an open finish page follows the work of others', async () => {
  const tournament = newTournament({ status: 'LIVE' });
  const match = newMatch({ no: 6, tournamentId: tournament._id, stageId: stage._id });
  const answerWith = (state: 'results_in' | 'published') => {
    const message = 'Not final yet: match 6.';
    const blockers =
      state === 'published'
        ? []
        : [{ code: 'STAGE_OPEN' as const, message, entryIds: [], canOverride: false }];
    const windows = [{ matchId: match._id, no: 6, group: null, until: null }];
    api.answers('/matches/list/{tournamentId}', {
      data: [{ ...match, state }],
      now: match.startsAt,
    });
    api.answers('/stages/final-preview/{stageId}', {
      data: { destinations: [], changed: [], blockers, blockersAfterWindows: blockers, windows },
    });
  };
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/stages/list/{tournamentId}', { data: [{ ...stage, isFinal: false }] });
  api.answers('/standings/get/{tournamentId}', { data: newStandings([newLine()], { match }) });
  api.answers('/disputes/list/{tournamentId}', { data: [] });
  answerWith('results_in');
  await openPage(`/console/${tournament._id}/finish`, { as: newAdmin() });
  const need = page.getByText('Match 6 is not published');
  await expect.element(need).toBeVisible();
  answerWith('published');
  await sayLive('standings-changed', { _id: tournament._id, no: 2 });
  // Sooner than the next poll.
  const soon = { timeout: 15_000 };
  await expect.element(need, soon).not.toBeInTheDocument();
  await expect.element(page.getByText('Still pending')).toBeVisible();
  const finish = page.getByRole('button', { name: 'End objections and finish the event' });
  await expect.element(finish, soon).toBeVisible();
});

test('a table that could not be loaded is asked for again on a press', async () => {
  const tournament = newTournament({ status: 'LIVE' });
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/stages/list/{tournamentId}', { data: [{ ...stage, isFinal: false }] });
  api.answers('/disputes/list/{tournamentId}', { data: [] });
  api.answers('/matches/list/{tournamentId}', { data: [], now: newMatch().startsAt });
  api.answers('/stages/final-preview/{stageId}', {
    data: { destinations: [], changed: [], blockers: [], blockersAfterWindows: [], windows: [] },
  });
  api.refuses('/standings/get/{tournamentId}', { code: 'CONFLICT', message: 'Not now.' });
  await openPage(`/console/${tournament._id}/finish`, { as: newAdmin() });
  const leaders = page.getByRole('region', { name: 'Who won' });
  await expect.element(leaders.getByText('Not now.')).toBeVisible();
  api.answers('/standings/get/{tournamentId}', {
    data: newStandings([newLine({ rank: 1 })], { match: newMatch() }),
  });
  await leaders.getByRole('button', { name: 'Try again' }).click();
  await expect.element(leaders.getByText('Monsoon Mavericks')).toBeVisible();
});
