import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@one-dream/contract/features/auth/auth.ts';
import { createTeam } from '@one-dream/contract/features/teams/teams.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../factories/pictures.ts';
import { type AnswerTimes, watchAnswers } from '../support/answer-times.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { newPlayer } from '../support/people.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { copyTemplate } from '../support/start-test-server.ts';

let cluster: Cluster;
let site: SiteProcess;
beforeAll(async () => {
  cluster = await startCluster();
  // Everybody has an address of their own here, or limits would answer in place of the hashing.
  site = await startSite({ ...cluster.env, TRUST_PROXY: 'on' });
  await site.ready();
});
afterAll(async () => {
  await site?.kill('SIGKILL');
  await cluster?.close();
});

const translate = ({ count, median, p95, slowest }: AnswerTimes) =>
  `${count} asked, median ${Math.round(median ?? -1)} ms, 95 % within ${Math.round(p95 ?? -1)} ms, slowest ${Math.round(slowest ?? -1)} ms`;

describe('500 slow connections', () => {
  it('leave the health check within a second, and are ended after 30 s of one request', async () => {
    const { hostname, port } = new URL(site.url);
    const head = 'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const starts = [head, `${head}Content-Length: 1000\r\n\r\n{`];
    const ends: number[] = [];
    const begun = performance.now();
    const sockets = await Promise.all(
      Array.from({ length: 500 }, async (_, number) => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => {}).on('data', () => {});
        socket.on('close', () => ends.push(performance.now() - begun));
        await new Promise((resolve) => socket.once('connect', resolve));
        socket.write(starts[number % 2] ?? '');
        return socket;
      }),
    );
    const stopWatching = watchAnswers(`${site.url}/healthz`);
    const drip = setInterval(() => sockets.forEach(writeLetter), 1000);
    await sleep(5000);
    const times = await stopWatching();
    expect(ends.length).toBe(0);
    console.info(`500 slow connections: health ${translate(times)}`);
    expect(times.p95).toBeLessThan(1000);
    await expect.poll(() => ends.length, { timeout: 60_000, interval: 500 }).toBe(500);
    clearInterval(drip);
    console.info(
      `500 slow connections: ended after ${Math.round(Math.min(...ends) / 1000)} to ${Math.round(Math.max(...ends) / 1000)} s`,
    );
    expect(Math.max(...ends)).toBeLessThan(60_000);
  });
});

function writeLetter(socket: Socket): void {
  if (socket.writable) socket.write('x');
}

/**
 * Everybody has an address of their own, and is answered: hashed, or told at once to come back later where that would take too
 * long. @returns how many were hashed, and a line that says so
 */
async function signInAtOnce({ api }: SiteProcess): Promise<{ hashed: number; said: string }> {
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, number) =>
      api.send(login, {
        body: { email: `storm${number}@example.in`, password: 'lathi-charge-77' },
        headers: { 'x-forwarded-for': `203.0.${number >> 8}.${number & 255}` },
      }),
    ),
  );
  const took = Math.round(performance.now() - begun);
  const answeredWith = (code: number) => answers.filter(({ status }) => status === code);
  const hashed = answeredWith(401).length;
  const later = answeredWith(503);
  expect(hashed + later.length).toBe(500);
  expect(later.map(({ headers }) => headers.get('retry-after'))).toEqual(later.map(() => '10'));
  return {
    hashed,
    said: `500 sign-ins at once, ${hashed} hashed, ${later.length} told to come back, all answered in ${took} ms`,
  };
}

function expectAnswering({ slowest, p95 }: AnswerTimes): void {
  expect(slowest).not.toBeNull();
  expect(p95).toBeLessThan(1000);
}

describe('500 sign-ins at once', () => {
  it('leave the health check answering, and pictures, which are read by the threads that hash', async () => {
    const leader = await newPlayer(cluster.hands);
    const team = { as: leader, body: { name: 'Of The Storm' }, pictures: { logo: await png() } };
    const { logo } = (await site.api.act(createTeam, team)).team;
    const watches = ['/healthz', logo].map((path) => watchAnswers(site.url + path));
    await sleep(500);
    const { hashed, said } = await signInAtOnce(site);
    const [health, picture] = await Promise.all(watches.map((stop) => stop()));
    if (!health || !picture) return expect.fail();
    expect(hashed).toBeGreaterThan(0);
    console.info(
      `on PostgreSQL: ${said}; health ${translate(health)} (limit 200 ms); a picture ${translate(picture)}`,
    );
    expectAnswering(health);
    expectAnswering(picture);
  });

  it('leave it answering where the database runs in the same process', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'one-dream-floods-'));
    await copyTemplate(directory);
    const embedded = await startSite({ DATA_DIR: directory, TRUST_PROXY: 'on' });
    try {
      await embedded.ready();
      const stop = watchAnswers(`${embedded.url}/healthz`);
      await sleep(500);
      const { hashed, said } = await signInAtOnce(embedded);
      const health = await stop();
      expect(hashed).toBeGreaterThan(0);
      console.info(`embedded: ${said}; health ${translate(health)} (limit 200 ms)`);
      expectAnswering(health);
    } finally {
      await embedded.kill('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    }
  });
});
