import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/**
 * Of entries absent in a match, lists the names of those also absent in their match before or after it: results come in
 * any order. Entries that are out of the tournament are left out.
 */
export async function listAbsentInARow(
  db: Db,
  { matchId, entryIds }: { matchId: string; entryIds: readonly string[] },
): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const { rows } = await sql<{ team_name: string }>`
    with played as (
      select line.entry_id, matches.id, result.status,
        lag(result.status) over own as before, lead(result.status) over own as after
      from match_entries line
      join matches on matches.id = line.match_id and matches.state not in ('void', 'cancelled')
      left join result_versions version
        on version.match_id = matches.id and version.no = matches.published_version
      left join result_rows result on result.version_id = version.id and result.entry_id = line.entry_id
      where line.entry_id = any(${entryIds}::uuid[])
      window own as (partition by line.entry_id order by matches.starts_at, matches.id)
    )
    select team_name from played join registrations on registrations.id = entry_id
    where played.id = ${matchId}::uuid and (before = 'absent' or after = 'absent')
      and state in ('registered', 'checked_in')
    order by team_name`.execute(db);
  return rows.map(({ team_name }) => team_name);
}
