import { post } from '../support/api.ts';
import { acceptInvite, createTeam, getReady, meetPerson } from '../support/people.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('five people sign up, become a squad and take a slot, then give it back', async ({
  browser,
  server,
}) => {
  test.slow();
  const stamp = Date.now().toString().slice(-7);
  const leader = await meetPerson({ browser, name: 'Asha Rawat' });
  const member = await meetPerson({ browser, name: 'Bilal Khan' });
  await getReady(leader, { inGameId: `51${stamp}0` });
  const link = await createTeam(leader, { name: `Monsoon Raiders ${stamp}` });
  expect(link).toMatch(/\/team\/invite\/[\w-]{22,}$/);

  await getReady(member, { inGameId: `51${stamp}1` });
  await acceptInvite(member, { link });
  await expect(
    member.page.getByRole('heading', { name: `Monsoon Raiders ${stamp}` }),
  ).toBeVisible();
  // The other players would see the same screens, so they join through the API.
  const inGameNames = [leader, member].map(({ name }) => `${name} IGN`);
  for (const name of ['Chitra Nair', 'Dev Patel', 'Esha Roy']) {
    const mate = await newPlayer(server, { name });
    const code = link.split('/').at(-1);
    await post(server, { path: `/team/invite/player/${code}`, token: mate.token });
    inGameNames.push(mate.ingameinfo?.inGameName ?? '');
  }

  const { page } = leader;
  await page.goto('/tournament');
  await page.getByRole('button', { name: 'Register Now' }).first().click();
  const popup = page.getByRole('dialog', { name: 'TEAM REGISTERED!' });
  await expect(popup).toBeVisible();
  await expect(popup.getByText("You're now in the tournament!")).toBeVisible();
  await expect(
    popup.getByText('Team leader will receive private server credentials within 24 hours'),
  ).toBeVisible();
  for (const name of inGameNames)
    await expect(popup.getByText(name, { exact: true })).toBeVisible();
  await popup.getByRole('button', { name: 'GOT IT' }).click();

  // A member sees that the team is in, and cannot cancel.
  await member.page.goto('/tournament');
  await expect(
    member.page.getByText('Only team leader can register or cancel slot.'),
  ).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Cancel Slot' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel Slot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give your slot back?' });
  await question.getByRole('button', { name: 'Cancel Slot' }).click();
  await expect(page.getByRole('button', { name: 'Register Now' }).first()).toBeVisible();
  for (const person of [leader, member]) await person.context.close();
});
