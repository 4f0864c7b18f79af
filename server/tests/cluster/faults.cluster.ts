import { setTimeout as sleep } from 'node:timers/promises';
import { checkToken, login, register } from '@one-dream/contract/features/auth/auth.ts';
import { listTournamentsPublicly } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchAnswers } from '../support/answer-times.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { goodPassword, newPlayer } from '../support/people.ts';
import { startSite } from '../support/site-process.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.close());

/** Milliseconds that work took. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; took: number }> {
  const begun = performance.now();
  const result = await work;
  return { result, took: Math.round(performance.now() - begun) };
}

async function backIn(): Promise<number> {
  const times = await Promise.all(cluster.sites.map((site) => site.ready()));
  return Math.round(Math.max(...times));
}

describe('the database away', () => {
  it.each(['cut', 'hang'] as const)(
    'in flight (%s): refused in time, nobody signed out, back by itself',
    async (how) => {
      const player = await newPlayer(cluster.hands);
      const [site, other] = cluster.sites;
      const check = () => site.api.send(checkToken, { params: { token: player.token } });
      expect((await check()).status).toBe(200);
      // Some of them are on their way when it happens.
      const calls = Array.from({ length: 20 }, () => timed(check()));
      const { postgres } = cluster.proxies;
      // The health check asks no database: what it waits for is the machine, which may be busy elsewhere.
      const stopWatching = watchAnswers(`${site.url}/healthz`);
      await postgres[how]();
      const during = [...calls, timed(check()), timed(other.api.send(listTournamentsPublicly))];
      await sleep(100);
      during.push(...Array.from({ length: 20 }, () => timed(check())));
      const answers = await Promise.all(during);
      for (const { result } of answers) expect([200, 503]).toContain(result.status);
      const { took } = await timed(site.isReady());
      const slowest = Math.max(...answers.map((answer) => answer.took));
      expect(await site.isReady()).toBe(false);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      const late = await Promise.all(Array.from({ length: 5 }, () => timed(check())));
      for (const { result } of late) expect(result.status).toBe(503);
      await postgres.heal();
      const back = await backIn();
      expect((await check()).status).toBe(200);
      const delay = (await stopWatching()).slowest ?? 0;
      expect(slowest).toBeLessThan(2000 + delay);
      expect(back).toBeLessThan(5000 + delay);
      console.info(
        `database away (${how}): refused within ${slowest} ms, not ready told in ${took} ms, back in ${back} ms`,
      );
    },
  );

  it('at the start: alive, not ready, ready by itself once it comes', async () => {
    await cluster.proxies.postgres.cut();
    const site = await startSite(cluster.env);
    try {
      await expect
        .poll(
          () =>
            fetch(`${site.url}/healthz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 30_000 },
        )
        .toBe(200);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
      expect((await site.api.send(listTournamentsPublicly)).body).toMatchObject({
        code: 'UNAVAILABLE',
      });
      await cluster.proxies.postgres.heal();
      const back = Math.round(await site.ready());
      console.info(`database away at the start: ready ${back} ms after it came`);
      expect((await site.api.send(listTournamentsPublicly)).status).toBe(200);
    } finally {
      await site.kill('SIGKILL');
      await cluster.proxies.postgres.heal();
      await backIn();
    }
  });
});

describe('Redis away', () => {
  it('limits hold in each process, nothing fails', async () => {
    const [site] = cluster.sites;
    const { redis } = cluster.proxies;
    const { email } = await newPlayer(cluster.hands, { password: goodPassword });
    await redis.cut();
    const body = { email, password: 'wrong-password-1' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => timed(site.api.send(login, { body }))),
    );
    const statuses = answers.map(({ result }) => result.status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect((await site.api.send(listTournamentsPublicly)).status).toBe(200);
    await redis.heal();
  });
});

describe('the mail server away', () => {
  it('signing up works, and every mail arrives once it is back', async () => {
    const before = (await cluster.mail.list()).length;
    await cluster.proxies.smtp.cut();
    for (let turn = 0; turn < 8; turn++) {
      const body = {
        name: `Late ${turn}`,
        email: `late${turn}@example.in`,
        password: goodPassword,
        confirmPassword: goodPassword,
        terms: 'true' as const,
      };
      const { api } = cluster.sites[turn % 2] ?? expect.fail();
      expect((await api.send(register, { body })).status).toBe(200);
    }
    // Long enough for tries that fail.
    await sleep(3000);
    expect((await cluster.mail.list()).length).toBe(before);
    await cluster.proxies.smtp.heal();
    const { took } = await timed(
      expect
        .poll(async () => (await cluster.mail.list()).length, { timeout: 60_000, interval: 200 })
        .toBe(before + 8),
    );
    console.info(`mail server away: all 8 mails arrived ${took} ms after it was back`);
    const to = new Set((await cluster.mail.list()).flatMap((mail) => mail.to));
    for (let turn = 0; turn < 8; turn++) expect([...to].join()).toContain(`late${turn}@example.in`);
  });
});
