import { createTeamRefusals } from '@one-dream/contract/features/teams/teams.values.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { changeTournament, openTournament } from '../../factories/tournaments.ts';
import {
  acceptInvite,
  createTeam,
  fillInGameProfile,
  getReady,
  linkDiscord,
  meetPerson,
  password,
  pngFile,
  signUp,
} from '../support/people.ts';
import { expect, test } from '../support/site.ts';

const stamp = () => Date.now().toString().slice(-7);

test('creating a team asks for in-game information, then Discord, then a name, then a logo', async ({
  browser,
}) => {
  const person = await meetPerson({ browser, name: 'Farah Ali' });
  const { page } = person;
  await signUp(person);
  await page.goto('/profile');
  await expect(page.getByText('Not Discord Verified')).toBeVisible();
  await expect(page.getByText('Not Provided').first()).toBeVisible();
  const create = page.getByRole('button', { name: 'Create Team' });
  await create.click();
  await expect(page.getByText(createTeamRefusals.inGameInfo)).toBeVisible();
  await page.getByRole('link', { name: 'Fill in your in-game information' }).click();
  const profile = page.getByRole('dialog', { name: 'IN-GAME PROFILE' });
  await expect(profile).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  // The link works a second time.
  await page.getByRole('link', { name: 'Fill in your in-game information' }).click();
  await expect(profile).toBeVisible();
  await fillInGameProfile(person, { inGameName: 'FarahOP', inGameId: `52${stamp()}1` });
  await create.click();
  await expect(page.getByText(createTeamRefusals.discord)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify with Discord' })).toBeVisible();
  await linkDiscord(person);
  await create.click();
  await expect(page.getByText(createTeamRefusals.name)).toBeVisible();
  await page.getByLabel('TEAM NAME').fill(`Lone Wolf ${stamp()}`);
  await page.getByRole('button', { name: 'Remove the drawn picture' }).click();
  await create.click();
  await expect(page.getByText(createTeamRefusals.logo)).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...pngFile(), buffer: Buffer.from('<svg/>') });
  await create.click();
  await expect(page.getByText(/not a picture we can use/)).toBeVisible();
  await expect(page.getByLabel('TEAM NAME')).toHaveValue(/Lone Wolf/);
  await page.locator('input[type=file]').first().setInputFiles(pngFile());
  await create.click();
  await expect(page.getByText('Team Invite Link')).toBeVisible();
});

test('a leader without enough players is refused with the reasons, and one who is too late is told so', async ({
  browser,
  server,
}) => {
  test.slow();
  const leader = await meetPerson({ browser, name: 'Gita Menon' });
  await getReady(leader, { inGameId: `53${stamp()}1` });
  const link = await createTeam(leader, { name: `Short Handed ${stamp()}` });
  const mate = await meetPerson({ browser, name: 'Hari Das' });
  await getReady(mate, { inGameId: `53${stamp()}2` });
  await acceptInvite(mate, { link });

  const tournament = await openTournament(server, { title: `Refusal Cup ${stamp()}` });
  const { page } = leader;
  await page.goto(`/tournament/${tournament._id}`);
  const register = page
    .getByRole('region', { name: 'Registration' })
    .getByRole('button', { name: 'Register Now' });
  await register.click();
  const popup = page.getByRole('dialog', { name: registrationTexts.failedTitle });
  await expect(popup.getByText(/4 are needed, you have 2/)).toBeVisible();
  for (const reason of registrationTexts.reasons)
    await expect(popup.getByText(reason)).toBeVisible();
  // The reason that applies is marked, and has a link to the remedy.
  const [, , tooFew] = registrationTexts.reasons;
  await expect(popup.getByRole('listitem').filter({ hasText: 'This one' })).toHaveText(
    `${tooFew}This one`,
  );
  await expect(popup.getByRole('link', { name: 'Invite players' })).toHaveAttribute(
    'href',
    '/profile',
  );
  await expect(popup.getByRole('link', { name: 'GET HELP' })).toBeVisible();
  await popup.getByRole('button', { name: 'GOT IT' }).click();
  await expect(popup).toBeHidden();

  // The member's button is disabled.
  await mate.page.goto(`/tournament/${tournament._id}`);
  await expect(mate.page.getByText(registrationTexts.onlyLeadersRegister)).toBeVisible();
  await expect(
    mate.page
      .getByRole('region', { name: 'Registration' })
      .getByRole('button', { name: 'Register Now' }),
  ).toBeDisabled();

  // Registration closes while the page is open: the button disappears without a reload.
  await changeTournament(server, { id: tournament._id, change: { status: 'CLOSED' } });
  await expect(register).toBeHidden();
});

test('signing in before the e-mail is verified is refused with a way to get the mail again', async ({
  browser,
}) => {
  const { page, name, email } = await meetPerson({ browser, name: 'Irfan Shaikh' });
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'GO TO LOGIN' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(/Verify your email first/)).toBeVisible();
  await page.getByRole('button', { name: /again/i }).click();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`);
      return ((await answer.json()) as { mails: unknown[] }).mails.length;
    })
    .toBe(2);
});
