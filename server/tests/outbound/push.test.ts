import { listFailedJobs } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { getPushDevice } from '@one-dream/contract/features/notifications/notifications.push.ts';
import {
  markSeen,
  sendNotification,
} from '@one-dream/contract/features/notifications/notifications.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngDataUrl } from '../../../factories/pictures.ts';
import { createTeam, joinTeam } from '../../../factories/teams.ts';
import { newId } from '../../src/platform/secrets.ts';
import { countWaiting, eventually } from '../support/outbound.ts';
import { newAdmin, newOwner, newPlayer, type Person, signInAgain } from '../support/people.ts';
import {
  allow,
  type PushService,
  startPushService,
  type TestBrowser,
} from '../support/push-service.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';

let server: TestServer;
let service: PushService;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ works: true });
  service = await startPushService({ publicKey: server.platform.push.publicKey });
  admin = await newAdmin(server);
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

type Form = Partial<typeof sendNotification.body._zod.input>;

async function push(to: string, form: Form = {}) {
  const body = { title: 'Scrims', description: 'At nine.', to, type: 'event' as const, ...form };
  return (await server.api.act(sendNotification, { as: admin, body })).data;
}

async function settled(): Promise<void> {
  await eventually(() => countWaiting(server), { isSo: (count) => count === 0 });
}

async function newReader(): Promise<Person & { browser: TestBrowser }> {
  const person = await newPlayer(server);
  return { ...person, browser: await allow(server, { service, as: person }) };
}

const titles = ({ delivered }: TestBrowser) => delivered.map(({ content }) => content.title);

async function failed() {
  return (await server.api.act(listFailedJobs, { as: await newOwner(server) })).data;
}

describe('a notification', () => {
  it('is opened by every browser of the person it is for, and by no other', async () => {
    const reader = await newReader();
    const phone = await allow(server, { service, as: await signInAgain(server, reader) });
    const stranger = await newReader();
    const image = await pngDataUrl(7);
    const sent = await push(reader.email, { link: '/tournament', image });
    await settled();
    for (const browser of [reader.browser, phone]) {
      expect(browser.delivered).toHaveLength(1);
      expect(browser.delivered[0]).toMatchObject({
        content: {
          id: sent._id,
          title: 'Scrims',
          body: 'At nine.',
          link: '/tournament',
          image: expect.stringMatching(/^\/images\/[0-9a-f]{40}-32\.webp$/),
          at: Date.parse(sent.createdAt),
        },
        ttl: 86_400,
        urgency: 'high',
        topic: sent._id.replaceAll('-', ''),
        subject: server.publicUrl,
      });
    }
    expect(stranger.browser.asked).toBe(0);
  });

  it('of the product itself comes as well', async () => {
    const leader = await newReader();
    const team = await createTeam(server, { leader });
    await joinTeam(server, { team, player: await newPlayer(server, { name: 'Diya' }) });
    await settled();
    expect(titles(leader.browser)).toEqual([`Diya joined ${team.name}`]);
    expect(leader.browser.delivered[0]).toMatchObject({
      content: { link: '/profile', image: '' },
      urgency: 'normal',
    });
  });

  it('of any length and script fits', async () => {
    const reader = await newReader();
    await push(reader.email, {
      title: 'स'.repeat(120),
      description: '🎮स'.repeat(600),
      link: `https://example.in/${'a'.repeat(2000)}`,
    });
    await settled();
    const [{ content } = expect.fail()] = reader.browser.delivered;
    expect(content).toMatchObject({ title: 'स'.repeat(120), link: '' });
    expect(content.body).toMatch(/^(🎮स)+🎮…$/u);
  });

  it('that was seen on the site meanwhile is not shown any more', async () => {
    const reader = await newReader();
    reader.browser.answers.push({ status: 503, headers: { 'retry-after': '5' } });
    const { _id } = await push(reader.email);
    await eventually(() => reader.browser.asked, { isSo: (asked) => asked === 1 });
    await server.api.act(markSeen, { as: reader, params: { notificationId: _id } });
    await settled();
    expect(reader.browser.asked).toBe(1);
  });
});

