import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { awkwardSandboxPeople } from '../../sandbox/discord/sandbox-people.ts';
import { expectAccessible } from '../support/checks.ts';
import { checkInAll, drawLobby, openMatchDay, releaseRoom } from '../support/match-days.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('whoever is not linked presses, signs in on the site, and presses again', {
  tag: ['@phone', '@layout'],
}, async ({ page, server }) => {
  const neha = awkwardSandboxPeople.find(({ username }) => username === 'nomail.neha');
  const { email } = await newPlayer(server, { discord: false });
  const press = async () => {
    await page.goto(`/sandbox/discord?as=${neha?.id}`);
    await page.getByLabel('Message the channel').fill('/next');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    return page.locator('[data-message]').filter({ hasText: 'Only you can see this.' }).last();
  };
  const refused = await press();
  await expect(refused).toContainText('Your Discord is not linked to an account');
  const link = refused.getByRole('link', { name: 'Sign in and link Discord' });
  // The page scrolls to the answer.
  await expect(link).toBeInViewport();
  const { pathname } = new URL((await link.getAttribute('href')) ?? '');
  await page.goto(pathname);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = await opened;
  await chooser.getByLabel(/^E-mail/).fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Link your Discord' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Link Discord' }).click();
  await page.getByRole('button', { name: /nomail\.neha/ }).click();
  await expect(page.getByRole('heading', { name: 'Linked. Press again in Discord' })).toBeVisible();
  await expect(await press()).toContainText('You are not in a team yet.');
});

test('the host sees who opened the room, and who of them through Discord', {
  tag: '@phone',
}, async ({ page, server, signIn }) => {
  const { tournament, squads, host } = await openMatchDay(server, { teams: 2 });
  await checkInAll(server, { tournament });
  const [match] = (await drawLobby(server, { tournament })).matches;
  const [onDiscord, onSite] = squads.map(({ leader }) => leader);
  if (!match || !onDiscord || !onSite) throw new Error('no match of two teams');
  await releaseRoom(server, { match, roomId: '4471023', password: 'looked' });
  await server.api.act(showRoom, { as: onSite, params: { matchId: match._id } });
  const discordId = (onDiscord as Player).discordinfo?.id;
  await page.goto(`/sandbox/discord?as=${discordId}`);
  await page.getByLabel('Message the channel').fill('/room');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Send /room' }).click();
  await expect(page.getByText('4471023')).toBeVisible();

  await signIn(host);
  await page.goto(`/console/${tournament._id}`);
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await page.getByRole('button', { name: '2 of 2 players have opened it' }).click();
  const looks = page.getByRole('listitem').filter({ hasText: /\d:\d\d/ });
  const lookOf = (person: { name: string }) => looks.filter({ hasText: person.name });
  await expect(lookOf(onDiscord as Player)).toContainText(/Discord · \d/);
  await expect(lookOf(onSite as Player)).toHaveCount(1);
  await expect(lookOf(onSite as Player)).not.toContainText('Discord');
});

test('Organisation → Discord says what is right, and registers the commands again', {
  tag: '@layout',
}, async ({ page, signIn }) => {
  await signIn('owner');
  await page.goto('/admin/organisation?section=discord');
  const part = page.getByRole('region', { name: 'Discord', exact: true });
  for (const name of ['Key', 'Bot', 'Permissions', 'Channels', 'Commands'])
    await expect(part.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expect(part.getByRole('img', { name: 'Right', exact: true })).toHaveCount(5);
  await expect(part).toContainText('/api/discord/interactions');
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Register the commands again' }).click();
  await expect(page.getByText('The commands are registered.')).toBeVisible();
});
