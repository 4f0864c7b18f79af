import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queries } from './database.ts';
import { effort } from './effort.ts';
import { quantile } from './results.ts';
import { idOf, leaderToken } from './seed.ts';

export const leaders = effort(2000, 400);
export const slots = effort(1000, 200);

/**
 * Every leader registers their team. Their connections are already open, like those of open pages. Requests are prepared in
 * advance and answers read only as far as needed, because the load shares its processors with the server.
 * @param options.withinMs the presses are spread evenly over this many milliseconds
 * @returns registrations a second, and milliseconds
 */
export async function sendCrowd({
  url,
  tournamentId,
  withinMs = 1000,
}: {
  url: string;
  tournamentId: string;
  withinMs?: number;
}): Promise<{ rate: number; p99: number }> {
  const senders = await openSenders(new URL(url), tournamentId);
  const begun = performance.now();
  const answers = await Promise.all(
    senders.map(async ({ send }, index) => {
      await sleep((index / leaders) * withinMs);
      const sent = performance.now();
      const text = await send();
      return { text, took: performance.now() - sent };
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const { close } of senders) close();
  const failed = answers.find(({ text }) => text.startsWith('HTTP/1.1 5'));
  if (failed) throw new Error(`Not a clear answer: ${failed.text}`);
  const times = answers.map(({ took }) => took);
  return { rate: leaders / seconds, p99: quantile(times, 0.99) };
}

interface Sender {
  /** Sends the request. @returns the complete answer */
  send: () => Promise<string>;
  close: () => void;
}

/** A hundred connect at a time, the length of the server's accept queue, beyond which it rejects some. */
const connectedTogether = 100;

async function openSenders(url: URL, tournamentId: string): Promise<Sender[]> {
  const senders: Sender[] = [];
  while (senders.length < leaders) {
    const made = Array.from({ length: connectedTogether }, (_, index) =>
      openSender({ url, tournamentId, leader: senders.length + index + 1 }),
    );
    senders.push(...(await Promise.all(made)));
  }
  return senders;
}

async function openSender(to: { url: URL; tournamentId: string; leader: number }): Promise<Sender> {
  const { url, tournamentId, leader } = to;
  const request = [
    `POST /api/tournament/register/${tournamentId}/${idOf(leader)} HTTP/1.1`,
    `host: ${url.host}`,
    `authorization: Bearer ${leaderToken(leader)}`,
    'content-type: application/json',
    'content-length: 2',
    '',
    '{}',
  ].join('\r\n');
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  await once(socket, 'connect');
  return {
    send: () =>
      new Promise((resolve, reject) => {
        let text = '';
        socket.on('error', reject);
        socket.setEncoding('latin1').on('data', (part: string) => {
          text += part;
          if (isWhole(text)) resolve(text);
        });
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** @param text one character per byte */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  const length = Number(/^content-length: (\d+)/im.exec(text)?.[1]);
  return head >= 0 && text.length >= head + 4 + length;
}

/** @throws Error if a slot was given twice */
export async function countTeams({ query }: Queries, tournamentId: string): Promise<number> {
  const [row] = await query(
    `select count(*)::int as teams, count(distinct slot)::int as slots from registrations
     where tournament_id = $1`,
    [tournamentId],
  );
  if (row?.teams !== row?.slots) throw new Error(`${row?.teams} teams on ${row?.slots} slots.`);
  return Number(row?.teams);
}

export async function openTournaments({ query }: Queries, ids: string[]): Promise<void> {
  await query(
    `insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, type,
       description, log_channel, prizes, schedule, rules, created_at)
     select id, 'Rush cup', '', '', 'OPENED', '', $2, 'SQUAD', '', '', '[]', '[]', '[]', now()
     from unnest($1::uuid[]) id`,
    [ids, slots],
  );
}
