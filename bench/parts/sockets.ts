import { execFileSync } from 'node:child_process';
import type { BenchDatabase } from '../support/database.ts';
import { openFilledSite } from '../support/filled-site.ts';
import { watchHealth } from '../support/health.ts';
import { residentMegabytes } from '../support/memory.ts';
import { startBare } from '../support/program.ts';
import type { Row } from '../support/results.ts';
import { fullFill, idOf, leaderToken } from '../support/seed.ts';
import { openSwarm, type Swarm } from '../support/socket-swarm.ts';

const sockets = 5000;
const fewer = 1000;
const broadcasts = 8;
const rounds = 5;
const singles = 200;

/** One of the two servers compared: its address, and triggers for a broadcast and a message to one reader. */
interface Server {
  url: string;
  pid: number;
  tellAll: () => Promise<unknown>;
  tellOne: () => Promise<unknown>;
}

/** 5,000 open pages on one process: memory, broadcast latency, and reconnection. */
export async function benchSockets(): Promise<Row[]> {
  const { site, database, close } = await openFilledSite({ ...fullFill, notifications: 1000 });
  const bare = await startBare('socket-server.ts');
  try {
    const ours = await toldBySite({ url: site.url, pid: Number(site.program.child.pid), database });
    const theirs: Server = {
      url: bare.url,
      pid: Number(bare.pid),
      tellAll: () => post(`${bare.url}/all`),
      tellOne: () => post(`${bare.url}/one`),
    };
    return [...(await many(ours, theirs)), await single(ours, theirs)];
  } finally {
    await bare.stop();
    await close();
  }
}

async function many(ours: Server, theirs: Server): Promise<Row[]> {
  const event = 'tournament-changed';
  const before = await residentMegabytes(ours.pid);
  const swarm = await openSwarm({ url: ours.url, sockets, event });
  const memory = ((await residentMegabytes(ours.pid)) - before) / sockets;
  const besideSwarm = await openSwarm({ url: theirs.url, sockets, event });
  const health = await watchHealth(ours.url);
  try {
    const times: { ours: number; theirs: number }[] = [];
    for (let round = 0; round <= rounds; round++)
      times.push({
        ours: await broadcast(ours, swarm),
        theirs: await broadcast(theirs, besideSwarm),
      });
    // The first one is a warm-up.
    const middle = times.slice(1).sort((a, b) => b.ours / b.theirs - a.ours / a.theirs)[
      Math.floor(rounds / 2)
    ] ?? { ours: 0, theirs: 0 };
    const ratio = middle.theirs / middle.ours;
    const told = (time: number) =>
      `${Math.round((sockets * 1000) / time)} deliveries/s, all told in ${Math.round(time)} ms`;
    await besideSwarm.close();
    await health.longest();
    const begun = performance.now();
    await swarm.drop();
    const back = (performance.now() - begun) / 1000;
    const slowest = await health.longest();
    return [
      {
        what: `broadcast to ${sockets} sockets of one process, every one reached`,
        measured: told(middle.ours),
        beside: `a bare Socket.IO loop: ${told(middle.theirs)}`,
        figure: ratio.toFixed(2),
        limit: '≥ 0.80',
        holds: ratio >= 0.8,
      },
      record({
        what: 'memory of one socket',
        measured: `${Math.round(memory * 1024)} KB (${sockets} connected, open files allowed: ${openFiles()})`,
      }),
      record({
        what: `${sockets} sockets dropped at once: until all are back`,
        measured: `${back.toFixed(1)} s; the health check meanwhile ${Math.round(slowest)} ms at most`,
      }),
    ];
  } finally {
    await health.stop();
    await swarm.close();
  }
}

/**
 * @returns milliseconds from the first arrival to the last, the mean of a few: what came before is the work
 * that there was something to tell of
 */
async function broadcast({ tellAll }: Server, swarm: Swarm): Promise<number> {
  let spent = 0;
  for (let turn = 0; turn < broadcasts; turn++) {
    await swarm.forget();
    await tellAll();
    const arrivals = await swarm.report(sockets);
    if (arrivals.length !== sockets) throw new Error(`${arrivals.length} arrivals.`);
    spent += (arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0);
    // Events about one tournament are throttled to this interval.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return spent / broadcasts;
}

/** Latency of an event for one of 1,000 sockets, from post to arrival. */
async function single(ours: Server, theirs: Server): Promise<Row> {
  const measure = async ({ url, tellOne }: Server) => {
    const others = await openSwarm({ url, sockets: fewer - 1, event: 'notifications-changed' });
    const reader = await openSwarm({
      url,
      ...{ sockets: 1, event: 'notifications-changed', token: leaderToken(1) },
    });
    const times: number[] = [];
    for (let turn = 0; turn < singles; turn++) {
      await reader.forget();
      const begun = performance.timeOrigin + performance.now();
      await tellOne();
      const [arrived = 0] = await reader.report(1);
      times.push(arrived - begun);
    }
    await reader.close();
    await others.close();
    times.sort((a, b) => a - b);
    const at = (part: number) => `${times[Math.floor(singles * part)]?.toFixed(1)} ms`;
    return `p50 ${at(0.5)}, p99 ${at(0.99)}`;
  };
  const measured = await measure(ours);
  return record({
    what: `one of ${fewer} sockets is told, from the call to the arrival (here with its transaction)`,
    measured,
    beside: `a bare Socket.IO loop: ${await measure(theirs)}`,
  });
}

/** Broadcast by a team entering a tournament, single reader by a seen notification. */
async function toldBySite(options: { url: string; pid: number; database: BenchDatabase }) {
  const { url, pid, database } = options;
  const tournament = idOf(5000);
  await database.query(
    `insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, type,
       description, log_channel, prizes, schedule, rules, created_at)
     values ($1, 'Socket cup', '', '', 'OPENED', '', 1000, 'SQUAD', '', '', '[]', '[]', '[]', now())`,
    [tournament],
  );
  const [seen] = await database.query(
    'select id from notifications where recipient_id = $1 or recipient_id is null limit 1',
    [idOf(1)],
  );
  let team = 1;
  const server: Server = {
    url,
    pid,
    tellAll: () => {
      team += 1;
      const path = `/api/tournament/register/${tournament}/${idOf(team)}`;
      return post(url + path, leaderToken(team));
    },
    tellOne: () => post(`${url}/api/notify/seen/${seen?.id}`, leaderToken(1)),
  };
  return server;
}

async function post(url: string, token?: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: '{}',
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
}

function openFiles(): string {
  return execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim();
}

/** A row for the record, without a limit. */
function record({ beside = '', ...row }: { what: string; measured: string; beside?: string }): Row {
  return { ...row, beside, figure: '', limit: '', holds: true };
}
