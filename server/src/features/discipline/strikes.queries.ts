import { strikeRule } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { gameIdKey, readGameId } from '@one-dream/contract/game-ids.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { writtenAs } from '../../platform/database/columns.ts';
import { escapeLike } from '../../platform/database/like.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { isAbout, ownKey, recordJudged, type Subject, toColumns } from './subjects.queries.ts';

export interface NewStrike {
  id: string;
  subject: Subject;
  kind: Database['strikes']['kind'];
  points: number;
  reason: string;
  tournamentId: string | null;
  entryId: string | null;
  givenBy: string | null;
  at: Date;
  expiresAt: Date;
}

/** Inserts strikes, leaving out a second no-show of an entry. @returns the ids that were written */
export async function insertStrikes(
  db: Db,
  strikes: readonly NewStrike[],
): Promise<ReadonlySet<string>> {
  if (strikes.length === 0) return new Set();
  await recordJudged(
    db,
    strikes.map(({ subject }) => subject),
  );
  const rows = await db
    .insertInto('strikes')
    .values(
      strikes.map(({ subject, at, ...strike }) => ({
        ...toColumns(subject),
        ...writtenAs(strike),
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Locks the users accountable for entries' no-shows, in the order of their ids: the leaders, or whoever handed the team
 * over while check-in was open.
 */
export async function lockLeaders(
  db: Db,
  entryIds: readonly string[],
): Promise<{ entryId: string; teamName: string; subject: Subject & { kind: 'person' } }[]> {
  const { rows } = await sql<{
    entry_id: string;
    team_name: string;
    user_id: string;
    name: string;
    in_game_id: string;
    key: string | null;
  }>`
    select registrations.id as entry_id, registrations.team_name, users.id as user_id, users.name, users.in_game_id,
      (select ${ownKey} from registration_players
        where registration_id = registrations.id and registration_players.user_id = users.id) as key
    from registrations join teams on teams.id = registrations.team_id
    join users on users.id = coalesce(registrations.answers_id, teams.leader_id)
    join tournaments on tournaments.id = registrations.tournament_id
    where registrations.id = any(${entryIds}::uuid[]) and tournaments.checkin_outage = ''
    order by users.id for no key update of users`.execute(db);
  return rows.map((row) => ({
    entryId: row.entry_id,
    teamName: row.team_name,
    subject: {
      kind: 'person',
      name: row.name,
      userId: row.user_id,
      key: row.key ?? gameIdKey(row.in_game_id),
    },
  }));
}

/**
 * Lists the guests accountable for entries without accounts: the first on the roster with a known game id; one that
 * came by the team's link names nobody.
 */
export async function listGuestCaptains(
  db: Db,
  entryIds: readonly string[],
): Promise<{ entryId: string; teamName: string; subject: Subject }[]> {
  const { rows } = await sql<{ entry_id: string; team_name: string; name: string; key: string }>`
    select distinct on (registrations.id) registrations.id as entry_id, team_name, name, in_game_id_key as key
    from registrations join registration_players on registration_id = registrations.id and in_game_id_key <> '' and not by_link
    join tournaments on tournaments.id = registrations.tournament_id
    where registrations.id = any(${entryIds}::uuid[]) and guest = 'guest' and tournaments.checkin_outage = ''
    order by registrations.id, position`.execute(db);
  return rows.map(({ entry_id, team_name, name, key }) => ({
    entryId: entry_id,
    teamName: team_name,
    subject: { kind: 'person', name, userId: null, key },
  }));
}

/**
 * Sums the live points of each subject, by its index in the list. Strikes before the last decision about a ban for
 * strikes no longer count: they have had their consequence.
 */
export async function sumPoints(
  db: Db,
  { subjects, now }: { subjects: readonly Subject[]; now: Date },
): Promise<number[]> {
  if (subjects.length === 0) return [];
  const request = subjects.map((subject, place) => ({ ...toColumns(subject), place }));
  const { rows } = await sql<{ place: number; points: string }>`
    select place, sum(strikes.points) as points
    from jsonb_to_recordset(${JSON.stringify(request)}::jsonb)
      as subject (place integer, user_id uuid, game_id_key text, team_id uuid)
    join strikes on strikes.user_id = subject.user_id or strikes.team_id in (select teams_judged_as(subject.team_id))
      or (subject.game_id_key <> '' and strikes.game_id_key = subject.game_id_key)
    where revoked_at is null and expires_at > ${now} and at > coalesce((
      select max(decided_at) from bans where bans.kind = 'strikes' and bans.state <> 'proposed'
        and (bans.user_id = subject.user_id or bans.team_id in (select teams_judged_as(subject.team_id))
          or (subject.game_id_key <> '' and bans.game_id_key = subject.game_id_key))
    ), '-infinity')
    group by place`.execute(db);
  const sums = new Map(rows.map(({ place, points }) => [place, Number(points)]));
  return subjects.map((_, place) => sums.get(place) ?? 0);
}

export interface StrikeRow extends Selectable<Database['strikes']> {
  tournament: string | null;
  given_by_name: string | null;
}

async function select(
  db: Db,
  { where, limit }: { where: RawBuilder<unknown>; limit: number },
): Promise<StrikeRow[]> {
  const { rows } = await sql<StrikeRow>`
    select strikes.*, tournaments.title as tournament, giver.name as given_by_name
    from strikes left join tournaments on tournaments.id = strikes.tournament_id
    left join users giver on giver.id = strikes.given_by
    where ${where} order by strikes.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findStrike(db: Db, id: string): Promise<StrikeRow | undefined> {
  return (await select(db, { where: sql`strikes.id = ${id}::uuid`, limit: 1 }))[0];
}

/** Newest first; `search` matches the names at the time, or a game id. */
export function listStrikes(
  db: Db,
  {
    search,
    before,
    limit,
  }: { search: string | undefined; before: string | undefined; limit: number },
): Promise<StrikeRow[]> {
  const where = [
    ...(before ? [sql`strikes.id < ${before}::uuid`] : []),
    ...(search
      ? [
          sql`(strikes.subject_name ilike ${`%${escapeLike(search)}%`} or strikes.game_id_key = ${readGameId(search) ?? null})`,
        ]
      : []),
  ];
  return select(db, { where: where.length > 0 ? sql.join(where, sql` and `) : sql`true`, limit });
}

export function listStrikesAbout(
  db: Db,
  about: { userId: string; teamIds: readonly string[] },
): Promise<StrikeRow[]> {
  return select(db, { where: isAbout('strikes', about), limit: 200 });
}

/** @returns whether it stood until now */
export async function revokeStrike(
  db: Db,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('strikes')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Revokes no-shows of teams that are in the tournament after all: let in again, or with a slot they claimed, which is
 * another entry. @returns the subjects
 */
export async function revokeNoShows(
  db: Db,
  revoked: { tournamentId: string; teamIds: readonly string[]; reason: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string | null }>`
    update strikes set revoked_at = ${revoked.now}, revoke_reason = ${revoked.reason} from registrations
    where registrations.id = strikes.entry_id and registrations.tournament_id = ${revoked.tournamentId}::uuid
      and registrations.team_id = any(${revoked.teamIds}::uuid[]) and strikes.kind = 'no_show' and revoked_at is null
    returning strikes.user_id`.execute(db);
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

export function endOfStrike(at: Date): Date {
  return new Date(at.getTime() + strikeRule.days * 86_400_000);
}
