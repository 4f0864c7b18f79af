import type { CallBodyInput } from '@one-dream/contract/call.ts';
import * as calls from '@one-dream/contract/features/posters/posters.ts';
import { postersMax } from '@one-dream/contract/features/posters/posters.values.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../../factories/api.ts';
import { pngDataUrl } from '../../../../factories/pictures.ts';
import { eventually } from '../../../tests/support/outbound.ts';
import { newAdmin, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { newId } from '../../platform/secrets.ts';

let admin: Person;

const server = await sharedTestServer({ works: true });
beforeAll(async () => {
  admin = await newAdmin(server);
});

const minute = 60_000;
const listed = async () => (await server.api.act(calls.listPosters)).data;
const all = async () => (await server.api.act(calls.listAllPosters, { as: admin })).data;
const inMinutes = (minutes: number) =>
  new Date(server.platform.now().getTime() + minutes * minute).toISOString();

async function newPoster(form: Partial<CallBodyInput<typeof calls.createPoster>> = {}) {
  const body = { image: await pngDataUrl(), ...form };
  return (await server.api.act(calls.createPoster, { as: admin, body })).data;
}

const formOf = ({ _id, ...form }: calls.Poster) => form;
const change = ({ _id }: { _id: string }, body: object) =>
  server.api.send(calls.updatePoster, {
    as: admin,
    params: { posterId: _id },
    body: body as never,
  });
const remove = ({ _id }: { _id: string }) =>
  server.api.act(calls.deletePoster, { as: admin, params: { posterId: _id } });
const sameAs = (wanted: object) => (seen: object) =>
  JSON.stringify(seen) === JSON.stringify(wanted);

describe('posters', () => {
  it('are shown to visitors in the order in which they were made', async () => {
    expect(await listed()).toEqual([]);
    const made = [];
    for (const text_two of ['First', 'Second']) {
      const { data } = await server.api.act(calls.createPoster, {
        as: admin,
        body: {
          image: await pngDataUrl(),
          text_one: 'Quote',
          text_two,
          text: 'Two\nlines',
          button: { name: 'Join', link: '/tournament' },
        },
      });
      made.push(data);
    }
    expect(await listed()).toEqual(made);
    expect((await all()).map(({ _id }) => _id)).toEqual(made.map(({ _id }) => _id));
    expect(made[0]).toMatchObject({
      image: expect.stringMatching(/^\/images\//),
      text_one: 'Quote',
      text_two: 'First',
      text: 'Two\nlines',
      button: { name: 'Join', link: '/tournament' },
    });
    for (const poster of made) await remove(poster);
  });

  it.each([
    ['no picture', { image: '' }, 'INVALID', 'image'],
    ['a picture by address', { image: 'https://example.in/a.png' }, 'IMAGE_UNSUPPORTED', 'image'],
    [
      'a script as link',
      { button: { name: 'x', link: 'javascript:alert(1)' } },
      'INVALID',
      'button.link',
    ],
    [
      'another site without https',
      { button: { name: 'x', link: 'http://a.in' } },
      'INVALID',
      'button.link',
    ],
    [
      'a site in place of a path',
      { button: { name: 'x', link: '//a.in' } },
      'INVALID',
      'button.link',
    ],
  ] as const)('refuse %s at its field', async (_what, change, code, field) => {
    const before = await listed();
    const body = { image: await pngDataUrl(), ...change };
    const answer = await server.api.send(calls.createPoster, { as: admin, body });
    expect(answer).toMatchObject(refused(code));
    expect(answer.body.fields).toHaveProperty([field]);
    expect(await listed()).toEqual(before);
  });

  it('are changed: texts, link, picture and times, with the picture kept that stays', async () => {
    const made = await newPoster({ text_two: 'Before' });
    const [before] = (await all()).filter(({ _id }) => _id === made._id);
    const body = { ...formOf(made), text_two: 'After', shownUntil: inMinutes(60), version: 1 };
    const first = await change(made, body);
    const data = { text_two: 'After', image: made.image, version: 2 };
    expect(first).toMatchObject({ ...succeeded, body: { data } });
    expect(before).toMatchObject({ text_two: 'Before', shownUntil: null, version: 1 });
    expect(await listed()).toContainEqual({ ...made, text_two: 'After' });

    // Somebody else had it open meanwhile.
    expect(await change(made, body)).toMatchObject(refused('STALE'));
    const replaced = { ...body, version: 2, image: await pngDataUrl(2) };
    const changed = await change(made, replaced);
    expect(changed).toMatchObject(succeeded);
    expect((changed.body.data as calls.Poster).image).not.toBe(made.image);
    await remove(made);
    expect(await change(made, replaced)).toMatchObject(refused('NOT_FOUND'));
  });

  it.each([
    ['an end before the beginning', { shownFrom: 120, shownUntil: 60 }],
    ['an end that has passed', { shownFrom: null, shownUntil: -1 }],
  ])('refuse %s', async (_what, { shownFrom, shownUntil }) => {
    const times = {
      shownFrom: shownFrom === null ? null : inMinutes(shownFrom),
      shownUntil: inMinutes(shownUntil),
    };
    const poster = await newPoster();
    const body = { ...formOf(poster), ...times };
    const answers = [
      await server.api.send(calls.createPoster, { as: admin, body }),
      await change(poster, { ...body, version: 1 }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(refused('INVALID'));
      expect(answer.body.fields).toHaveProperty('shownUntil');
    }
    await remove(poster);
  });

  it('come and go at their moments, in the list and on the home page, without anybody writing', async () => {
    for (const poster of await all()) await remove(poster);
    const always = await newPoster({ text_two: 'Always' });
    const timed = await newPoster({
      text_two: 'For an hour',
      shownFrom: inMinutes(60),
      shownUntil: inMinutes(120),
    });
    const seen = async () => {
      const html = await (await fetch(server.url)).text();
      const json = /id="page">([^<]*)</.exec(html)?.[1];
      const { queries } = json ? JSON.parse(json).queries : { queries: [] };
      const posters = queries.find(
        ({ queryKey }: { queryKey: string[] }) => queryKey[0] === 'posters',
      );
      return {
        list: (await listed()).map(({ text_two }) => text_two),
        home: posters?.state.data.map((one: { text_two: string }) => one.text_two),
      };
    };
    const both = (texts: string[]) => ({ isSo: sameAs({ list: texts, home: texts }) });
    await eventually(seen, both(['Always']));
    server.clock.advance(59 * minute);
    expect((await seen()).list).toEqual(['Always']);
    server.clock.advance(minute);
    await eventually(seen, both(['Always', 'For an hour']));
    server.clock.advance(60 * minute);
    await eventually(seen, both(['Always']));
    // Two hours after the sign-in, deleting a poster needs a confirmation.
    admin = await newAdmin(server);

    // It stays, and its texts may be changed without a new end.
    const over = (await all()).find(({ _id }) => _id === timed._id) ?? expect.fail('gone');
    const { _id, ...form } = over;
    const changed = await change(over, { ...form, text_two: 'It was fun' });
    expect(changed).toMatchObject({ ...succeeded, body: { data: { text_two: 'It was fun' } } });
    for (const poster of [always, timed]) await remove(poster);
  });

  it('are put into another order, all of them or none', async () => {
    for (const poster of await all()) await remove(poster);
    const made = [];
    for (const text_two of ['A', 'B', 'C']) made.push(await newPoster({ text_two }));
    const ids = (await all()).map(({ _id }) => _id);
    const turned = ids.toReversed();
    const { data } = await server.api.act(calls.orderPosters, { as: admin, body: { ids: turned } });
    expect(data.map(({ _id }) => _id)).toEqual(turned);
    expect((await listed()).map(({ _id }) => _id)).toEqual(turned);
    const last = await newPoster({ text_two: 'D' });
    expect((await all()).map(({ _id }) => _id)).toEqual([...turned, last._id]);

    for (const wrong of [turned, [...turned, turned[0] ?? ''], [...turned, newId()]]) {
      expect(
        await server.api.send(calls.orderPosters, { as: admin, body: { ids: wrong } }),
      ).toMatchObject(refused('STALE'));
    }
    expect((await all()).map(({ _id }) => _id)).toEqual([...turned, last._id]);
    for (const poster of [...made, last]) await remove(poster);
  });

  it('are at most a hundred, over ones included', async () => {
    const poster = await newPoster();
    const { rows } = await sql<{ id: string }>`
      insert into posters (id, image, text_one, text_two, text, button_name, button_link, created_at, place)
      select gen_random_uuid(), 'x', '', '', '', '', '', now(), n
      from generate_series(1, ${postersMax - 1}) as n returning id
    `.execute(server.db);
    const body = { image: await pngDataUrl() };
    expect(await server.api.send(calls.createPoster, { as: admin, body })).toMatchObject(
      refused('CONFLICT'),
    );
    const ids = rows.map(({ id }) => id);
    await server.db.deleteFrom('posters').where('id', 'in', ids).execute();
    await remove(poster);
  });

  it('go when an admin deletes them', async () => {
    const body = { image: await pngDataUrl() };
    const { data } = await server.api.act(calls.createPoster, { as: admin, body });
    const params = { posterId: data._id };
    expect(await server.api.send(calls.deletePoster, { as: admin, params })).toMatchObject(
      succeeded,
    );
    expect((await listed()).map((poster) => poster._id)).not.toContain(data._id);
    expect(await server.api.send(calls.deletePoster, { as: admin, params })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });
});
