import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../tests/open-page.tsx';
import { newTeam, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';

const leader = newUser();
const open = () => openPage('/profile', { as: leader });

/** Smaller than any picture; the stub looks at no picture. */
const logo = new File(['logo'], 'logo.png', { type: 'image/png' });

test('a connection that breaks while a team is made is told in the box', async () => {
  api.garbles('/team/create', 'not JSON');
  await open();
  const name = page.getByLabelText('TEAM NAME');
  await name.fill('Nagpur Night Owls');
  await page.elementLocator(document.querySelector('input[type=file]') as Element).upload(logo);
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect
    .element(page.getByRole('alert').getByText(/The site is having trouble right now/))
    .toBeVisible();
  await expect.element(name).toHaveValue('Nagpur Night Owls');
});

test('an address with the form in it leads there', async () => {
  await openPage('/profile#create-team', { as: leader });
  const heading = page.getByRole('heading', { name: 'Create your team' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
});

test('what a leader does and the server refuses is told', async () => {
  const [member, ...others] = [newUser({ name: 'Farah' }), newUser({ name: 'Bhargav' })];
  const team = newTeam([leader, ...(member ? [member] : []), ...others]);
  const can = { leave: false, kick: [member?._id ?? ''] };
  api.answers('/team/get/{userId}', { team, invitelink: { code: 'code' }, can });
  const message = 'This cannot be done right now.';
  for (const path of [
    '/team/kick/{userId}',
    '/team/invite/reset/{teamId}',
    '/team/delete',
  ] as const)
    api.refuses(path, { code: 'CONFLICT', message });
  await open();
  const question = page.getByRole('alertdialog');
  const toast = page.getByRole('region', { name: 'Messages' }).getByText(message);
  // Nobody is removed by a slip of the thumb.
  await expect.element(page.getByText('Farah', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Kick Farah' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('button', { name: 'Kick Farah' }).click();
  // Whom a leader may kick is the server's to say.
  expect(page.getByRole('button', { name: 'Kick Bhargav' }).elements()).toEqual([]);
  await question.getByRole('button', { name: 'Kick' }).click();
  await expect.element(toast).toBeVisible();
  await page.getByRole('button', { name: 'Delete Team' }).click();
  await question.getByRole('button', { name: 'Delete Team' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: team.name })).toBeVisible();
  await page.getByRole('button', { name: 'Reset Link' }).click();
  await question.getByRole('button', { name: 'Reset Link' }).click();
  await expect.poll(() => api.requests('/team/invite/reset/{teamId}')).toHaveLength(1);
  await expect
    .element(page.getByLabelText('Team Invite Link'))
    .toHaveValue(`${window.location.origin}/team/invite/code`);
});

test('a team that could not be looked up counts as none, and says so', async () => {
  const message = 'The teams are being looked for.';
  api.refuses('/team/get/{userId}', { code: 'INTERNAL', message });
  await open();
  await expect.element(page.getByText(`We could not load your team. ${message}`)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Create your team' })).toBeVisible();
});

for (const on of ['phone', 'desk'] as const) {
  test(`long and Devanagari names and a full team stay in their places on a ${on}`, async () => {
    const names = ['वेंकटसुब्रमण्यम श्रीनिवासराघवन नरसिम्हा राव जी', 'A'.repeat(50), 'Farah'];
    const players = [...names, ...names].map((name) => newUser({ name }));
    const [first, ...others] = players;
    if (!first) throw new Error('there is nobody');
    const team = newTeam([first, ...others], { name: 'W'.repeat(40) });
    api.answers('/team/get/{userId}', { team, invitelink: { code: 'code' } });
    await openPage('/profile', { as: first, on });
    await expect.element(page.getByText('6 Members')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}
