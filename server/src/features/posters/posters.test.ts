import * as calls from '@one-dream/contract/features/posters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, succeeded } from '../../../tests/support/api.ts';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { newAdmin, type Person } from '../../../tests/support/people.ts';
import { pngDataUrl } from '../../../tests/support/pictures.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await openTestServer();
  admin = await newAdmin(server);
});
afterAll(() => server.close());

const listed = async () => (await server.api.act(calls.listPosters)).data;

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
    expect(made[0]).toMatchObject({
      image: expect.stringMatching(/^\/images\//),
      text_one: 'Quote',
      text_two: 'First',
      text: 'Two\nlines',
      button: { name: 'Join', link: '/tournament' },
    });
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
