import { sql } from 'kysely';
import { inForce } from '../../platform/database/bans-in-force.queries.ts';
import type { Db } from '../../platform/database/schema.ts';
import { aliasesOf } from '../results/results.shared.queries.ts';

/** A person with the names that they may have on a result screen. */
export interface KnownNames {
  gameIdKey: string;
  inGameName: string;
  names: string[];
}

/** Lists the squads that hold, or held, a slot in a tournament. */
export async function listSquadNames(
  db: Db,
  tournamentId: string,
): Promise<(KnownNames & { entryId: string; team: string })[]> {
  const { rows } = await sql<KnownNames & { entryId: string; team: string }>`
    select entry.id as "entryId", team_name as team, in_game_id_key as "gameIdKey",
      in_game_name as "inGameName", in_game_name || ${aliasesOf('player.in_game_id_key')} as names
    from registrations entry join registration_players player on player.registration_id = entry.id
    where entry.tournament_id = ${tournamentId}::uuid and in_game_name <> ''
    order by (entry.state in ('registered', 'checked_in')) desc, entry.id, position`.execute(db);
  return rows;
}

/** Lists people banned from a tournament of this kind, by the names that they last played under. */
export async function listBannedNames(
  db: Db,
  { isScrim, now }: { isScrim: boolean; now: Date },
): Promise<KnownNames[]> {
  const { rows } = await sql<KnownNames>`
    select gone.key as "gameIdKey", names[1] as "inGameName",
      names || ${aliasesOf('gone.key')} as names
    from (
      select distinct coalesce(nullif(bans.game_id_key, ''), users.in_game_id, '') as key, bans.user_id,
        users.in_game_name
      from bans left join users on users.id = bans.user_id
      where bans.team_id is null and (${isScrim} or bans.scope = 'organisation') and ${inForce(now)}
    ) gone
    cross join lateral (
      select array(
        select name from (
          select gone.in_game_name as name, null::uuid as played
          union
          select player.in_game_name, max(player.registration_id::text)::uuid from registration_players player
          where player.user_id = gone.user_id or (gone.key <> '' and player.in_game_id_key = gone.key)
          group by player.in_game_name
        ) every where name <> '' order by played desc nulls first
      ) as names
    ) known
    where cardinality(names) > 0 or gone.key <> ''`.execute(db);
  return rows;
}
