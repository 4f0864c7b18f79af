import { post } from '../support/api.ts';
import { expectAccessible } from '../support/checks.ts';
import { checkInSquad, drawLobby, newMatchDay, releaseRoom } from '../support/match-days.ts';
import { lookAsTimePasses, stopClock } from '../support/page-clock.ts';
import { newPlayer } from '../support/players.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

const room = { roomId: 'SECRT47', password: 'pochinki9', note: 'TPP, all weapons' };

/** Two squads, of which some have checked in, and the first of their three matches. */
async function newDrawnDay(
  server: RunningServer,
  { checkedIn = [] }: { checkedIn?: ('own' | 'other')[] } = {},
) {
  const { tournament, squads } = await newMatchDay(server);
  const [own, other] = squads;
  if (!own || !other) throw new Error('two squads');
  const squadOf = { own, other };
  for (const which of checkedIn) await checkInSquad(server, { squad: squadOf[which], tournament });
  const { matches } = await drawLobby(server, { tournament, firstStart: 30, matches: 3 });
  const [match] = matches;
  if (!match) throw new Error('no match');
  return { own, other, match };
}

test('goes from check-in to the room, and keeps the secret until it is asked for', {
  tag: '@layout',
}, async ({ page, server, signIn }) => {
  const { own, match } = await newDrawnDay(server, { checkedIn: ['other'] });
  await signIn(own.leader);
  const seen: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/room/show/')) return;
    seen.push(await response.text().catch(() => ''));
  });
  await page.goto(`/match/${match._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match 1 · Erangel');
  await expect(page.getByText(/^\d\d:\d\d IST$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Your team is checked in')).toBeVisible();
  await expect(page.getByText(/^Room at \d\d:\d\d IST$/)).toBeVisible();
  await expectAccessible(page);

  // The room appears without a reload.
  await releaseRoom(server, { match, ...room });
  await page.getByRole('button', { name: 'Show room' }).click();
  const card = page.getByRole('region', { name: 'Room' });
  await expect(card.getByText(room.roomId)).toBeVisible();
  await expect(card.getByText(room.password)).toBeVisible();
  await expect(card).toContainText(own.name);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy room ID' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(room.roomId);
  await card.getByRole('button', { name: 'Copy password' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(room.password);
  await expectAccessible(page);
  expect(seen.join('')).not.toContain(room.roomId);
  const kept = await page.evaluate(async () => {
    const stores = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        stores.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return stores.join('');
  });
  expect(kept).not.toContain(room.roomId);
  // After a reload the room has to be revealed again.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show room' })).toBeVisible();
  await expect(page.getByText(room.roomId)).toHaveCount(0);
  // In Hindi, too, each button names what it copies.
  await page.goto(`/match/${match._id}?lang=hi`);
  await page.getByRole('button', { name: 'रूम दिखाएँ' }).click();
  await expect(page.getByRole('button', { name: 'रूम ID कॉपी करें' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'पासवर्ड कॉपी करें' })).toBeVisible();
});

test('a check-in is taken back by the same place', async ({ page, server, signIn }) => {
  const { own, match } = await newDrawnDay(server);
  // Every member of the squad can check the team in.
  const [, member] = own.players;
  if (!member) throw new Error('a member');
  await signIn(member);
  await page.goto(`/match/${match._id}`);
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
});

test('shows others the lobby and no room', { tag: '@layout' }, async ({ page, server, signIn }) => {
  const { own, other, match } = await newDrawnDay(server, { checkedIn: ['own', 'other'] });
  await releaseRoom(server, { match, ...room });
  await page.goto(`/match/${match._id}`);
  const list = page.getByRole('region', { name: 'Slot list' });
  for (const { name } of [own, other]) await expect(list.getByText(name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login to see your slot' })).toHaveAttribute(
    'href',
    `/login?from=%2Fmatch%2F${match._id}`,
  );
  await signIn(await newPlayer(server));
  await page.goto(`/match/${match._id}`);
  await expect(page.getByText('Your team is not in this lobby.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show room' })).toHaveCount(0);
});

test('a line that breaks keeps what was shown, says so, and comes back', async ({
  page,
  server,
  signIn,
  context,
}) => {
  const { own, match } = await newDrawnDay(server, { checkedIn: ['own'] });
  await releaseRoom(server, { match, ...room });
  await signIn(own.leader);
  await page.clock.install();
  await page.goto(`/match/${match._id}`);
  await page.getByRole('button', { name: 'Show room' }).click();
  await expect(page.getByText(room.roomId)).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.route('**/api/matches/one/**', (route) => route.abort());
  const notice = page.getByText(/No connection\. This is how it was at/);
  await lookAsTimePasses(page, {
    stepMs: 5000,
    look: () => expect(notice).toBeVisible({ timeout: 500 }),
  });
  await expect(page.getByText(room.roomId)).toBeVisible();
  await context.setOffline(false);
  // With the clock running, the page would recover by itself before the press.
  await stopClock(page);
  await page.unroute('**/api/matches/one/**');
  await page.getByRole('button', { name: 'Try now' }).click();
  await page.clock.resume();
  await expect(page.getByText(/No connection\./)).toHaveCount(0);
});

test('says what was called off, and why', async ({ page, server, signIn }) => {
  const { own, match } = await newDrawnDay(server, { checkedIn: ['own'] });
  await signIn('admin');
  await post(server, {
    path: `/matches/postpone/${match._id}`,
    body: { reason: 'Power cut at the venue', version: match.version },
    token: (await page.evaluate(() => localStorage.getItem('token'))) ?? '',
  });
  await signIn(own.leader);
  await page.goto(`/match/${match._id}`);
  await expect(page.getByText('Power cut at the venue')).toBeVisible();
});

test('a match that is not there says where to look', async ({ page }) => {
  await page.goto('/match/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('Match not found')).toBeVisible();
});
