import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { releaseRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { createApi } from '../../factories/api.ts';
import { ask } from '../support/ask.ts';
import type { BenchDatabase } from '../support/database.ts';
import { insertCup, insertStaff } from '../support/match-day.ts';
import { judge, middle, quantile, type Row } from '../support/results.ts';
import { divideFill, fullFill, idOf } from '../support/seed.ts';
import { onFilledSite } from '../support/sites.ts';

const players = 1000;
/** From the seed: five players each, all in the lobby. */
const teams = players / 5;
const lobbySize = 16;

/** The rooms of a qualifier open, and 1,000 players press "Show room" within the same second. */
export function benchRoom(): Promise<Row[]> {
  return onFilledSite(divideFill(fullFill, 5), async ({ site, database }) => {
    const matchOf = await openRooms(site.url, database);
    await database.query('analyze');
    // The first one creates the key and the query plans.
    await show({ url: site.url, matchOf, player: 1, agent: new Agent() });
    const agent = new Agent({ keepAlive: true, maxSockets: players });
    const times = await Promise.all(
      Array.from({ length: players }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, (index / players) * 1000));
        return show({ url: site.url, matchOf, player: index + 1, agent });
      }),
    );
    agent.destroy();
    const [looks] = await database.query('select count(*)::int as count from room_reveals', []);
    if (looks?.count !== players)
      throw new Error(`${looks?.count} looks of ${players} are recorded.`);
    return [
      judge({
        what: '`room/show` by 1,000 players within a second, each look recorded: p95',
        measured: `median ${Math.round(middle(times))} ms, longest ${Math.round(Math.max(...times))} ms`,
        beside: 'the load itself on the same processors',
        figure: quantile(times, 0.95),
        unit: 'ms',
        atMost: 500,
      }),
    ];
  });
}

/** Lobbies of 16 with open rooms. @returns the match of each team, in order */
async function openRooms(url: string, { query }: BenchDatabase): Promise<string[]> {
  const { tournament, entries } = await insertCup({ query }, { title: 'Room cup', teams });
  const [stage, draw] = [randomUUID(), randomUUID()];
  const matches = Array.from({ length: Math.ceil(teams / lobbySize) }, () => randomUUID());
  const matchOf = entries.map((_, index) => matches[Math.floor(index / lobbySize)] ?? '');
  await query(
    `insert into stages (id, tournament_id, position, name, format, lobby_max, first_slot, match_cap, created_at)
     values ($1, $2, 1, 'Qualifier', 'groups', 16, 2, 6, now())`,
    [stage, tournament],
  );
  await query(
    `insert into stage_draws (id, stage_id, no, method, seed, rolls, drawn_from, slot_mode, changed_at, published_at, created_at)
     values ($1, $2, 1, 'manual', '', 1, '[]', 'fixed', now(), now(), now())`,
    [draw, stage],
  );
  await query(
    `insert into matches (id, tournament_id, stage_id, draw_id, group_letters, no, map, recall, starts_at,
       slots_version, slots_changed_at, created_at)
     select id, $2, $3, $4, '["A"]', no, 'Erangel', false, now() + interval '12 minutes', 1, now(), now()
     from unnest($1::uuid[]) with ordinality as given(id, no)`,
    [matches, tournament, stage, draw],
  );
  await query(
    `insert into match_entries (match_id, entry_id, room_slot, group_letter)
     select match, entry, 2 + (no - 1) % ${lobbySize}, 'A'
     from unnest($1::uuid[], $2::uuid[]) with ordinality as given(match, entry, no)`,
    [matchOf, entries],
  );
  await query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     select sha256(('bench-room-' || row_number() over (order by team_id, user_id))::bytea), user_id, now(), now(),
       now() + interval '1 day'
     from team_members where team_id = any($1::uuid[])`,
    [entries.map((_, index) => idOf(index + 1))],
  );
  const as = await insertStaff({ query }, idOf(players + 500));
  const api = createApi({ url });
  for (const matchId of matches) {
    const room = { roomId: 'RM4711', password: 'pochinki' };
    await api.act(saveRoom, { as, params: { matchId }, body: room });
    await api.act(releaseRoom, { as, params: { matchId } });
  }
  return matchOf;
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
    authorization: `Bearer bench-room-${player}`,
    'content-type': 'application/json',
  };
  return (await ask(url + path, { agent, headers, body: '{}' })).took;
}
