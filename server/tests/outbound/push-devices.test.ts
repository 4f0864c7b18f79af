import { deleteUser, updateRole } from '@one-dream/contract/features/accounts/accounts.ts';
import {
  logout,
  requestPasswordReset,
  resetPassword,
} from '@one-dream/contract/features/auth/auth.ts';
import {
  getPushDevice,
  subscribeDevice,
  unsubscribeDevice,
} from '@one-dream/contract/features/notifications/notifications.push.ts';
import { sendNotification } from '@one-dream/contract/features/notifications/notifications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../factories/api.ts';
import { checkInNotices } from '../../src/features/entries/check-in.notices.ts';
import { storePushKeys } from '../../src/features/notifications/push-keys.queries.ts';
import { makePushKeys } from '../../src/platform/push/push.ts';
import { newId } from '../../src/platform/secrets.ts';
import { to, unlogged } from '../../src/platform/work/domain-events.ts';
import { inUnitOfWork } from '../../src/platform/work/unit-of-work.ts';
import { mailsTo, tokenMailedTo } from '../support/mail-box.ts';
import { countWaiting, eventually } from '../support/outbound.ts';
import {
  goodPassword,
  newAdmin,
  newOwner,
  newPlayer,
  type Person,
  signInAgain,
} from '../support/people.ts';
import { allow, type PushService, startPushService } from '../support/push-service.ts';
import { startTestServer, type TestServer } from '../support/start-test-server.ts';

let server: TestServer;
let service: PushService;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ works: true });
  service = await startPushService({ publicKey: server.platform.push.publicKey });
  owner = await newOwner(server);
});
afterAll(async () => {
  await server.close();
  await service.stop();
});

async function tellEveryone(): Promise<void> {
  const body = { title: 'Scrims', description: 'At nine.', to: 'everyone', type: 'event' } as const;
  await server.api.act(sendNotification, { as: owner, body });
  await eventually(() => countWaiting(server), { isSo: (count) => count === 0 });
}

async function isOn(as: Person): Promise<boolean> {
  return (await server.api.act(getPushDevice, { as })).data.isOn;
}

