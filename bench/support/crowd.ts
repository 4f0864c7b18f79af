import { Agent, request } from 'node:http';
import type { BenchDatabase } from './database.ts';
import { idOf, leaderToken } from './seed.ts';

export const leaders = 2000;
export const slots = 1000;

type Database = Pick<BenchDatabase, 'query'>;

/** What 2,000 leaders were answered. */
export interface Crowd {
  rate: number;
  /** Milliseconds. */
  p99: number;
  longest: number;
  /** How often each code was answered. */
  answers: string;
}

/** Every leader registers their team, within one second. @param urls of the processes, which they ask by turns */
export async function sendCrowd({
  urls,
  tournamentId,
}: {
  urls: readonly string[];
  tournamentId: string;
}): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: leaders });
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: leaders }, async (_, index) => {
      // Spread over the second in which registration opens.
      await new Promise((resolve) => setTimeout(resolve, (index / leaders) * 1000));
      const sent = performance.now();
      const path = `/api/tournament/register/${tournamentId}/${idOf(index + 1)}`;
      const url = `${urls[index % urls.length]}${path}`;
      const answer = await post({ url, token: leaderToken(index + 1), agent });
      return { ...answer, took: performance.now() - sent };
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const times = answers.map(({ took }) => took).sort((a, b) => a - b);
  const codes = Map.groupBy(answers, ({ code }) => code);
  const told = [...codes].map(([code, list]) => `${code} ${list.length}`).join(', ');
  if (answers.some(({ status }) => status >= 500)) throw new Error(`Not a clear answer: ${told}.`);
  return {
    rate: leaders / seconds,
    p99: times[Math.floor(leaders * 0.99)] ?? 0,
    longest: times.at(-1) ?? 0,
    answers: told,
  };
}

/** One leader registers their team. @returns milliseconds until it was answered */
export async function sendOne({
  url,
  tournamentId,
  leader,
}: {
  url: string;
  tournamentId: string;
  leader: number;
}): Promise<number> {
  const begun = performance.now();
  const path = `/api/tournament/register/${tournamentId}/${idOf(leader)}`;
  const { status } = await post({ url: url + path, token: leaderToken(leader), agent: lone });
  if (status !== 200) throw new Error(`A lone registration was answered with ${status}.`);
  return performance.now() - begun;
}

const lone = new Agent({ keepAlive: true });

/** @throws Error when a slot was given twice */
export async function countTeams({ query }: Database, tournamentId: string): Promise<number> {
  const [row] = await query(
    `select count(*)::int as teams, count(distinct slot)::int as slots from registrations
     where tournament_id = $1`,
    [tournamentId],
  );
  if (row?.teams !== row?.slots) throw new Error(`${row?.teams} teams on ${row?.slots} slots.`);
  return Number(row?.teams);
}

export async function openTournaments({ query }: Database, ids: string[]): Promise<void> {
  await query(
    `insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, type,
       description, log_channel, prizes, schedule, rules, created_at)
     select id, 'Rush cup', '', '', 'OPENED', '', $2, 'SQUAD', '', '', '[]', '[]', '[]', now()
     from unnest($1::uuid[]) id`,
    [ids, slots],
  );
}

function post({ url, token, agent }: { url: string; token: string; agent: Agent }) {
  return new Promise<{ status: number; code: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        const body = JSON.parse(text);
        resolve({ status: response.statusCode ?? 0, code: body.success ? 'in' : body.code });
      });
    });
    sent.on('error', reject).end('{}');
  });
}
