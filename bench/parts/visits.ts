import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { leaders, openTournaments, sendCrowd, slots } from '../support/crowd.ts';
import { openFilledSite } from '../support/filled-site.ts';
import { load, side } from '../support/load.ts';
import { startBare } from '../support/program.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fullFill, idOf, leaderToken } from '../support/seed.ts';

const viewers = 1000;
const withinMs = 10_000;
const warmUp = 50;

/** Pages as documents: opened by 1,000 signed-in people while an event fills, and by visitors as fast as they are answered. */
export async function benchVisits(): Promise<Row[]> {
  const { site, database, folder, close } = await openFilledSite({
    ...fullFill,
    notifications: 1000,
  });
  try {
    const [tournamentId, earlier] = [idOf(1001), idOf(1002)];
    await openTournaments(database, [tournamentId, earlier]);
    await database.query('analyze');
    const url = `${site.url}/tournament/${tournamentId}`;
    const agent = new Agent({ keepAlive: true, maxSockets: viewers });
    // The site has been running for a while: its code is compiled, its query plans are made.
    await sendCrowd({ urls: [site.url], tournamentId: earlier });
    for (let leader = 1; leader <= warmUp; leader++) await open({ url, leader, agent });
    const [visits] = await Promise.all([
      Promise.all(
        Array.from({ length: viewers }, async (_, index) => {
          await sleep((index / viewers) * withinMs);
          return open({ url, leader: index + 1, agent });
        }),
      ),
      sendCrowd({ urls: [site.url], tournamentId, withinMs }),
    ]);
    agent.destroy();
    const times = visits.map(({ took }) => took).sort((a, b) => a - b);
    const at = (share: number) => Math.round(times[Math.ceil(viewers * share) - 1] ?? 0);
    const own = visits.filter(({ isOwn }) => isOwn).length;

    const page = Buffer.from(await (await fetch(url)).arrayBuffer());
    const file = join(folder, 'page.html');
    await writeFile(file, page);
    const bare = await startBare('bytes-server.ts', [file]);
    const { measured, beside, ratio } = await side(
      () => load({ url, method: 'GET' }),
      () => load({ url: bare.url, method: 'GET' }),
    ).finally(() => bare.stop());
    return [
      {
        what: `${viewers} signed-in people open a tournament within 10 s, while ${leaders} leaders register for ${slots} slots`,
        measured: `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
        beside: `${own} got their own page at once, the others the visitors’, which the browser completes`,
        figure: `p95 ${at(0.95)} ms`,
        limit: 'p95 ≤ 1000 ms',
        holds: at(0.95) <= 1000,
      },
      {
        what: `a tournament’s page for visitors, ${Math.round(page.length / 1024)} KB`,
        measured: `${perSecond(measured.rate)}, p99 ${measured.p99} ms`,
        beside: `bare node:http, the same bytes: ${perSecond(beside.rate)}, p99 ${beside.p99} ms`,
        figure: ratio.toFixed(2),
        limit: '',
        holds: true,
      },
    ];
  } finally {
    await close();
  }
}

/** @throws Error if there is no page */
function open(given: { url: string; leader: number; agent: Agent }) {
  const { url, leader, agent } = given;
  const headers = { cookie: `od_page=${leaderToken(leader)}`, accept: 'text/html' };
  const begun = performance.now();
  return new Promise<{ took: number; isOwn: boolean }>((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        html += part;
      });
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode} ${html}`));
        else
          resolve({ took: performance.now() - begun, isOwn: html.includes('"viewer":{"mark":') });
      });
    });
    sent.on('error', reject).end();
  });
}