describe('a browser shows notifications', () => {
  it('until it is turned off there; the other one goes on', async () => {
    const player = await newPlayer(server);
    const again = await signInAgain(server, player);
    const [first, second] = [
      await allow(server, { service, as: player }),
      await allow(server, { service, as: again }),
    ];
    expect([await isOn(player), await isOn(again)]).toEqual([true, true]);
    await server.api.act(unsubscribeDevice, { as: player });
    expect([await isOn(player), await isOn(again)]).toEqual([false, true]);
    await tellEveryone();
    expect([first.asked, second.asked]).toEqual([0, 1]);
  });

  const ends: Record<string, (player: Person) => Promise<unknown>> = {
    'signs out': (as) => server.api.act(logout, { as }),
    'has a new password': async ({ email }) => {
      await server.api.act(requestPasswordReset, { body: { email } });
      const token = await tokenMailedTo(server, { address: email, page: 'reset-password' });
      const body = { newPassword: goodPassword, confirmPassword: goodPassword };
      return server.api.act(resetPassword, { params: { token }, body });
    },
    'has another role': ({ id }) =>
      server.api.act(updateRole, { as: owner, body: { userId: id, newRole: 'admin' } }),
    'is deleted': ({ id }) => server.api.act(deleteUser, { as: owner, body: { userId: id } }),
  };
  it.each(Object.entries(ends))('until its person %s; other people go on', async (_, end) => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    const [gone, stays] = [
      await allow(server, { service, as: player }),
      await allow(server, { service, as: other }),
    ];
    await end(player);
    await tellEveryone();
    expect([gone.asked, stays.delivered.length]).toEqual([0, 1]);
  });

  it('until the session is idle for too long, before anything has swept it away', async () => {
    const admin = await newAdmin(server);
    const player = await newPlayer(server);
    const [idle, stays] = [
      await allow(server, { service, as: admin }),
      await allow(server, { service, as: player }),
    ];
    // Admins stay signed in for a day.
    await server.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('user_id', 'in', [admin.id, player.id])
      .execute();
    await tellEveryone();
    expect([idle.asked, stays.delivered.length]).toEqual([0, 1]);
  });

  it('and a mail goes in its place, once it is idle, where somebody has to act', async () => {
    const [admin, player] = [await newAdmin(server), await newPlayer(server)];
    await allow(server, { service, as: admin });
    const browser = await allow(server, { service, as: player });
    await server.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(server.now().getTime() - 25 * 60 * 60 * 1000) })
      .where('user_id', 'in', [admin.id, player.id])
      .execute();
    const cup = { id: newId(), title: 'Monsoon Cup', banner: '' };
    const notice = checkInNotices.missing({
      ...cup,
      checkin_closes_at: null,
      first_match_at: null,
    });
    const told = unlogged(() => ({ notices: [to([admin.id, player.id], notice)] }));
    await inUnitOfWork(server.platform, (work) => work.happened(told, {}));
    const [mail] = await mailsTo(server, { address: admin.email });
    expect(mail?.subject).toContain('Your squad is not checked in');
    await eventually(() => countWaiting(server), { isSo: (count) => count === 0 });
    expect(browser.delivered).toHaveLength(1);
    expect(await server.sandbox.mail.list({ to: player.email })).toEqual([]);
  });

  it('of whoever signed in there last', async () => {
    const [before, after] = [await newPlayer(server), await newPlayer(server)];
    const browser = await allow(server, { service, as: before });
    await server.api.act(subscribeDevice, { as: after, body: browser.subscription });
    expect([await isOn(before), await isOn(after)]).toEqual([false, true]);
    await tellEveryone();
    expect(browser.delivered).toHaveLength(1);
  });

  it('under its newest address only', async () => {
    const player = await newPlayer(server);
    const old = await allow(server, { service, as: player });
    const renewed = await allow(server, { service, as: player });
    await tellEveryone();
    expect([old.asked, renewed.delivered.length]).toEqual([0, 1]);
  });

  it('and nobody else takes that away: the address alone proves nothing', async () => {
    const [player, thief] = [await newPlayer(server), await newPlayer(server)];
    const browser = await allow(server, { service, as: player });
    const { keys } = service.newBrowser().subscription;
    const body = { endpoint: browser.subscription.endpoint, keys };
    const answer = await server.api.send(subscribeDevice, { as: thief, body });
    expect(answer).toMatchObject(refused('CONFLICT'));
    await server.api.act(unsubscribeDevice, { as: thief });
    await tellEveryone();
    expect(browser.delivered).toHaveLength(1);
  });

  it('for ten browsers of a person: the eleventh takes the place of the first', async () => {
    const player = await newPlayer(server);
    const browsers = [];
    for (let count = 0; count < 11; count++)
      browsers.push(await allow(server, { service, as: await signInAgain(server, player) }));
    await tellEveryone();
    expect(browsers.map(({ asked }) => asked)).toEqual([0, ...Array.from({ length: 10 }, () => 1)]);
  });
});

describe('what a browser names as its address', () => {
  it('is the push service of a browser, or refused', async () => {
    const player = await newPlayer(server);
    const { keys } = service.newBrowser().subscription;
    for (const endpoint of [
      'https://10.0.0.1/send',
      'https://169.254.169.254/latest/meta-data',
      'https://localhost/send',
      'https://example.in/send',
      'ftp://fcm.googleapis.com/send',
    ]) {
      const answer = await server.api.send(subscribeDevice, {
        as: player,
        body: { endpoint, keys },
      });
      expect(answer).toMatchObject(
        refused('INVALID', { fields: { endpoint: expect.any(String) } }),
      );
    }
    expect(await isOn(player)).toBe(false);
  });

  it('comes with keys that something can be encrypted for', async () => {
    const { endpoint, keys } = service.newBrowser().subscription;
    const body = { endpoint, keys: { ...keys, p256dh: 'B'.repeat(87) } };
    const answer = await server.api.send(subscribeDevice, { as: await newPlayer(server), body });
    expect(answer).toMatchObject(refused('INVALID'));
  });
});

// Last: what was there before goes with the old keys.
describe('the keys of the site', () => {
  it('are made once; with new ones, browsers that took the old are forgotten', async () => {
    const { db, platform, logs } = server;
    const player = await newPlayer(server);
    await allow(server, { service, as: player });
    const kept = await storePushKeys(db, makePushKeys);
    expect(await storePushKeys(db, makePushKeys)).toEqual(kept);
    expect(kept.publicKey).toBe(platform.push.publicKey);
    expect(await isOn(player)).toBe(true);
    expect(logs.join('\n')).not.toContain(kept.privateKey);
    await db.deleteFrom('site_keys').where('name', '=', 'web-push').execute();
    expect((await storePushKeys(db, makePushKeys)).publicKey).not.toBe(kept.publicKey);
    expect(await isOn(player)).toBe(false);
  });
});
