import { calls } from '@one-dream/contract/calls.ts';
import { updateOwnProfile } from '@one-dream/contract/features/accounts/accounts.ts';
import * as auth from '@one-dream/contract/features/auth/auth.ts';
import { getOrganisationSettings } from '@one-dream/contract/features/organisation/organisation.ts';
import * as posters from '@one-dream/contract/features/posters/posters.ts';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import * as teams from '@one-dream/contract/features/teams/teams.ts';
import { imageWidths } from '@one-dream/contract/images.ts';
import { cutSection } from '@one-dream/contract/organisation-sections.ts';
import { asWritten } from '@one-dream/contract/texts.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { png, pngDataUrl } from '../../../factories/pictures.ts';
import { nextNumber } from '../../../factories/unique.ts';
import { AppError } from '../../src/errors.ts';
import type { Db } from '../../src/platform/database/schema.ts';
import { sweepPictures } from '../../src/platform/images/sweep-pictures.ts';
import { withPicture } from '../../src/platform/images/with-picture.ts';
import { goodPassword, newAdmin, newOwner, newPlayer } from '../support/people.ts';
import { openS3Server, type S3Server } from '../support/s3-server.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';
import { goodRequests } from './good-requests.ts';

const hour = 60 * 60 * 1000;
const takingPictures = calls.filter(({ call }) => call.pictures || call.carriesPicture);

const isPictureField = (name: string) => ['image', 'banner', 'logo'].includes(name);

/** With a picture where it may be left out. */
function withPictureField(body: object = {}): object {
  return /"(image|banner|logo)":/.test(JSON.stringify(body)) ? body : { ...body, image: '' };
}

/** A good request; of the organisation's sections, one with a picture. */
async function requestOf(server: TestServer, name: string) {
  if (name !== 'saveOrganisationSection') return goodRequests[name]?.(server);
  const as = await newOwner(server);
  const { data } = await server.api.act(getOrganisationSettings, { as });
  const version = data.sections.find(({ section }) => section === 'identity')?.version;
  const values = cutSection('identity', data.organisation);
  return { as, body: { section: 'identity', version, values } };
}

async function listStore({ platform }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of platform.storage.list()) keys.push(key);
  return keys.sort();
}

/** Refuses every transaction at its end from the moment on in which a picture is written; `stop` tells how many. */
function refuseOncePutting(server: TestServer): { stop: () => number } {
  const { platform } = server;
  const { db } = platform;
  let isPut = false;
  let refusals = 0;
  const put = vi.spyOn(platform.storage, 'put');
  put.mockImplementationOnce((object) => {
    isPut = true;
    put.mockRestore();
    return platform.storage.put(object);
  });
  platform.db = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== 'transaction' || !isPut)
        return typeof value === 'function' ? value.bind(target) : value;
      return () => ({
        execute: (run: (trx: Db) => Promise<unknown>) =>
          target.transaction().execute(async (trx) => {
            await run(trx);
            refusals += 1;
            throw new AppError('CONFLICT', asWritten('Refused at the last moment.'));
          }),
      });
    },
  });
  return {
    stop: () => {
      platform.db = db;
      put.mockRestore();
      return refusals;
    },
  };
}

let bucket: S3Server;
const servers = new Map<string, TestServer>();
beforeAll(async () => {
  bucket = await openS3Server();
  servers.set('files', await startTestServer({ works: true }));
  servers.set('a bucket', await startTestServer({ works: true, s3: bucket.config }));
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
  await bucket.close();
});

