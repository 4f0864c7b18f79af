import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createFreshDatabase } from '../../factories/postgres.ts';
import { startSite } from './support/site-process.ts';
import { copyTemplate } from './support/start-test-server.ts';

/** Discord that takes requests and never answers. */
async function openSilentDiscord() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }) => void asked.push(url));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const env = {
    DISCORD_CLIENT_ID: '1',
    DISCORD_CLIENT_SECRET: 'secret',
    DISCORD_BOT_TOKEN: 'token',
    DISCORD_GUILD_ID: '1',
    DISCORD_PUBLIC_KEY: 'ab'.repeat(32),
    DISCORD_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  return { env, asked };
}

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'one-dream-start-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

const template = inject('templateOnServer');

it.skipIf(template === undefined)(
  'a server is ready while what fell due before its start still waits',
  async () => {
    const { url, drop } = await createFreshDatabase({ template: template ?? '' });
    const other = new pg.Client(url);
    await other.connect();
    onTestFinished(async () => {
      await other.end();
      await drop();
    });
    // Whoever follows the posts of tournaments, or begins the jobs of a killed process anew, waits for these.
    await other.query(`select pgboss.create_queue('discord-posts', '{"policy": "standard"}')`);
    await other.query(`insert into pgboss.job (name, data, state, started_on)
      values ('discord-posts', '{"tournamentId": "${randomUUID()}"}', 'active', now() - interval '1 hour')`);
    await other.query('begin');
    await other.query('lock table discord_events in access exclusive mode');
    await other.query(`select id from pgboss.job where state = 'active' for update`);
    const { env } = await openSilentDiscord();
    const site = await startSite({ ...env, DATABASE_URL: url, DATA_DIR: await newDirectory() });
    onTestFinished(async () => void (await site.kill('SIGKILL')));
    await site.ready();
    const answer = await fetch(`${site.url}/api/noauth/tournament`, { method: 'POST' });
    expect(answer.status).toBe(200);
    await other.query('rollback');
    // Done then, without anybody asking.
    await expect
      .poll(async () => {
        const { rows } = await other.query(
          `select state from pgboss.job where name = 'discord-posts'`,
        );
        return rows.map(({ state }) => state);
      })
      .toEqual(['completed']);
  },
);

it('a server that is told to stop ends with 0, whatever keeps it busy', async () => {
  const directory = await newDirectory();
  await copyTemplate(directory);
  const { env, asked } = await openSilentDiscord();
  const site = await startSite({ ...env, DATA_DIR: directory });
  onTestFinished(async () => void (await site.kill('SIGKILL')));
  await site.ready();
  // A job that waits for Discord, and a sender who never comes to an end.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const sender = connect(Number(new URL(site.url).port), '127.0.0.1');
  sender.on('error', () => {});
  await once(sender, 'connect');
  sender.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  sender.write('Content-Length: 50\r\n\r\n{');
  await expect.poll(() => site.isReady()).toBe(true);
  // After ten seconds it would end itself by force, with 1.
  expect(await site.kill('SIGTERM'), site.program.output()).toBe(0);
  sender.destroy();
});
