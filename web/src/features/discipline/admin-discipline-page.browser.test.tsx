import type { Ban } from '@one-dream/contract/features/discipline/discipline.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const strike = (name: string, revokeReason: string | null = null) => ({
  ...{
    _id: newId(),
    subject: { kind: 'team' as const, id: newId(), name },
    kind: 'no_show' as const,
  },
  ...{ points: 1, reason: 'Not checked in', tournament: 'Night Cup', revokeReason },
  ...{ at: '2026-11-20T14:00:00.000Z', expiresAt: '2027-01-20T14:00:00.000Z', givenBy: null },
});

test('several strikes are taken back together, with one reason', async () => {
  const strikes = [strike('Owls'), strike('Kites'), strike('Crows', 'Was there')];
  api.answers('/discipline/bans/list', { data: [], nextCursor: null });
  api.answers('/discipline/strikes/list', { data: strikes, nextCursor: null });
  api.answers('/discipline/strikes/revoke/{strikeId}', { message: 'Taken back.' });
  await openPage('/admin/discipline', { as: newAdmin() });
  await page.getByRole('tab', { name: 'Strikes' }).click();
  await page.getByRole('checkbox', { name: 'Select Owls' }).click();
  const bar = page.getByRole('region', { name: 'Selected strikes' });
  // What is taken back already is not offered.
  await bar.getByRole('button', { name: 'Select all 2 shown' }).click();
  await bar.getByRole('button', { name: 'Take back' }).click();
  const question = page.getByRole('dialog', { name: 'Take 2 strikes back' });
  await question.getByLabelText('Reason').fill('The clock was wrong');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.requests('/discipline/strikes/revoke/{strikeId}').map(({ body }) => body)).toEqual([
    { reason: 'The clock was wrong' },
    { reason: 'The clock was wrong' },
  ]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('an answer that was begun for another decision is not in the way', async () => {
  const at = '2026-11-20T14:00:00.000Z';
  const ban: Ban = {
    ...{ _id: newId(), subject: { kind: 'team', name: 'Owls' }, kind: 'cheating' },
    ...{ scope: 'scrims', state: 'active', isInForce: true, reason: 'Seen', days: 7 },
    ...{ startsAt: at, endsAt: '2026-11-27T14:00:00.000Z', createdAt: at, liftReason: null },
    appeal: { text: 'It was not us.', state: 'open', answer: '', at },
    ...{ proposedBy: null, decidedBy: 'Pavan' },
  };
  api.answers('/discipline/bans/list', { data: [ban], nextCursor: null });
  await openPage('/admin/discipline', { as: newAdmin() });
  await page.getByRole('button', { name: 'Accept appeal' }).click();
  const accept = page.getByRole('dialog', { name: 'Accept the appeal' });
  await accept.getByLabelText('Answer').fill('You are right.');
  await accept.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reject appeal' }).click();
  const reject = page.getByRole('dialog', { name: 'Reject the appeal' });
  await expect.element(reject.getByLabelText('Answer')).toHaveValue('');
});
