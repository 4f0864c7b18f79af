import type { Duty } from '@one-dream/contract/duties.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';

/** The tournament that a path's parameters lead to; the most specific one counts. */
export interface DutySubject {
  tournamentId?: string | undefined;
  stageId?: string | undefined;
  drawId?: string | undefined;
  matchId?: string | undefined;
  entryId?: string | undefined;
  /** Of guest teams imported together. */
  importId?: string | undefined;
}

function tournamentOf({ tournamentId, stageId, drawId, matchId, entryId, importId }: DutySubject) {
  if (importId) return sql`(select tournament_id from guest_imports where id = ${importId}::uuid)`;
  if (entryId) return sql`(select tournament_id from registrations where id = ${entryId}::uuid)`;
  if (matchId) return sql`(select tournament_id from matches where id = ${matchId}::uuid)`;
  if (drawId)
    return sql`(select tournament_id from stage_draws join stages on stages.id = stage_id
      where stage_draws.id = ${drawId}::uuid)`;
  if (stageId) return sql`(select tournament_id from stages where id = ${stageId}::uuid)`;
  return sql`${tournamentId ?? null}::uuid`;
}

/**
 * Lists a user's duties for a tournament, by a grant for it or for its series. Grants end with the event; a treasurer's
 * when the payouts are closed, which deletes the grant.
 */
export async function listHeldDuties(
  db: Db,
  { userId, subject, now }: { userId: string; subject: DutySubject; now: Date },
): Promise<Duty[]> {
  const { rows } = await sql<{ duty: Duty }>`
    select distinct duty from staff_grants
    join tournaments on tournaments.id = ${tournamentOf(subject)}
      and (staff_grants.tournament_id = tournaments.id or staff_grants.series_id = tournaments.series_id)
    where user_id = ${userId}::uuid and (until is null or until > ${now})
      and (tournaments.status <> 'COMPLETED' or duty = 'treasurer')`.execute(db);
  return rows.map(({ duty }) => duty);
}

