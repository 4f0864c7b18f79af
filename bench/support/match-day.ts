import { randomUUID } from 'node:crypto';
import type { BenchDatabase } from './database.ts';
import { idOf } from './seed.ts';

type Database = Pick<BenchDatabase, 'query'>;

/** A full tournament of the seed's first teams, with their players. @returns their entries by slot */
export async function insertCup(
  { query }: Database,
  { title, teams }: { title: string; teams: number },
): Promise<{ tournament: string; entries: string[] }> {
  const tournament = randomUUID();
  const entries = Array.from({ length: teams }, () => randomUUID());
  const teamIds = entries.map((_, index) => idOf(index + 1));
  await query(
    `with cup as (
       insert into tournaments (id, title, organizer, banner, status, prize_pool, slot_total, slots_used, type,
         description, log_channel, prizes, schedule, rules, created_at)
       values ($1, $4, '', '', 'CLOSED', '', $5, $5, 'SQUAD', '', '', '[]', '[]', '[]', now())
     )
     insert into registrations (id, tournament_id, team_id, slot, team_name, team_logo, leader_email,
       leader_discord_id, leader_discord_username, registered_at)
     select entry, $1, team, slot, 'Team ' || slot, '', '', '', '', now()
     from unnest($2::uuid[], $3::uuid[]) with ordinality as given(entry, team, slot)`,
    [tournament, entries, teamIds, title, teams],
  );
  await query(
    `insert into registration_players (registration_id, tournament_id, position, user_id, name, in_game_name,
       in_game_id, in_game_id_key, in_game_role, discord_id)
     select registrations.id, $1, row_number() over (partition by registrations.id), user_id, users.name,
       in_game_name, in_game_id, in_game_id, '', ''
     from registrations join team_members using (team_id) join users on users.id = user_id where tournament_id = $1`,
    [tournament],
  );
  return { tournament, entries };
}

/** Makes a user of the seed a signed-in admin. @returns their credentials for calls */
export async function insertStaff({ query }: Database, userId: string): Promise<{ token: string }> {
  await query(
    `with admin as (update users set role = 'admin' where id = $1 returning id)
     insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
     select sha256('bench-staff'), id, now(), now(), now() + interval '1 day' from admin`,
    [userId],
  );
  return { token: 'bench-staff' };
}
