import { deleteUser, listUsers } from '@one-dream/contract/features/accounts/accounts.ts';
import { userOrders } from '@one-dream/contract/features/users/users.values.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../../../../factories/api.ts';
import { newAdmin, newPlayer, type Person, signInAgain } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

type Order = (typeof userOrders)[number];
let admin: Person;
/** In the order of creation. */
const people: (Person & { seenAt: number | null })[] = [];

const server = await sharedTestServer();
beforeAll(async () => {
  admin = await newAdmin(server);
  // Names that differ only in case, some seen at the same moment or never.
  const names = ['Zoya', 'आरव', 'arjun', 'Zoya', 'ARJUN', 'Bela', 'zoya', 'Énora', 'Arjun', '0ne'];
  const moments = [5, null, 5, 1, null, 5, 9, null, 1, 5];
  for (const [index, name] of names.entries()) {
    const person = await newPlayer(server, { name, discord: index % 2 === 0 });
    const minutes = moments[index] ?? null;
    const seenAt = minutes === null ? null : Date.UTC(2020, 0, 1, 0, minutes);
    if (seenAt === null)
      await server.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
    else {
      await see(person, seenAt);
      // Another browser, last used longer ago.
      await signInAgain(server, person);
      await server.db
        .updateTable('sessions')
        .set({ last_seen_at: new Date(seenAt - 1000) })
        .where('user_id', '=', person.id)
        .where('last_seen_at', '>', new Date(seenAt))
        .execute();
    }
    people.push({ ...person, seenAt });
  }
});

function see({ id }: Person, at: number) {
  const change = server.db.updateTable('sessions').set({ last_seen_at: new Date(at) });
  return change.where('user_id', '=', id).execute();
}

async function read(order: Order, { limit, only }: { limit: number; only?: 'no-discord' }) {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const body = { order, limit, cursor, ...(only && { only }) };
    const page = await server.api.act(listUsers, { as: admin, body });
    seen.push(...page.data.map(({ _id }) => _id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return seen.filter((id) => id !== admin.id);
}

type Listed = (typeof people)[number];
const byId = (a: Listed, b: Listed) => (a.id < b.id ? -1 : 1);
const byBytes = (a: Listed, b: Listed) =>
  Buffer.compare(Buffer.from(a.name.toLowerCase()), Buffer.from(b.name.toLowerCase()));

/** Reimplemented without a database. */
const wanted: Record<Order, () => Listed[]> = {
  newest: () => people.toSorted(byId).toReversed(),
  oldest: () => people.toSorted(byId),
  name: () => people.toSorted((a, b) => byBytes(a, b) || byId(a, b)),
  'name-reversed': () => people.toSorted((a, b) => byBytes(b, a) || byId(b, a)),
  seen: () => [
    ...people
      .filter(({ seenAt }) => seenAt !== null)
      .toSorted((a, b) => Number(b.seenAt) - Number(a.seenAt) || byId(b, a)),
    ...people.filter(({ seenAt }) => seenAt === null).toSorted((a, b) => byId(b, a)),
  ],
  'seen-reversed': () => [
    ...people
      .filter(({ seenAt }) => seenAt !== null)
      .toSorted((a, b) => Number(a.seenAt) - Number(b.seenAt) || byId(a, b)),
    ...people.filter(({ seenAt }) => seenAt === null).toSorted(byId),
  ],
};

describe.each(userOrders)('users by %s', (order) => {
  it.each([1, 2, 3, 100])('come %i to a page, everybody once and in order', async (limit) => {
    expect(await read(order, { limit })).toEqual(wanted[order]().map(({ id }) => id));
  });

  it('are narrowed in the same order', async () => {
    const loose = new Set(people.filter((_one, index) => index % 2 === 1));
    const ids = wanted[order]()
      .filter((one) => loose.has(one))
      .map(({ id }) => id);
    expect(await read(order, { limit: 2, only: 'no-discord' })).toEqual(ids);
  });
});

describe('a sorted list of users', () => {
  it('goes on where it was, even when the last one of a page is gone', async () => {
    const gone = await newPlayer(server, { name: 'Bela' });
    const body = { order: 'name', limit: 100 } as const;
    const { data } = await server.api.act(listUsers, { as: admin, body });
    const limit = data.findIndex(({ _id }) => _id === gone.id) + 1;
    const page = await server.api.act(listUsers, { as: admin, body: { ...body, limit } });
    await server.api.act(deleteUser, { as: admin, body: { userId: gone.id } });
    const cursor = page.nextCursor ?? expect.fail('no next page');
    const rest = await server.api.act(listUsers, { as: admin, body: { ...body, cursor } });
    expect(rest.data.map(({ _id }) => _id)).toEqual(data.slice(limit).map(({ _id }) => _id));
  });

  it('tells moments apart that are a microsecond from each other', async () => {
    const [first, second, third] = people;
    if (!(first && second && third)) return expect.fail('nobody');
    const close = await Promise.all([1, 2, 3].map(() => newPlayer(server)));
    for (const [index, { id }] of close.entries())
      await server.db
        .updateTable('sessions')
        .set((eb) => ({ last_seen_at: eb.val(`2031-01-01T00:00:00.00000${9 - index}Z`) as never }))
        .where('user_id', '=', id)
        .execute();
    expect((await read('seen', { limit: 1 })).slice(0, 3)).toEqual(close.map(({ id }) => id));
    for (const { id } of close)
      await server.api.act(deleteUser, { as: admin, body: { userId: id } });
  });

  it.each(userOrders)('by %s takes any cursor that looks like one', async (order) => {
    for (const key of [
      '',
      'zzz',
      '99999999999999999999',
      '-1',
      '9999999999999999',
      '\u0000',
      '💥',
    ]) {
      const cursor = `${admin.id}${key && `.${Buffer.from(key).toString('base64url')}`}`;
      const answer = await server.api.send(listUsers, { as: admin, body: { order, cursor } });
      expect(answer).toMatchObject(succeeded);
    }
  });

  it('comes newest first where it is searched, whatever the order', async () => {
    const body = { anyOf: ['zoya', 'arjun'], order: 'name' as const, limit: 100 };
    const { data } = await server.api.act(listUsers, { as: admin, body });
    const found = people.filter(({ name }) => /zoya|arjun/i.test(name));
    const ids = found.toSorted((a, b) => byId(b, a)).map(({ id }) => id);
    expect(data.map(({ _id }) => _id)).toEqual(ids);
  });
});
