import type { LadderMove, ProposedMove } from '@one-dream/contract/features/ladder/ladder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '../../../../tests/checks.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { newAdmin, newId } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';
import { speak } from '../../../platform/language.ts';

const week = '2026-11-16';

function proposed({ name, rank }: { name: string; rank: number }): ProposedMove {
  return {
    rank,
    teamId: newId(),
    name,
    logo: '',
    days: 4,
    matches: 12,
    pointsX10: 1500 - rank * 10,
    wwcd: 1,
    elims: 40,
    from: 'T3',
    proposal: { kind: 'promotion', to: 'T2' },
    decision: null,
  };
}

/** A week in which two teams may go up; what is decided is kept. */
function answerWeek(): void {
  const data = [proposed({ name: 'Monsoon', rank: 1 }), proposed({ name: 'Kaveri', rank: 2 })];
  api.answers('/ladder/proposals', () => ({ week, data }));
  api.answers('/ladder/decide/{teamId}', ({ params, body: { isConfirmed, reason } }) => {
    const row = data.find(({ teamId }) => teamId === params.teamId);
    if (!row) throw new Error('no such team');
    const kind = isConfirmed ? 'promotion' : 'kept';
    row.decision = { kind, reason };
    const { teamId, name: team, from } = row;
    const to = isConfirmed ? 'T2' : 'T3';
    const at = '2026-11-23T06:30:00.000Z';
    const move: LadderMove = { _id: newId(), teamId, team, from, to, kind, reason, at };
    return { message: 'Decided.', data: move };
  });
}

for (const on of ['desk', 'phone'] as const) {
  test(`a proposed move is confirmed, another team is kept with a reason, on a ${on}`, async () => {
    answerWeek();
    await openPage('/admin/ladder', { as: newAdmin(), on });
    await expect
      .element(page.getByRole('heading', { name: 'Week of 16 Nov – 22 Nov' }))
      .toBeVisible();
    const tier = page.getByRole('region', { name: 'T3' });
    await expect.element(tier).toMatchTextContent('2 to decide');
    await expectAccessible();
    await expectNoSidewaysScroll();
    await tier.getByRole('button', { name: 'Confirm: Monsoon, Up to T2' }).click();
    const dialog = page.getByRole('dialog');
    const reason = dialog.getByLabelText('Reason');
    await expect.element(reason).toHaveValue('Rank 1 of the week in T3, 12.4 a match.');
    await dialog.getByRole('button', { name: 'Confirm the move' }).click();
    await expect.element(tier).toMatchTextContent('Confirmed');
    await tier.getByRole('button', { name: 'Keep Kaveri in T3' }).click();
    const keep = dialog.getByRole('button', { name: 'Keep it there' });
    await keep.click();
    await expect.element(dialog.getByText('Write a reason. Everybody can read it.')).toBeVisible();
    await reason.fill('Asked to stay for a month.');
    await keep.click();
    await expect.element(tier).toMatchTextContent('all decided');
    expect(api.requests('/ladder/decide/{teamId}').map(({ body }) => body)).toEqual([
      { week, isConfirmed: true, reason: 'Rank 1 of the week in T3, 12.4 a match.' },
      { week, isConfirmed: false, reason: 'Asked to stay for a month.' },
    ]);
  });
}

test('all moves of a tier are confirmed at once, each with its own reason', async () => {
  answerWeek();
  await openPage('/admin/ladder', { as: newAdmin() });
  await page.getByRole('button', { name: 'Confirm all 2 of T3' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm all 2 of T3?' });
  await question.getByRole('button', { name: 'Confirm all 2' }).click();
  await expect.element(page.getByText('2 moves confirmed.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'T3' })).toMatchTextContent('all decided');
  expect(api.requests('/ladder/decide/{teamId}').map(({ body }) => body)).toEqual([
    { week, isConfirmed: true, reason: 'Rank 1 of the week in T3, 12.4 a match.' },
    { week, isConfirmed: true, reason: 'Rank 2 of the week in T3, 12.3 a match.' },
  ]);
});

test('a suggested reason is kept in English, whoever confirms it', async () => {
  answerWeek();
  await speak('hi');
  onTestFinished(() => speak('en'));
  await openPage('/admin/ladder', { as: newAdmin() });
  await page.getByRole('button', { name: 'कन्फ़र्म करें: Monsoon' }).click();
  const dialog = page.getByRole('dialog');
  const suggested = 'T3 में हफ़्ते की रैंक 1, हर मैच 12.4।';
  await expect.element(dialog.getByRole('textbox')).toHaveValue(suggested);
  await dialog.getByRole('button', { name: 'बदलाव कन्फ़र्म करें' }).click();
  await expect.element(page.getByText(suggested)).toBeVisible();
  expect(api.requests('/ladder/decide/{teamId}').map(({ body }) => body.reason)).toEqual([
    'Rank 1 of the week in T3, 12.4 a match.',
  ]);
});

test('a reason whose sending fails stays, with why', async () => {
  answerWeek();
  api.refuses('/ladder/decide/{teamId}', { code: 'UNAVAILABLE', message: 'Away.' });
  await openPage('/admin/ladder', { as: newAdmin() });
  await page.getByRole('button', { name: 'Keep Kaveri in T3' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabelText('Reason');
  await reason.fill('Asked to stay for a month.');
  await dialog.getByRole('button', { name: 'Keep it there' }).click();
  await expect.element(dialog.getByText('Away.')).toBeVisible();
  await expect.element(reason).toHaveValue('Asked to stay for a month.');
});
