import type { Db } from '../../platform/database/schema.ts';

export function findTeamOf(db: Db, { teamId, userId }: { teamId: string; userId: string }) {
  return db
    .selectFrom('teams')
    .innerJoin('team_members', 'team_members.team_id', 'teams.id')
    .select(['teams.name', 'teams.leader_id', 'teams.co_leader_id'])
    .where('teams.id', '=', teamId)
    .where('team_members.user_id', '=', userId)
    .executeTakeFirst();
}

export function findTeam(db: Db, teamId: string) {
  return db.selectFrom('teams').select('name').where('id', '=', teamId).executeTakeFirst();
}

/** Valid generation of a team's calendar address: 1 until it is reset. */
export async function findGeneration(db: Db, teamId: string): Promise<number> {
  const row = await db
    .selectFrom('team_calendars')
    .select('generation')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return row?.generation ?? 1;
}

export async function raiseGeneration(db: Db, teamId: string): Promise<void> {
  await db
    .insertInto('team_calendars')
    .values({ team_id: teamId, generation: 2 })
    .onConflict((conflict) =>
      conflict
        .column('team_id')
        .doUpdateSet((eb) => ({ generation: eb('team_calendars.generation', '+', 1) })),
    )
    .execute();
}

/** Lists matches that a team plays or played, with its room slot, from a moment on. */
export async function listTeamMatches(
  db: Db,
  { teamId, since, limit }: { teamId: string; since: Date; limit: number },
) {
  return db
    .selectFrom('match_entries as line')
    .innerJoin('registrations', 'registrations.id', 'line.entry_id')
    .innerJoin('matches', 'matches.id', 'line.match_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(['matches.id', 'line.room_slot'])
    .where('registrations.team_id', '=', teamId)
    .where('tournaments.is_draft', '=', false)
    .where('matches.starts_at', '>', since)
    .orderBy('matches.starts_at')
    .limit(limit)
    .execute();
}