describe('to everyone', () => {
  it('goes out page by page, once to each browser', async () => {
    const reader = await newReader();
    const browsers = Array.from({ length: 350 }, () => service.newBrowser());
    await insertBrowsers(reader, browsers);
    // Two that the service does not take at once, far apart.
    browsers[0]?.answers.push({ status: 429, headers: { 'retry-after': '3' } });
    browsers[299]?.answers.push({ status: 503 }, { status: 503 });
    const begun = Date.now();
    const { _id } = await push('everyone');
    await settled();
    for (const browser of [...browsers, reader.browser])
      expect(browser.delivered.map(({ content }) => content.id)).toEqual([_id]);
    expect((browsers[0]?.delivered[0]?.at ?? 0) - begun).toBeGreaterThan(2_900);
    const { rows } = await sql<{ queue: string; count: number }>`
      select name as queue, count(*)::int as count from pgboss.job
      where data->>'notificationId' = ${_id} group by name order by name`.execute(server.db);
    const [single, pages] = rows;
    expect(single).toEqual({ queue: 'push', count: 2 });
    expect(pages?.queue).toBe('push-broadcast');
    expect(pages?.count).toBeLessThan(10);
    await server.db.deleteFrom('push_subscriptions').execute();
  });
});

describe('a push service', () => {
  it('that asks for a pause is asked again after it, and the browser shows it once', async () => {
    const reader = await newReader();
    reader.browser.answers.push({ status: 429, headers: { 'retry-after': '4' } });
    const begun = Date.now();
    await push(reader.email);
    await settled();
    expect(titles(reader.browser)).toEqual(['Scrims']);
    expect((reader.browser.delivered[0]?.at ?? 0) - begun).toBeGreaterThan(3_900);
  });

  it('that fails is tried again', async () => {
    const reader = await newReader();
    reader.browser.answers.push({ status: 500 }, { status: 503 }, { status: 502 });
    await push(reader.email);
    await settled();
    expect(reader.browser.asked).toBe(4);
    expect(titles(reader.browser)).toEqual(['Scrims']);
  });

  it.each([404, 410])(
    'that answers %i has lost the browser, which is forgotten',
    async (status) => {
      const reader = await newReader();
      const phone = await allow(server, { service, as: await signInAgain(server, reader) });
      reader.browser.answers.push({ status });
      await push(reader.email, { title: 'First' });
      await settled();
      await push(reader.email, { title: 'Second' });
      await settled();
      expect(reader.browser.asked).toBe(1);
      expect(titles(phone).toSorted()).toEqual(['First', 'Second']);
      expect((await server.api.act(getPushDevice, { as: reader })).data.isOn).toBe(false);
      expect(await failed()).toEqual([]);
    },
  );

  it.each([400, 403])('that answers %i is given up, for the owner to see', async (status) => {
    const reader = await newReader();
    const { endpoint } = reader.browser.subscription;
    const body = `{"reason":"BadJwtToken","endpoint":"${endpoint}"}`;
    reader.browser.answers.push({ status, body });
    await push(reader.email);
    await settled();
    const [job] = await failed();
    expect(job).toMatchObject({ queue: 'push', tries: 1 });
    expect(job?.reason).toContain(`${status}: {"reason":"BadJwtToken"`);
    expect(reader.browser.asked).toBe(1);
    const logs = server.logs.join('\n');
    expect(logs).toContain('BadJwtToken');
    expect(logs + job?.reason).not.toContain(new URL(endpoint).pathname.split('/')[2]);
    expect((await server.api.act(getPushDevice, { as: reader })).data.isOn).toBe(true);
    await sql`delete from pgboss.job where state = 'failed'`.execute(server.db);
  });
});

/** More browsers than anybody may have. */
async function insertBrowsers({ id }: Person, browsers: readonly TestBrowser[]): Promise<void> {
  const now = server.platform.now();
  const rows = browsers.map(({ subscription: { endpoint, keys } }) => ({
    subscription: { id: newId(), endpoint, ...keys, created_at: now },
    session_hash: Buffer.from(newId()),
  }));
  await server.db
    .insertInto('sessions')
    .values(
      rows.map(({ session_hash }) => ({
        token_hash: session_hash,
        user_id: id,
        created_at: now,
        last_seen_at: now,
        expires_at: new Date(now.getTime() + 86_400_000),
      })),
    )
    .execute();
  await server.db
    .insertInto('push_subscriptions')
    .values(rows.map(({ subscription, session_hash }) => ({ ...subscription, session_hash })))
    .execute();
}
