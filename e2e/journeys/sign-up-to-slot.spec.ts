import { acceptInvite, createTeam, getReady, meetPerson } from '../support/people.ts';
import { expect, test } from '../support/site.ts';

test('five people sign up, become a squad and take a slot, then give it back', async ({
  browser,
}) => {
  test.slow();
  const stamp = Date.now().toString().slice(-7);
  const [leader, ...mates] = await Promise.all(
    ['Asha Rawat', 'Bilal Khan', 'Chitra Nair', 'Dev Patel', 'Esha Roy'].map((name) =>
      meetPerson({ browser, name }),
    ),
  );
  if (!leader) throw new Error('there is no leader');
  await getReady(leader, { inGameId: `51${stamp}0` });
  const link = await createTeam(leader, { name: `Monsoon Raiders ${stamp}` });
  expect(link).toMatch(/\/team\/invite\/[\w-]{22,}$/);

  for (const [index, mate] of mates.entries()) {
    await getReady(mate, { inGameId: `51${stamp}${index + 1}` });
    await acceptInvite(mate, { link });
    await expect(
      mate.page.getByRole('heading', { name: `Monsoon Raiders ${stamp}` }),
    ).toBeVisible();
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
  for (const person of [leader, ...mates]) {
    await expect(popup.getByText(`${person.name} IGN`)).toBeVisible();
  }
  await popup.getByRole('button', { name: 'GOT IT' }).click();

  // A member sees that the team is in, and cannot cancel.
  const [member] = mates;
  if (!member) throw new Error('there is no member');
  await member.page.goto('/tournament');
  await expect(
    member.page.getByText('Only team leader can register or cancel slot.'),
  ).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Cancel Slot' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel Slot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Give your slot back?' });
  await question.getByRole('button', { name: 'Cancel Slot' }).click();
  await expect(page.getByRole('button', { name: 'Register Now' }).first()).toBeVisible();
  for (const person of [leader, ...mates]) await person.context.close();
});
