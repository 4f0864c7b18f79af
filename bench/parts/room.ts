import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { BenchDatabase } from '../support/database.ts';
import { openFilledSite } from '../support/filled-site.ts';
import type { Row } from '../support/results.ts';
import { divideFill, fullFill, idOf } from '../support/seed.ts';

const players = 1000;
/** Of the fill: five players each, all of them in the lobby. */
const teams = players / 5;
const lobbySize = 16;
const limitMs = 150;

/** The rooms of a qualifier open, and 1,000 players tap "Show room" within the same second. */
export async function benchRoom(): Promise<Row[]> {
  const { site, database, close } = await openFilledSite(divideFill(fullFill, 5));
  try {
    const matches = await openRooms({ url: site.url, database });
    await database.query('analyze');
    // The first one makes the key and the plans.
    await show({ url: site.url, ...matches, player: 1, agent: new Agent() });
    const agent = new Agent({ keepAlive: true, maxSockets: players });
    const times = await Promise.all(
      Array.from({ length: players }, async (_, index) => {
        await new Promise((resolve) => setTimeout(resolve, (index / players) * 1000));
        return show({ url: site.url, ...matches, player: index + 1, agent });
      }),
    );
    agent.destroy();
    const [looks] = await database.query('select count(*)::int as count from room_reveals', []);
    if (looks?.count !== players)
      throw new Error(`${looks?.count} looks of ${players} are recorded.`);
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.ceil(players * share) - 1] ?? 0;
    return [
      {
        what: '`room/show` by 1,000 players within a second, each look recorded',
        measured: `median ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms`,
        beside: 'the load itself on the same processors',
        figure: `p95 ${at(0.95).toFixed(0)} ms`,
        limit: `< ${limitMs} ms`,
        holds: at(0.95) < limitMs,
      },
    ];
  } finally {
    await close();
  }
}

const token = (player: number) => `bench-room-${player}`;

/** Lobbies of 16 whose rooms are open. @returns the match of each team, from the first on */
async function openRooms({
  url,
  database: { query },
}: {
  url: string;
  database: Pick<BenchDatabase, 'query'>;
}): Promise<{ matchOf: string[] }> {
  const [tournament, stage, draw] = [randomUUID(), randomUUID(), randomUUID()];
  const matches = Array.from({ length: Math.ceil(teams / lobbySize) }, () => randomUUID());
  const entries = Array.from({ length: teams }, () => randomUUID());
  const teamIds = entries.map((_, index) => idOf(index + 1));
  const matchOf = entries.map((_, index) => matches[Math.floor(index / lobbySize)] ?? '');
  await query(
    `with cup as (
       insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, slots_used, type,
         description, log_channel, prizes, schedule, rules, created_at)
       values ($1, 'Room cup', '', '', 'CLOSED', '', ${teams}, ${teams}, 'SQUAD', '', '', '[]', '[]', '[]', now())
     )
     insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
       leader_discord_id, leader_discord_username, registered_at)
     select entry, $1, team, slot, 'Team ' || slot, '', '', '', '', now()
     from unnest($2::uuid[], $3::uuid[]) with ordinality as given(entry, team, slot)`,
    [tournament, entries, teamIds],
  );
  await query(
    `insert into registration_players (registration_id, tournament_id, position, user_id, name, in_game_name,
       in_game_id, in_game_id_key, in_game_role, discord_id)
     select registrations.id, $1, row_number() over (partition by registrations.id), user_id, users.name,
       in_game_name, in_game_id, in_game_id, '', ''
     from registrations join team_members using (team_id) join users on users.id = user_id where tournament_id = $1`,
    [tournament],
  );
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
    [teamIds],
  );
  await query(
    `with admin as (update users set role = 'admin' where id = $1 returning id)
     insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     select sha256('bench-room-admin'), id, now(), now(), now() + interval '1 day' from admin`,
    [idOf(players + 500)],
  );
  for (const match of matches)
    for (const [path, body] of [
      ['save', { roomId: 'RM4711', password: 'pochinki' }],
      ['release', {}],
    ] as const)
      await call({
        url: `${url}/api/matches/room/${path}/${match}`,
        token: 'bench-room-admin',
        body,
      });
  return { matchOf };
}

async function call({ url, token: bearer, body }: { url: string; token: string; body: object }) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}

/** @returns milliseconds until the whole answer was there */
function show({
  url,
  matchOf,
  player,
  agent,
}: {
  url: string;
  matchOf: readonly string[];
  player: number;
  agent: Agent;
}): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const path = `/api/matches/room/show/${matchOf[Math.floor((player - 1) / 5)]}`;
    const headers = {
      authorization: `Bearer ${token(player)}`,
      'content-type': 'application/json',
    };
    const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${response.statusCode} ${text}`));
      });
    });
    sent.on('error', reject).end('{}');
  });
}
