import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newMatch } from '../../../tests/match-samples.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId, newTournament } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

test('a decision offers what was done since its dialog was last open', async () => {
  const tournament = newTournament({ status: 'LIVE' });
  const match = newMatch({ tournamentId: tournament._id, state: 'published' });
  const can = {
    ...{ host: true, score: true, seeRooms: true, administer: true, finish: true },
    ...{ endWindows: true, changePresets: true, reopen: true, passOver: false, pay: false },
  };
  const dispute = {
    ...{ _id: newId(), matchId: match._id, stage: match.stage, matchNo: match.no },
    ...{ entryId: newId(), team: 'Monsoon Mavericks', kind: 'result' as const, links: [] },
    ...{ text: 'We had nine eliminations, not eight.', evidence: [], state: 'open' as const },
    ...{ openedAt: match.startsAt, answer: '', decidedAt: null, outcome: null, asked: null },
    ...{ openedBy: 'Surya Raman', decidedBy: null },
  };
  const adjustment = {
    ...{ _id: newId(), stageId: match.stageId, entryId: dispute.entryId, team: dispute.team },
    ...{ matchId: null, matchNo: null, pointsX10: 10, kind: 'bonus' as const, rule: '' },
    ...{ reason: 'The ninth elimination', isPublic: true, createdAt: match.startsAt },
    ...{ createdBy: 'Pavan Reddy', revokedAt: null },
  };
  api.answers('/tournament/served/{tournamentId}', { data: tournament, can });
  api.answers('/disputes/list/{tournamentId}', { data: [dispute] });
  api.answers('/results/history/{matchId}', {
    data: { matchId: match._id, teams: [], versions: [], disputeUntil: null },
  });
  api.answers('/matches/one/{matchId}', {
    data: { match, slots: [], slotText: '', tournament: tournament.title, mine: null },
    now: match.startsAt,
  });
  api.answers('/adjustments/list/{stageId}', { data: [] });
  await openPage(`/console/${tournament._id}/disputes`, { as: newAdmin() });
  const accept = page.getByRole('article').getByRole('button', { name: 'Accept' });
  const outcome = page.getByLabelText('What came of it');
  const made = outcome.getByRole('option', { name: 'Adjustment: Monsoon Mavericks' });
  await accept.click();
  await expect.element(outcome).toHaveTextContent('Choose what was done');
  await page.getByRole('button', { name: 'Cancel' }).click();
  api.answers('/adjustments/list/{stageId}', { data: [adjustment] });
  await accept.click();
  await expect.element(made).toBeInTheDocument();
});
