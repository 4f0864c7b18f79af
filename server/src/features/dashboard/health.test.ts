import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as calls from '@one-dream/contract/features/dashboard/dashboard.health.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import { newAdmin, newOwner, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { version } from '../../version.ts';
import { lookForRelease } from './releases.actions.ts';
import { insertBackup } from './site.queries.ts';
import { tellOfOldBackup } from './site-watch.jobs.ts';

const server = await sharedTestServer();
let owner = await newOwner(server);
afterEach(() => server.sandbox.mail.faults.clear());

const day = 24 * 60 * 60 * 1000;

async function lineOf(name: calls.HealthName, as: Person = owner) {
  const { data } = await server.api.act(calls.getHealth, { as });
  return data.find((line) => line.name === name);
}

async function titles(as: Person) {
  return (await server.api.act(listNotifications, { as })).data.map(({ title }) => title);
}

describe('is everything right?', () => {
  it('every part is looked at, for admins too, and says what to do where it is not', async () => {
    const { data } = await server.api.act(calls.getHealth, { as: await newAdmin(server) });
    expect(data.map(({ name }) => name)).toEqual([...calls.healthNames]);
    const states = Object.fromEntries(data.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ mail: 'ok', google: 'ok', storage: 'ok', clock: 'ok' });
    expect(states).toMatchObject({ backup: 'todo', queue: 'ok', version: 'ok' });
    for (const { say } of data) expect(say).toMatch(/\S/);
    expect(data.find(({ name }) => name === 'backup')?.say).toContain('Set BACKUP_KEY');
  });

  it('a test mail tells what the mail server said, whether it took it or not', async () => {
    const taken = await server.api.act(calls.sendTestMail, { as: owner });
    expect(taken).toMatchObject({ isTaken: true, said: expect.stringMatching(/^250 /) });
    await mailsTo(server, { address: owner.email });
    server.sandbox.mail.faults.next({ route: 'message', status: 550 });
    const sent = await server.api.act(calls.sendTestMail, { as: owner });
    expect(sent).toMatchObject({ isTaken: false, said: expect.stringMatching(/^550 /) });
    const answer = await server.api.send(calls.sendTestMail, { as: await newAdmin(server) });
    expect(answer).toMatchObject(refused('NOT_ALLOWED'));
  });

  it('a backup that grew old is told to the owner', async () => {
    server.platform.backups = { place: server.platform.storage, secret: '', directory: '' };
    onTestFinished(() => void Object.assign(server.platform, { backups: undefined }));
    await insertBackup(server.db, { name: 'x', made_at: server.now(), bytes: 1 });
    await tellOfOldBackup(server.platform);
    expect((await lineOf('backup'))?.state).toBe('ok');
    server.clock.advance(3 * day);
    // Sessions of staff do not last that long.
    owner = await newOwner(server);
    await tellOfOldBackup(server.platform);
    expect(await titles(owner)).toContain('The newest backup is 3 days old');
    expect((await lineOf('backup'))?.state).toBe('failing');
  });

  it('a newer version is told once, in its three lines; the feed learns nothing of this site', async () => {
    const heard: IncomingMessage['headers'][] = [];
    const release = {
      version: '9.0.0',
      changes: ['One.', 'Two', 'Three.'],
      breaking: 'Read this.',
    };
    const releases = [{ version: '0.0.1', changes: ['Old.'] }, release];
    const feed = createServer((request, response) => {
      heard.push({ ...request.headers, url: request.url });
      response.end(JSON.stringify({ releases }));
    }).listen(0, '127.0.0.1');
    await once(feed, 'listening');
    onTestFinished(() => void feed.close());
    server.platform.releaseFeed = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/releases.json`;
    await lookForRelease(server.platform);
    await lookForRelease(server.platform);
    expect((await titles(owner)).filter((title) => title === 'Version 9.0.0 is out')).toHaveLength(
      1,
    );
    expect(await lineOf('version')).toMatchObject({
      state: 'todo',
      say: '9.0.0 is out: One. Two. Three. Before you upgrade: Read this.',
    });
    const [request] = heard;
    expect(request?.url).toBe('/releases.json');
    expect(JSON.stringify(request)).not.toContain(version);
    expect(Object.keys(request ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'sec-fetch-mode',
      'url',
      'user-agent',
    ]);
    expect(request?.['user-agent']).toBe('one-dream');
  });
});
