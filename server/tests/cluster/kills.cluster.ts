import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { Squad } from '../../../factories/site.ts';
import { tryRegister } from '../../../factories/tournaments.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { type Cluster, handsOf, startCluster } from '../support/cluster.ts';
import { freePort } from '../support/free-port.ts';
import { insertSquads } from '../support/insert-squads.ts';
import { insertTournament } from '../support/insert-tournaments.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { expectNothingLost } from '../support/sound-registrations.ts';

/** How often each arena's process is killed; `KILLS=20` for the long run. */
const kills = Number(process.env.KILLS ?? 4);
const perKill = 25;

/** Kills and restarts one process while teams stream in. @returns what was acknowledged, and the restarts' times */
async function killInStream({
  sites,
  victim,
  restart,
  squads,
  tournament,
}: {
  sites: () => SiteProcess[];
  victim: () => SiteProcess;
  restart: () => Promise<SiteProcess>;
  squads: Squad[];
  tournament: { _id: string };
}) {
  const acknowledged = new Map<string, number>();
  const downtimes: number[] = [];
  const waiting = [...squads];
  let isOver = false;
  const enter = async (worker: number) => {
    for (let turn = worker; !isOver; turn++) {
      const team = waiting.shift();
      if (!team) return;
      const all = sites();
      const { api } = all[turn % all.length] ?? expect.fail();
      const side = { team, tournament };
      const answer = await tryRegister({ api } as never, side).catch(() => undefined);
      // Broken off: nobody knows. The leader tries again, and may be in already.
      if (!answer) {
        waiting.push(team);
        await sleep(20);
        continue;
      }
      const { status, body } = answer;
      if (status === 200) acknowledged.set(team.id, (body.data as { slot: number }).slot);
      else expect(body.code).toBe('ALREADY_REGISTERED');
    }
  };
  const workers = [0, 1, 2, 3].map(enter);
  for (let kill = 0; kill < kills; kill++) {
    const target = acknowledged.size + 6;
    while (acknowledged.size < target && waiting.length > 0) await sleep(5);
    await sleep(kill % 7);
    await victim().kill('SIGKILL');
    const begun = performance.now();
    await (await restart()).ready();
    downtimes.push(performance.now() - begun);
  }
  isOver = waiting.length === 0;
  await Promise.all(workers);
  return { acknowledged, downtimes };
}

function report(name: string, acknowledged: Map<string, number>, downtimes: number[]) {
  const times = downtimes.map(Math.round).sort((one, other) => one - other);
  const middle = times[times.length >> 1];
  console.info(
    `${kills} times kill -9 ${name}: ${acknowledged.size} acknowledged, 0 missing, ready again after ${middle} ms in the middle, ${times.at(-1)} ms at most (limit 5000 on a machine of its own)`,
  );
}

describe('kill -9 in a stream of registrations', () => {
  let cluster: Cluster | undefined;
  afterAll(() => cluster?.close());

  it('of one of two processes on PostgreSQL loses nothing that was acknowledged', {
    timeout: 180_000,
  }, async () => {
    cluster = await startCluster();
    const { hands, env, sites } = cluster;
    const tournament = await insertTournament(hands.db);
    const squads = await insertSquads(hands, { count: kills * perKill });
    const { acknowledged, downtimes } = await killInStream({
      sites: () => sites,
      victim: () => sites[0],
      restart: async () => {
        sites[0] = await startSite(env, { port: Number(new URL(sites[0].url).port) });
        return sites[0];
      },
      squads,
      tournament,
    });
    await expectNothingLost(hands.db, { tournament, acknowledged });
    report('on PostgreSQL', acknowledged, downtimes);
  });

  it('of the process that embeds the database loses nothing that was acknowledged', {
    timeout: 180_000,
  }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'one-dream-kills-'));
    await cp(join(inject('templateDatabase'), 'postgres'), join(directory, 'postgres'), {
      recursive: true,
    });
    const before = await openDatabase({ directory });
    const tournament = await insertTournament(before.db);
    const squads = await insertSquads(handsOf({ database: before, api: {} as never }), {
      count: kills * perKill,
    });
    await before.close();
    const port = await freePort();
    const start = () => startSite({ DATA_DIR: directory }, { port });
    let site = await start();
    try {
      await site.ready();
      const { acknowledged, downtimes } = await killInStream({
        sites: () => [site],
        victim: () => site,
        restart: async () => {
          site = await start();
          return site;
        },
        squads,
        tournament,
      });
      expect(await site.kill('SIGTERM')).toBe(0);
      const after = await openDatabase({ directory });
      await expectNothingLost(after.db, { tournament, acknowledged });
      await after.close();
      report('on PGlite', acknowledged, downtimes);
    } finally {
      await site.kill('SIGKILL');
      await rm(directory, { recursive: true, force: true });
    }
  });
});
