import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
