import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

export type DisputeRow = Omit<Selectable<Database['disputes']>, 'decided_by'> & {
  tournament_id: string;
  tournament: string;
  stage_id: string;
  stage: string;
  match_no: number;
  team: string;
  opened_by_name: string | null;
  asked_team: string | null;
  decided_by_name: string | null;
};

async function select(db: Db, where: RawBuilder<unknown>): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select disputes.id, disputes.match_id, matches.tournament_id, tournaments.title as tournament, matches.stage_id,
      stages.name as stage, matches.no as match_no, disputes.entry_id, entry.team_name as team, disputes.kind,
      disputes.text, disputes.links, disputes.evidence, disputes.state, disputes.opened_by,
      opener.name as opened_by_name, disputes.opened_at, disputes.asked_entry_id, asked.team_name as asked_team,
      disputes.asked_answer, disputes.asked_answered_at, disputes.answer, disputes.outcome,
      decider.name as decided_by_name, disputes.decided_at
    from disputes
    join matches on matches.id = disputes.match_id
    join stages on stages.id = matches.stage_id
    join tournaments on tournaments.id = matches.tournament_id
    join registrations entry on entry.id = disputes.entry_id
    left join registrations asked on asked.id = disputes.asked_entry_id
    left join users opener on opener.id = disputes.opened_by
    left join users decider on decider.id = disputes.decided_by
    where ${where}
    order by disputes.state not in ('open', 'answered'), disputes.opened_at desc, disputes.id desc
    limit 500`.execute(db);
  return rows;
}

export async function findDispute(db: Db, id: string): Promise<DisputeRow | undefined> {
  return (await select(db, sql`disputes.id = ${id}::uuid`))[0];
}

/** Locks a dispute; its match must be locked first. */
export async function lockDispute(db: Db, id: string): Promise<DisputeRow | undefined> {
  await db.selectFrom('disputes').select('id').where('id', '=', id).forUpdate().execute();
  return findDispute(db, id);
}

/** Open ones first, then the newest. */
export function listDisputes(db: Db, tournamentId: string): Promise<DisputeRow[]> {
  return select(db, sql`matches.tournament_id = ${tournamentId}::uuid`);
}

/** Lists disputes of entries whose team the user leads, and those that such an entry was asked about. */
export function listLedDisputes(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<DisputeRow[]> {
  const led = sql`select registrations.id from registrations join teams on teams.id = registrations.team_id
    where registrations.tournament_id = ${tournamentId}::uuid and ${userId}::uuid in (teams.leader_id, teams.co_leader_id)`;
  return select(
    db,
    sql`matches.tournament_id = ${tournamentId}::uuid
      and (disputes.entry_id in (${led}) or disputes.asked_entry_id in (${led}))`,
  );
}

export async function insertDispute(
  db: Db,
  dispute: Insertable<Database['disputes']>,
): Promise<void> {
  await db.insertInto('disputes').values(dispute).execute();
}

/** Call with the dispute locked. */
export async function updateDispute(
  db: Db,
  { id, changes }: { id: string; changes: Updateable<Database['disputes']> },
): Promise<void> {
  await db.updateTable('disputes').set(changes).where('id', '=', id).execute();
}

export async function countUndecided(db: Db, { matchId }: { matchId: string }): Promise<number> {
  const { n } = await db
    .selectFrom('disputes')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('match_id', '=', matchId)
    .where('state', 'in', ['open', 'answered'])
    .executeTakeFirstOrThrow();
  return Number(n);
}

export function findEntryOfMatch(
  db: Db,
  { matchId, entryId }: { matchId: string; entryId: string },
) {
  return db
    .selectFrom('match_entries')
    .innerJoin('registrations', 'registrations.id', 'match_entries.entry_id')
    .leftJoin('teams', 'teams.id', 'registrations.team_id')
    .select([
      'registrations.id',
      'registrations.team_name as team',
      'teams.leader_id',
      'registrations.state',
    ])
    .where('match_entries.match_id', '=', matchId)
    .where('match_entries.entry_id', '=', entryId)
    .executeTakeFirst();
}

export async function hasAdjustment(
  db: Db,
  { id, stageId }: { id: string; stageId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('adjustments')
    .select('id')
    .where('id', '=', id)
    .where('stage_id', '=', stageId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a team is disqualified, from the event or in the newest version of the match. */
export async function isDisqualified(
  db: Db,
  { matchId, entryId }: { matchId: string; entryId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from registrations where id = ${entryId}::uuid and state = 'disqualified')
      or exists (
        select from result_rows row join result_versions version on version.id = row.version_id
        join matches on matches.id = version.match_id and matches.published_version = version.no
        where matches.id = ${matchId}::uuid and row.entry_id = ${entryId}::uuid and row.status = 'disqualified'
      ) as found`.execute(db);
  return rows[0]?.found ?? false;
}
