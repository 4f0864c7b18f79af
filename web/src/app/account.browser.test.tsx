import { defaultReach } from '@one-dream/contract/notices.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../tests/open-page.tsx';
import { newUser } from '../../tests/samples.ts';
import { api } from '../../tests/stub-api.ts';

test('notices, security and fair play are tabs of one page, each at its own address', async () => {
  api.answers('/discipline/mine', { data: { bans: [], strikes: [] } });
  api.answers('/user/preferences/save', { message: 'Your choice is saved.', data: defaultReach });
  await openPage('/profile/fair-play', { as: newUser() });
  await expect.element(page.getByText('Clean record')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Parts of your account' });
  for (const [name, to] of [
    ['Notices', '/profile/notices'],
    ['Security', '/profile/security'],
    ['Fair play', '/profile/fair-play'],
  ] as const)
    await expect.element(tabs.getByRole('link', { name })).toHaveAttribute('href', to);
  await tabs.getByRole('link', { name: 'Notices' }).click();
  await page.getByLabelText('Mail').first().click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Your choice is saved.')).toBeVisible();
  const { team } = defaultReach;
  expect(api.requests('/user/preferences/save').map(({ body }) => body.team)).toEqual([
    { ...team, mail: !team.mail },
  ]);
});

test('another address below the profile is no page', async () => {
  await openPage(pages.account.path.replace(':tab', 'nowhere'), { as: newUser() });
  await expect.element(page.getByText('This page is not on the map')).toBeVisible();
});

test.each([
  ['void the old ones, once that is confirmed', 7],
  ['are made at once where none is left', 0],
])('new recovery codes %s', async (_what, recoveryCodesLeft) => {
  const factor = { hasPassword: true, passkeys: [], hasAuthenticator: true, recoveryCodesLeft };
  api.answers('/user/second-factor', { data: factor });
  api.answers('/user/sessions', { data: [] });
  api.answers('/user/recovery-codes', {
    ...{ message: 'Made.', data: { ...factor, recoveryCodesLeft: 10 } },
    recoveryCodes: ['ABCD-EFGH'],
  });
  await openPage('/profile/security', { as: newUser() });
  await page.getByRole('button', { name: 'Make new codes' }).click();
  if (recoveryCodesLeft > 0) {
    const question = page.getByRole('alertdialog', { name: 'Make new codes?' });
    await expect
      .element(question.getByText('The codes that you have now stop working.'))
      .toBeVisible();
    expect(api.requests('/user/recovery-codes')).toHaveLength(0);
    await question.getByRole('button', { name: 'Make new codes' }).click();
  }
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect.element(codes.getByText('ABCD-EFGH')).toBeVisible();
  await expect.poll(() => codes.element().contains(document.activeElement)).toBe(true);
});
