import { openFilledSite } from '../support/filled-site.ts';
import { load, side } from '../support/load.ts';
import { startBare } from '../support/program.ts';
import { perSecond, type Row } from '../support/results.ts';
import { fullFill, leaderToken } from '../support/seed.ts';

/** A signed-in read, `/notify/list` among 100,000 notifications, beside the same queries by hand. */
export async function benchRead(): Promise<Row[]> {
  const { site, database, close } = await openFilledSite(fullFill);
  let bare: Awaited<ReturnType<typeof startBare>> | undefined;
  try {
    await database.query('analyze');
    bare = await startBare('read-server.ts', [database.url]);
    const bareUrl = bare.url;
    const options = { headers: { authorization: `Bearer ${leaderToken(7)}` } };
    await mustAnswerAlike([site.url, bare.url], options.headers);
    const { measured, beside, ratio } = await side(
      () => load({ url: `${site.url}/api/notify/list`, ...options }),
      () => load({ url: `${bareUrl}/api/notify/list`, ...options }),
    );
    return [
      {
        what: 'signed-in read, /notify/list of 100,000 notifications',
        measured: `${perSecond(measured.rate)}, p99 ${measured.p99} ms`,
        beside: `bare Fastify + pg, the same queries: ${perSecond(beside.rate)}, p99 ${beside.p99} ms`,
        figure: ratio.toFixed(2),
        limit: '≥ 0.80',
        holds: ratio >= 0.8,
      },
    ];
  } finally {
    await bare?.stop();
    await close();
  }
}

async function mustAnswerAlike(urls: string[], headers: Record<string, string>): Promise<void> {
  const answers = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${url}/api/notify/list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      const { data, nextCursor, unseen } = await response.json();
      return JSON.stringify([data.map((one: { _id: string }) => one._id), nextCursor, unseen]);
    }),
  );
  if (new Set(answers).size > 1)
    throw new Error(`The two answer differently:\n${answers.join('\n')}`);
}
