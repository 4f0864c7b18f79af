import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../support/ask.ts';
import { leaders, openTournaments, sendCrowd, slots } from '../support/crowd.ts';
import { effort } from '../support/effort.ts';
import { judge, middle, quantile, type Row } from '../support/results.ts';
import { fullFill, idOf, leaderToken } from '../support/seed.ts';
import { onFilledSite } from '../support/sites.ts';

const viewers = effort(1000, 100);
const withinMs = effort(10_000, 1000);
const warmUp = 50;

/** A page as a document, opened by 1,000 signed-in people while the event fills. */
export function benchVisits(): Promise<Row[]> {
  return onFilledSite({ ...fullFill, notifications: 1000 }, async ({ site, database }) => {
    const [tournamentId, earlier] = [idOf(1001), idOf(1002)];
    await openTournaments(database, [tournamentId, earlier]);
    await database.query('analyze');
    const url = `${site.url}/tournament/${tournamentId}`;
    const agent = new Agent({ keepAlive: true, maxSockets: viewers });
    // The site has been running for a while: its code is compiled, its query plans are made.
    await sendCrowd({ url: site.url, tournamentId: earlier });
    for (let leader = 1; leader <= warmUp; leader++) await open({ url, leader, agent });
    const [visits] = await Promise.all([
      Promise.all(
        Array.from({ length: viewers }, async (_, index) => {
          await sleep((index / viewers) * withinMs);
          return open({ url, leader: index + 1, agent });
        }),
      ),
      sendCrowd({ url: site.url, tournamentId, withinMs }),
    ]);
    agent.destroy();
    const times = visits.map(({ took }) => took);
    const own = visits.filter(({ isOwn }) => isOwn).length;
    return [
      judge({
        what: `${viewers} signed-in people open a tournament within 10 s, while ${leaders} leaders register for ${slots} slots: p95`,
        measured: `median ${Math.round(middle(times))} ms, longest ${Math.round(Math.max(...times))} ms`,
        beside: `${own} got their own page at once, the others the visitors’, which the browser completes`,
        figure: quantile(times, 0.95),
        unit: 'ms',
        atMost: 1000,
      }),
    ];
  });
}

/** @throws Error if there is no page */
async function open({ url, leader, agent }: { url: string; leader: number; agent: Agent }) {
  const headers = { cookie: `od_page=${leaderToken(leader)}`, accept: 'text/html' };
  const { text, took } = await ask(url, { agent, headers });
  return { took, isOwn: text.includes('"viewer":{"mark":') };
}
