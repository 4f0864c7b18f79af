import { Agent } from 'node:http';
import { ask } from '../support/ask.ts';
import { compare } from '../support/load.ts';
import { judge, type Row } from '../support/results.ts';
import { fullFill, leaderToken } from '../support/seed.ts';
import { besideBare, onFilledSite } from '../support/sites.ts';

/** From the seed: the leader of the seventh team. */
const headers = { 'content-type': 'application/json', authorization: `Bearer ${leaderToken(7)}` };

/** A signed-in read among 100,000 notifications, compared with a hand-written server that makes the same queries. */
export function benchRead(): Promise<Row[]> {
  return onFilledSite(fullFill, ({ site, database }) =>
    besideBare('read-server.ts', [database.url], async (bare) => {
      const [ours, theirs] = [`${site.url}/api/notify/list`, `${bare}/api/notify/list`];
      await mustAnswerAlike([ours, theirs]);
      const { rate, p99, own, other } = await compare(ours, theirs, headers);
      const told = {
        what: 'signed-in read, /notify/list of 100,000 notifications',
        measured: own,
        beside: `bare Fastify + pg, the same queries: ${other}`,
      };
      return [
        judge({ ...told, figure: rate, atLeast: 0.8 }),
        judge({ ...told, what: `${told.what}: its p99`, figure: p99, atMost: 1.3 }),
      ];
    }),
  );
}

async function mustAnswerAlike(urls: string[]): Promise<void> {
  const asked = { agent: new Agent(), headers, body: '{}' };
  const answers = await Promise.all(
    urls.map(async (url) => {
      const { data, nextCursor, unseen } = JSON.parse((await ask(url, asked)).text);
      return JSON.stringify([data.map((one: { _id: string }) => one._id), nextCursor, unseen]);
    }),
  );
  if (new Set(answers).size > 1)
    throw new Error(`The two answer differently:\n${answers.join('\n')}`);
}
