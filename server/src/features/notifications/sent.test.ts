import {
  cancelRegistration,
  registerTeam,
} from '@one-dream/contract/features/entries/entries.registrations.ts';
import * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { newSquad } from '../../../../factories/teams.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

async function push(change: object = {}) {
  const body = {
    title: 'Lobby at nine',
    description: 'Be there.',
    type: 'event',
    to: 'everyone',
    ...change,
  } as const;
  return (await server.api.act(calls.sendNotification, { as: admin, body })).data;
}

async function listSent(body: object) {
  return (await server.api.act(calls.listSentNotifications, { as: admin, body })).data;
}

/** A squad that registers and gives its slot back. */
async function comeAndGo() {
  const [squad, tournament] = [await newSquad(server), await openTournament(server)];
  const params = { tournamentId: tournament._id, teamId: squad.id };
  await server.api.act(registerTeam, { as: squad.leader, params });
  await server.api.act(cancelRegistration, { as: squad.leader, params });
  return { squad, tournament };
}

describe('what was sent', () => {
  it('by the product is one row for each event, however many people were notified', async () => {
    const { squad, tournament } = await comeAndGo();
    const [cancelled, registered] = await listSent({ source: 'product', search: squad.name });
    expect(registered).toMatchObject({
      title: `${squad.name} is registered, slot 1`,
      source: 'product',
      recipientCount: 4,
      seenCount: 0,
      linkTitle: tournament.title,
    });
    expect(cancelled).toMatchObject({
      title: `${squad.name} gave its slot back`,
      recipientCount: 4,
    });
    const [reader] = squad.players;
    const { data } = await server.api.act(calls.listNotifications, { as: reader });
    const params = { notificationId: data[0]?._id ?? '' };
    await server.api.act(calls.markSeen, { as: reader, params });
    const [again] = await listSent({ source: 'product', search: squad.name });
    expect(again).toMatchObject({ title: cancelled?.title, seenCount: 1 });
  });

  it('by staff is apart from what the product said', async () => {
    const player = await newPlayer(server);
    const { _id } = await push({ to: player.email, title: 'Only for you' });
    await comeAndGo();
    const [newest] = await listSent({ source: 'staff' });
    expect(newest).toMatchObject({ _id, to: player.email, toName: player.name, source: 'staff' });
    const product = await listSent({ source: 'product' });
    expect(product.map((one) => one._id)).not.toContain(_id);
  });

  it('is narrowed by a part of its title in any case, and by its type', async () => {
    const { _id } = await push({ title: 'Café finals at Livik', type: 'social' });
    expect(await listSent({ search: 'CAFE\u0301 FINALS' })).toMatchObject([{ _id }]);
    expect(await listSent({ search: 'livik', type: 'social' })).toMatchObject([{ _id }]);
    expect(await listSent({ search: 'livik', type: 'event' })).toEqual([]);
    expect(await listSent({ search: '%' })).toEqual([]);
  });

  it.each([
    ['a search with a control character', { search: 'a\u202eb' }, 'search'],
    ['a source that is none', { source: 'nobody' }, 'source'],
    ['a type that is none', { type: 'sms' }, 'type'],
  ])('is not listed for %s', async (_what, body, field) => {
    const answer = await server.api.send(calls.listSentNotifications, {
      as: admin,
      body: body as never,
    });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty(field);
  });

  it('comes page by page, each event once', async () => {
    await comeAndGo();
    const first = await server.api.act(calls.listSentNotifications, {
      as: admin,
      body: { limit: 1, source: 'product' },
    });
    const second = await server.api.act(calls.listSentNotifications, {
      as: admin,
      body: { limit: 1, source: 'product', cursor: first.nextCursor ?? '' },
    });
    expect(second.data[0]?.title).not.toBe(first.data[0]?.title);
  });

  it('is gone from everybody’s list once it is deleted', async () => {
    const { squad } = await comeAndGo();
    const [cancelled] = await listSent({ source: 'product', search: squad.name });
    const params = { notificationId: cancelled?._id ?? '' };
    await server.api.act(calls.deleteSentNotification, { as: admin, params });
    for (const as of squad.players) {
      const { data } = await server.api.act(calls.listNotifications, { as });
      expect(data.map((one) => one.title)).not.toContain(cancelled?.title);
    }
  });
});

describe('a notification', () => {
  it('is marked as their own for whoever did what it tells of, and for nobody else', async () => {
    const { squad } = await comeAndGo();
    const own = async (as: Person | undefined) =>
      (await server.api.act(calls.listNotifications, { as })).data
        .filter((one) => one.title.startsWith(squad.name) && one.type === 'event')
        .map((one) => one.isOwn);
    expect(await own(squad.leader)).toEqual([true, true]);
    expect(await own(squad.players[1])).toEqual([false, false]);
  });

  it('to everyone is their own for whoever wrote it', async () => {
    const { _id } = await push({ title: 'From me to all' });
    const { data } = await server.api.act(calls.listNotifications, { as: admin });
    expect(data.find((one) => one._id === _id)?.isOwn).toBe(true);
    const other = await server.api.act(calls.listNotifications, { as: await newPlayer(server) });
    expect(other.data.find((one) => one._id === _id)?.isOwn).toBe(false);
  });

  it('of a slot has the same subject as the one that takes it back; a message of the staff has none', async () => {
    const { squad, tournament } = await comeAndGo();
    const { data } = await server.api.act(calls.listNotifications, { as: squad.players[1] });
    const [cancelled, registered] = data.filter((one) => one.type === 'event');
    expect(registered?.about).toBe(`slot ${tournament._id}`);
    expect(cancelled?.about).toBe(registered?.about);
    const { _id } = await push();
    const again = await server.api.act(calls.listNotifications, { as: squad.leader });
    expect(again.data.find((one) => one._id === _id)?.about).toBe('');
  });
});