describe.each(['files', 'a bucket'])('the store of pictures, as %s', (kind) => {
  const on = () => servers.get(kind) as TestServer;

  it.each(takingPictures)(
    'is as before when $feature: $name is refused after the picture was written',
    async ({ call, name }) => {
      const server = on();
      const request = await requestOf(server, name);
      const image = await pngDataUrl(nextNumber());
      const carried = (name: string, value: unknown) => (isPictureField(name) ? image : value);
      const picture = call.carriesPicture
        ? { body: JSON.parse(JSON.stringify(withPictureField(request?.body), carried)) }
        : {};
      const pictures = Object.fromEntries(
        await Promise.all(Object.keys(call.pictures ?? {}).map(async (key) => [key, await png()])),
      );
      const before = await listStore(server);
      const refusing = refuseOncePutting(server);
      const answer = await server.api
        .send(call, { ...request, ...picture, ...(call.pictures && { pictures }) })
        .finally(() => expect(refusing.stop()).toBeGreaterThan(0));
      expect(answer).toMatchObject(refused('CONFLICT'));
      expect(await listStore(server)).toEqual(before);
      expect(await server.rows('kept_pictures')).toEqual(await rowsOf(server));
    },
  );

  /** One row for each picture that is there, as everything in these tests was sent by somebody. */
  async function rowsOf(server: TestServer): Promise<unknown[]> {
    const store = new Set(await listStore(server));
    const rows = await server.rows('kept_pictures');
    return rows.filter(({ path }) => store.has(path.slice(1)));
  }

  it('has one of twenty teams that take the same name at once', async () => {
    const server = on();
    const leaders = await Promise.all(Array.from({ length: 20 }, () => newPlayer(server)));
    const logo = await png(7);
    const before = await listStore(server);
    const answers = await Promise.all(
      leaders.map((as) =>
        server.api.send(teams.createTeam, { as, body: { name: 'One Of Us' }, pictures: { logo } }),
      ),
    );
    const made = answers.flatMap(({ body }) => (body.success ? [body.team as Team] : []));
    expect(made).toHaveLength(1);
    const kept = (await listStore(server)).filter((key) => !before.includes(key));
    const path = made[0]?.logo ?? '';
    expect(kept).toHaveLength(imageWidths(path).length);
    expect(kept).toContain(path.slice(1));
  });

  it('is as before when a known address is registered anew', async () => {
    const server = on();
    const { email } = await newPlayer(server, { password: goodPassword });
    const before = await listStore(server);
    await server.api.act(auth.register, {
      body: { ...{ name: 'Again', email }, ...passwords, terms: 'true' },
      pictures: { image: await png() },
    });
    // Removed after the answer, so that its time tells nobody.
    await expect.poll(() => listStore(server)).toEqual(before);
  });
  const passwords = { password: goodPassword, confirmPassword: goodPassword };

  it('keeps the picture of who sent the same one while another’s was replaced', async () => {
    const server = on();
    const [first, second] = [await newPlayer(server), await newPlayer(server)];
    const image = await png(3);
    const send = (as: { token: string }, picture: Buffer) =>
      server.api.act(updateOwnProfile, {
        ...{ as, body: { name: 'Player' } },
        pictures: { image: picture },
      });
    await send(first, image);
    const replacing = send(first, await png(4));
    const { data } = await send(second, image);
    await replacing;
    expect(await server.platform.storage.has(data.profile.slice(1))).toBe(true);
  });

  it('is swept of what a kill left, a day later, and of nothing else', async () => {
    const server = on();
    const { platform } = server;
    const upload = { picture: await png(nextNumber()), kind: 'poster', field: 'image' } as const;
    let left = '';
    const killed = withPicture(platform, upload, async (path) => {
      left = path.slice(1);
      // Not a database error: whether it was committed is unknown.
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    const as = await newAdmin(server);
    const body = { text_one: '', text_two: '', link: '', image: await pngDataUrl(9) };
    const { data: poster } = await server.api.act(posters.createPoster, { as, body });
    const isThere = async () => [
      await platform.storage.has(left),
      await platform.storage.has(poster.image.slice(1)),
    ];
    await sweepPictures(platform);
    expect(await isThere()).toEqual([true, true]);
    server.clock.advance(22 * hour);
    await sweepPictures(platform);
    expect(await isThere()).toEqual([true, true]);
    server.clock.advance(2 * hour);
    await sweepPictures(platform);
    expect(await isThere()).toEqual([false, true]);
  });

  it('keeps a picture that was used again before it was swept, and gives none that is about to go', async () => {
    const server = on();
    const { platform } = server;
    const as = await newAdmin(server);
    const words = { text_one: '', text_two: '', link: '' };
    const post = (image: string, by = as) =>
      server.api.send(posters.createPoster, { as: by, body: { ...words, image } });
    const { data: first } = await server.api.act(posters.createPoster, {
      ...{ as, body: { ...words, image: await pngDataUrl(nextNumber()) } },
    });
    await server.api.act(posters.deletePoster, { as, params: { posterId: first._id } });
    await sweepPictures(platform);
    expect(await post(first.image)).toMatchObject({ status: 200 });
    server.clock.advance(25 * hour);
    await sweepPictures(platform);
    expect(await platform.storage.has(first.image.slice(1))).toBe(true);

    const later = await newAdmin(server);
    const { profile } = (
      await server.api.act(updateOwnProfile, {
        as: later,
        body: { name: 'Admin' },
        pictures: { image: await png(nextNumber()) },
      })
    ).data;
    expect(await post(profile, later)).toMatchObject(refused('IMAGE_UNSUPPORTED'));
  });
});
