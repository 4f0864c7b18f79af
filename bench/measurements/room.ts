import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../support/ask.ts';
import { effort } from '../support/effort.ts';
import { openCup } from '../support/match-day.ts';
import { judge, middle, quantile, type Row } from '../support/results.ts';
import { divideFill, fullFill, userToken } from '../support/seed.ts';
import { type FilledSite, onFilledSite } from '../support/sites.ts';

const players = effort(1000, 200);
/** From the seed: five players each, all in the lobby. */
const teams = players / 5;

/** The rooms of a qualifier open, and 1,000 players press "Show room" within the same second. */
export function benchRoom(): Promise<Row[]> {
  return onFilledSite(divideFill(fullFill, 5), async (filled) => {
    const { site, database } = filled;
    const matchOf = await openRooms(filled);
    await database.query('analyze');
    // The first one creates the key and the query plans.
    await show({ url: site.url, matchOf, player: 1, agent: new Agent() });
    const agent = new Agent({ keepAlive: true, maxSockets: players });
    const times = await Promise.all(
      Array.from({ length: players }, async (_, index) => {
        await sleep((index / players) * 1000);
        return show({ url: site.url, matchOf, player: index + 1, agent });
      }),
    );
    agent.destroy();
    const [looks] = await database.query('select count(*)::int as count from room_reveals', []);
    if (looks?.count !== players)
      throw new Error(`${looks?.count} looks of ${players} are recorded.`);
    return [
      judge({
        what: `\`room/show\` by ${players} players within a second, each look recorded: p95`,
        measured: `median ${Math.round(middle(times))} ms, longest ${Math.round(Math.max(...times))} ms`,
        beside: 'the load itself on the same processors',
        figure: quantile(times, 0.95),
        unit: 'ms',
        atMost: 500,
      }),
    ];
  });
}

/** Lobbies with open rooms. @returns the match of each team, in order */
async function openRooms(filled: FilledSite): Promise<string[]> {
  const cup = await openCup(filled, { teams, format: 'groups', host: players + 500 });
  await cup.publishDraw();
  const matches = await cup.createMatches(1);
  // On the actual day, everybody was notified long before.
  await sleep(effort(5000, 500));
  for (const { _id } of matches) await cup.openRoom(_id);
  const matchOf = new Map(
    cup.groups.flatMap(({ letter, teams }) => {
      const match = matches.find(({ groups }) => groups.includes(letter));
      return teams.map(({ _id }) => [_id, match?._id ?? '']);
    }),
  );
  return cup.entries.map((entry) => matchOf.get(entry) ?? '');
}

/** @returns milliseconds until the answer was complete */
async function show(asked: {
  url: string;
  matchOf: readonly string[];
  player: number;
  agent: Agent;
}): Promise<number> {
  const { url, matchOf, player, agent } = asked;
  const path = `/api/matches/room/show/${matchOf[Math.floor((player - 1) / 5)]}`;
  const headers = {
    authorization: `Bearer ${userToken(player)}`,
    'content-type': 'application/json',
  };
  return (await ask(url + path, { agent, headers, body: '{}' })).took;
}
