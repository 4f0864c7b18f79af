import type { TeamAudience } from '@one-dream/contract/features/notifications/notifications.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** @returns undefined when there is none */
export async function findTournamentTitle(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tournaments')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.title;
}

/** Lists the people in the teams as they are now, each once; leaders as the teams have them now. */
export async function listPeopleInTeams(db: Db, audience: TeamAudience): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct ${personOf(audience)} as user_id ${teamsOf(audience)}
    and ${personOf(audience)} is not null order by user_id`.execute(db);
  return rows.map((row) => row.user_id);
}

export async function countPeopleInTeams(
  db: Db,
  audience: TeamAudience,
): Promise<{ teams: number; people: number }> {
  const { rows } = await sql<{ teams: number; people: number }>`
    select count(distinct registrations.id)::int as teams,
      count(distinct ${personOf(audience)})::int as people
    ${teamsOf(audience)}`.execute(db);
  return rows[0] ?? { teams: 0, people: 0 };
}

function personOf({ leadersOnly }: TeamAudience) {
  return leadersOnly ? sql.ref('teams.leader_id') : sql.ref('player.user_id');
}

/** Teams on the waitlist are left out, as are players of entries that gave their slot back. */
function teamsOf({ tournamentId, who, leadersOnly }: TeamAudience) {
  const people = leadersOnly
    ? sql`left join teams on teams.id = registrations.team_id`
    : sql`left join registration_players player on player.registration_id = registrations.id and player.holds`;
  return sql`from registrations ${people}
    where registrations.tournament_id = ${tournamentId}::uuid and registrations.slot is not null
      ${who === 'checked-in' ? sql`and registrations.state = 'checked_in'` : sql``}`;
}
