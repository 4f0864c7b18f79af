import * as calls from '@one-dream/contract/features/notifications/notifications.ts';
import { describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const pushed = { title: 'Lobby at nine', description: 'Be there.', type: 'event' } as const;

async function push(to: string, change: object = {}) {
  const body = { ...pushed, to, ...change };
  return (await server.api.act(calls.sendNotification, { as: admin, body })).data;
}

const listed = (as: Person) => server.api.act(calls.listNotifications, { as });
const idsOf = (page: { data: { _id: string }[] }) => page.data.map(({ _id }) => _id);

describe('notifications', () => {
  it('reach the person or everyone they are addressed to, newest first', async () => {
    const [reader, other] = [await newPlayer(server), await newPlayer(server)];
    const mine = await push(reader.email.toUpperCase());
    const all = await push('everyone');
    const page = await listed(reader);
    expect(idsOf(page)).toEqual([all._id, mine._id]);
    expect(page.data[1]).toMatchObject({ ...pushed, to: reader.email, isSeen: [], deleteby: [] });
    expect(page).toMatchObject({ unseen: 2, nextCursor: null });
    expect(idsOf(await listed(other))).toEqual([all._id]);
  });

  it('seen or deleted are so for the reader alone, who is answered the updated list', async () => {
    const [reader, other] = [await newPlayer(server), await newPlayer(server)];
    const { _id } = await push('everyone');
    const params = { notificationId: _id };
    const seen = await server.api.act(calls.markSeen, { as: reader, params });
    expect(seen.data.find((one) => one._id === _id)?.isSeen).toEqual([reader.id]);
    const left = await server.api.act(calls.deleteNotification, { as: reader, params });
    expect(idsOf(left)).not.toContain(_id);
    expect(idsOf(await listed(reader))).toEqual(idsOf(left));
    const others = (await listed(other)).data.find((one) => one._id === _id);
    expect(others).toMatchObject({ isSeen: [], deleteby: [] });
  });

  it('of somebody else are neither seen nor deleted', async () => {
    const [reader, stranger] = [await newPlayer(server), await newPlayer(server)];
    const { _id } = await push(reader.email);
    for (const call of [calls.markSeen, calls.deleteNotification]) {
      const answer = await server.api.send(call, { as: stranger, params: { notificationId: _id } });
      expect(answer).toMatchObject(refused('NOT_FOUND'));
    }
    expect((await listed(reader)).data[0]).toMatchObject({ _id, isSeen: [] });
  });

  it('come page by page, each once', async () => {
    const reader = await newPlayer(server);
    for (const title of ['One', 'Two', 'Three']) await push(reader.email, { title });
    const first = await server.api.act(calls.listNotifications, { as: reader, body: { limit: 2 } });
    const cursor = first.nextCursor ?? '';
    const second = await server.api.act(calls.listNotifications, { as: reader, body: { cursor } });
    const own = [...first.data, ...second.data].filter(({ to }) => to === reader.email);
    expect(own.map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
  });

  it.each([
    ['an address that nobody has', { to: 'nobody@example.in' }, 'to'],
    ['no recipient', { to: '' }, 'to'],
    ['no title', { title: ' ' }, 'title'],
    ['a type that is none', { type: 'other' }, 'type'],
    ['a script as link', { link: 'javascript:alert(1)' }, 'link'],
  ])('are not sent with %s, which is told at its field', async (_what, change, field) => {
    const body = { ...pushed, to: 'everyone', ...change } as never;
    const answer = await server.api.send(calls.sendNotification, { as: admin, body });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty(field);
  });

  it('that an admin deletes are gone for everybody, and the answer is the new list', async () => {
    const reader = await newPlayer(server);
    const { _id } = await push('everyone');
    const params = { notificationId: _id };
    const answer = await server.api.act(calls.deleteSentNotification, { as: admin, params });
    expect(idsOf(answer)).not.toContain(_id);
    expect(idsOf(await listed(reader))).not.toContain(_id);
    expect(
      await server.api.send(calls.deleteSentNotification, { as: admin, params }),
    ).toMatchObject(refused('NOT_FOUND'));
  });

  it('tell admins whom they reached and who has seen them', async () => {
    const reader = await newPlayer(server);
    const { _id } = await push(reader.email);
    const params = { notificationId: _id };
    expect(await server.api.send(calls.markSeen, { as: reader, params })).toMatchObject(succeeded);
    const { data } = await server.api.act(calls.listSentNotifications, { as: admin });
    const sent = data.find((one) => one._id === _id);
    expect(sent).toMatchObject({ to: reader.email, seenCount: 1, recipientCount: 1 });
  });
});