/** Lists holders of one of these duties in a tournament, to be told of pending decisions. */
export async function listServing(
  db: Db,
  { tournamentId, duties, now }: { tournamentId: string; duties: readonly Duty[]; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from staff_grants
    join tournaments on tournaments.id = ${tournamentId}::uuid
      and (staff_grants.tournament_id = tournaments.id or staff_grants.series_id = tournaments.series_id)
    where duty = any(${duties}) and (until is null or until > ${now})`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['admin', 'owner'])
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Whether one of these entries has the user in its roster, or in its team as it is now. Players of guest teams have no
 * account: they are known by their game id.
 */
export async function isInEntries(
  db: Db,
  { userId, entryIds }: { userId: string; entryIds: readonly string[] },
): Promise<boolean> {
  if (entryIds.length === 0) return false;
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from registration_players where registration_id = any(${entryIds}::uuid[])
        and (user_id = ${userId}::uuid or in_game_id_key <> ''
          and in_game_id_key = (select in_game_id from users where id = ${userId}::uuid))
    ) or exists (
      select from registrations join team_members on team_members.team_id = registrations.team_id
      where registrations.id = any(${entryIds}::uuid[]) and team_members.user_id = ${userId}::uuid
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function isMember(
  db: Db,
  { userId, teamId }: { userId: string; teamId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('team_members')
    .select('user_id')
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listLobby(db: Db, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('match_entries')
    .select('entry_id')
    .where('match_id', '=', matchId)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}

export type GrantRow = RowOf<typeof selectGrants>;

function selectGrants(db: Db) {
  return db
    .selectFrom('staff_grants')
    .innerJoin('users', 'users.id', 'staff_grants.user_id')
    .select([
      'staff_grants.id',
      'staff_grants.duty',
      'staff_grants.user_id',
      'users.name',
      'users.profile',
      'staff_grants.tournament_id',
      'staff_grants.series_id',
      'staff_grants.until',
      'staff_grants.created_at',
    ]);
}

/** Lists grants of a tournament, its series' included, or of a series. */
export function listGrants(
  db: Db,
  { tournamentId, seriesId }: { tournamentId?: string | undefined; seriesId?: string | undefined },
): Promise<GrantRow[]> {
  return selectGrants(db)
    .where((eb) =>
      eb.or([
        ...(tournamentId
          ? [
              eb('staff_grants.tournament_id', '=', tournamentId),
              eb('staff_grants.series_id', '=', (of) =>
                of
                  .selectFrom('tournaments')
                  .select('tournaments.series_id')
                  .where('tournaments.id', '=', tournamentId),
              ),
            ]
          : []),
        ...(seriesId ? [eb('staff_grants.series_id', '=', seriesId)] : []),
      ]),
    )
    .orderBy('staff_grants.created_at')
    .orderBy('staff_grants.id')
    .execute();
}

/** Lists all grants that have not ended, the soonest event first. */
export function listEveryGrant(
  db: Db,
  { now }: { now: Date },
): Promise<(GrantRow & { title: string; first_match_at: Date | null })[]> {
  return selectGrants(db)
    .leftJoin('tournaments', 'tournaments.id', 'staff_grants.tournament_id')
    .leftJoin('series', 'series.id', 'staff_grants.series_id')
    .select((eb) => [
      eb.fn.coalesce('tournaments.title', 'series.title', eb.val('')).as('title'),
      'tournaments.first_match_at',
    ])
    .where((eb) =>
      eb.and([
        eb.or([eb('staff_grants.until', 'is', null), eb('staff_grants.until', '>', now)]),
        // A treasurer's work begins when the others' is over.
        eb.or([
          eb('tournaments.status', 'is', null),
          eb('tournaments.status', '<>', 'COMPLETED'),
          eb('staff_grants.duty', '=', 'treasurer'),
        ]),
      ]),
    )
    .orderBy('tournaments.first_match_at', (order) => order.asc().nullsLast())
    .orderBy('title')
    .orderBy('staff_grants.created_at')
    .orderBy('staff_grants.id')
    .execute();
}

/** One per person, event and duty: granting it again changes its end. */
export async function upsertGrant(
  db: Db,
  grant: Insertable<Database['staff_grants']>,
): Promise<GrantRow> {
  const { id } = await db
    .insertInto('staff_grants')
    .values(grant)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'tournament_id', 'series_id', 'duty'])
        .doUpdateSet({ until: grant.until }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectGrants(db).where('staff_grants.id', '=', id).executeTakeFirstOrThrow();
}

export function findGrant(db: Db, id: string): Promise<GrantRow | undefined> {
  return selectGrants(db).where('staff_grants.id', '=', id).executeTakeFirst();
}

export async function deleteGrant(db: Db, id: string): Promise<void> {
  await db.deleteFrom('staff_grants').where('id', '=', id).execute();
}

export function findAccount(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
}

export function findEvent(db: Db, tournamentId: string) {
  return db
    .selectFrom('tournaments')
    .select(['title', 'status'])
    .where('id', '=', tournamentId)
    .executeTakeFirst();
}

export function findSeries(db: Db, seriesId: string) {
  return db.selectFrom('series').select('title').where('id', '=', seriesId).executeTakeFirst();
}

export interface ServedRow {
  tournament_id: string;
  title: string;
  status: TournamentStatus;
  is_draft: boolean;
  cancelled_at: Date | null;
  checkin_opens_at: Date | null;
  checkin_closes_at: Date | null;
  duties: Duty[];
  first_match_at: Date | null;
  next_match_at: Date | null;
}

/** After this long (milliseconds) a match that has not begun is no longer the next one. */
const longestDelay = 12 * 3_600_000;

/** Lists tournaments in which a user has a duty, the soonest match first. */
export async function listServed(db: Db, userId: string, now: Date): Promise<ServedRow[]> {
  const { rows } = await sql<ServedRow>`
    select tournaments.id as tournament_id, title, tournaments.status, is_draft, cancelled_at, checkin_opens_at,
      checkin_closes_at, first_match_at, next_match_at,
      jsonb_agg(distinct duty) as duties
    from staff_grants
    join tournaments
      on staff_grants.tournament_id = tournaments.id or staff_grants.series_id = tournaments.series_id
    left join lateral (
      select coalesce(min(starts_at), case when first_match_at > ${now} then first_match_at end) as next_match_at from matches
      where matches.tournament_id = tournaments.id and starts_at > ${new Date(now.getTime() - longestDelay)}
        and state in ('scheduled', 'room_released')
    ) next on true
    where user_id = ${userId}::uuid and (until is null or until > ${now})
      and (tournaments.status <> 'COMPLETED' or duty = 'treasurer')
    group by tournaments.id, next_match_at
    order by next_match_at nulls last, tournaments.id
    limit 100`.execute(db);
  return rows;
}
