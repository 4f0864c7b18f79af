import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type { WebSocketRoute } from '@playwright/test';
import { newSquad } from '../../factories/teams.ts';
import { openTournament, register } from '../../factories/tournaments.ts';
import { post } from '../support/api.ts';
import { openLive } from '../support/live.ts';
import { checkInSquad, inMinutes, newMatchDay, releaseRoom } from '../support/match-days.ts';
import { callAsAdmin } from '../support/organiser.ts';
import { lookAsTimePasses, stopClock, timeOf } from '../support/page-clock.ts';
import { newPlayer, unique } from '../support/players.ts';
import { expect, test } from '../support/site.ts';

test('the slots of an open page change when another team registers', { tag: '@layout' }, async ({
  page,
  server,
}) => {
  const tournament = await openTournament(server, { title: unique('Live Cup'), slots: '2' });
  const squad = await newSquad(server);
  await openLive(page, `/tournament/${tournament._id}/teams`);
  const card = page.getByRole('region', { name: 'Registration' });
  await expect(card.getByText('0/2')).toBeVisible();
  await expect(card.getByText('2 slots left')).toBeVisible();
  await register(server, { team: squad, tournament });
  await expect(card.getByText('1/2')).toBeVisible();
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expect(page.getByRole('listitem').filter({ hasText: squad.name })).toBeVisible();
  await register(server, { team: await newSquad(server), tournament });
  await expect(card.getByText('All slots filled')).toBeVisible();
});

test('a draw and a room reach the open page of a match within seconds', async ({
  page,
  server,
  signIn,
}) => {
  const { tournament, squads } = await newMatchDay(server);
  for (const squad of squads) await checkInSquad(server, { squad, tournament });
  const [own] = squads;
  if (!own) throw new Error('no squad');
  const { data: stage } = await callAsAdmin<{ data: { _id: string } }>(server, {
    path: `/stages/create/${tournament._id}`,
    body: { name: 'Finals', format: 'single' },
  });
  const { data: planned } = await callAsAdmin<{ data: Match[] }>(server, {
    path: `/matches/create/${stage._id}`,
    body: { firstStart: inMinutes(30), matches: 1, maps: [{ name: 'Erangel', recall: false }] },
  });
  const [match] = planned;
  if (!match) throw new Error('no match');
  await signIn(own.leader);
  await page.clock.install();
  await openLive(page, `/match/${match._id}`);
  await expect(page.getByText(/^Not out yet/)).toBeVisible();
  await stopClock(page);
  let since = await timeOf(page);
  const { data: draw } = await callAsAdmin<{ data: { _id: string; version: number } }>(server, {
    path: `/draws/roll/${stage._id}`,
  });
  await callAsAdmin(server, {
    path: `/draws/publish/${draw._id}`,
    body: { version: draw.version },
  });
  // Promised are three seconds; a few more are allowed by the page's clock. Without the socket the page asks every thirty.
  const promised = 6000;
  const slots = page.getByRole('region', { name: 'Slot list' });
  await lookAsTimePasses(page, {
    stepMs: 200,
    look: () => expect(slots).toContainText(own.name, { timeout: 1000 }),
  });
  expect((await timeOf(page)) - since).toBeLessThan(promised);
  since = await timeOf(page);
  await releaseRoom(server, { match, roomId: 'LIVE47', password: 'erangel' });
  const show = page.getByRole('button', { name: 'Show room' });
  await lookAsTimePasses(page, {
    stepMs: 200,
    look: () => expect(show).toBeVisible({ timeout: 1000 }),
  });
  expect((await timeOf(page)) - since).toBeLessThan(promised);
});

test('a member who joins shows up on the page of the leader', async ({ page, server, signIn }) => {
  const squad = await newSquad(server, { size: 1 });
  await signIn(squad.leader);
  await openLive(page, '/profile');
  await expect(page.getByText('1 Member', { exact: true })).toBeVisible();
  const mate = await newPlayer(server);
  await post(server, { path: `/team/invite/player/${squad.code}`, token: mate.token });
  await expect(page.getByText('2 Members')).toBeVisible();
});

test('a connection that breaks comes back by itself, and what was missed is fetched', async ({
  page,
  server,
}) => {
  const tournament = await openTournament(server, { title: unique('Broken Cup'), slots: 16 });
  const squad = await newSquad(server);
  const sockets: WebSocketRoute[] = [];
  const welcomes: unknown[] = [];
  let gate = Promise.resolve();
  await page.routeWebSocket(/\/socket\.io\//, async (socket) => {
    sockets.push(socket);
    await gate;
    const atServer = socket.connectToServer();
    atServer.onMessage((message) => {
      socket.send(message);
      // `40` answers a connection.
      if (`${message}`.startsWith('40')) welcomes.push(message);
    });
  });
  await page.goto(`/tournament/${tournament._id}`);
  await expect.poll(() => welcomes.length).toBe(1);
  const card = page.getByRole('region', { name: 'Registration' });
  await expect(card.getByText('0/16')).toBeVisible();
  const { promise, resolve: letThrough } = Promise.withResolvers<void>();
  gate = promise;
  await sockets.at(-1)?.close();
  await register(server, { team: squad, tournament });
  await expect.poll(() => sockets.length).toBe(2);
  await expect(card.getByText('0/16')).toBeVisible();
  letThrough();
  await expect(card.getByText('1/16')).toBeVisible();
  for (const time of [3, 4]) {
    await sockets.at(-1)?.close();
    await expect.poll(() => welcomes.length).toBe(time);
  }
});

test('a connection whose code was lost on the way is made all the same', async ({
  page,
  server,
}) => {
  let lost = 0;
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const isClient = (await response.text()).includes('EIO');
    if (!isClient || lost > 0) return route.fulfill({ response });
    lost++;
    return route.abort();
  });
  const tournament = await openTournament(server, { title: unique('Lost Cup') });
  await openLive(page, `/tournament/${tournament._id}`);
  expect(lost).toBe(1);
});
