import type { TournamentForm, TournamentStatus } from '@one-dream/contract/features/tournaments.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { type RegisteredTeamRow, type TournamentRow, toSqlDate } from './tournaments.rules.ts';

function selectTournaments(db: Db) {
  return db
    .selectFrom('tournaments')
    .select([
      'id',
      'title',
      'organizer',
      'banner',
      'status',
      'prize_pool',
      'slot_total',
      'slots_used',
      sql<string>`coalesce(to_char(start_date, 'MM/DD/YYYY'), '')`.as('start_date'),
      sql<string>`coalesce(to_char(end_date, 'MM/DD/YYYY'), '')`.as('end_date'),
      'type',
      'description',
      'log_channel',
      'prizes',
      'schedule',
      'rules',
      'version',
    ]);
}

/** Newest first. @param before id of the last one of the page before */
export function listTournaments(
  db: Db,
  { statuses, before, limit }: { statuses?: TournamentStatus[]; before?: string; limit: number },
): Promise<TournamentRow[]> {
  let query = selectTournaments(db).orderBy('id', 'desc').limit(limit);
  if (statuses) query = query.where('status', 'in', statuses);
  if (before) query = query.where('id', '<', before);
  return query.execute();
}

/** Newest first, at most `limit`. */
export async function listTournamentIds(db: Db, { limit }: { limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function findTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return selectTournaments(db).where('id', '=', id).executeTakeFirst();
}

/** Of each tournament those in the lowest slots, at most `limit`, in the order of their slots. */
export function listRegisteredTeams(
  db: Db,
  { tournamentIds, limit }: { tournamentIds: readonly string[]; limit: number | undefined },
): Promise<RegisteredTeamRow[]> {
  if (tournamentIds.length === 0 || limit === 0) return Promise.resolve([]);
  return db
    .selectFrom('tournaments')
    .innerJoinLateral(
      (eb) => {
        const teams = eb
          .selectFrom('registrations')
          .select(['tournament_id', 'team_id', 'team_name', 'team_logo', 'slot'])
          .whereRef('registrations.tournament_id', '=', 'tournaments.id')
          .orderBy('slot');
        return (limit === undefined ? teams : teams.limit(limit)).as('registered');
      },
      (join) => join.onTrue(),
    )
    .select(['tournament_id', 'team_id', 'team_name', 'team_logo', 'slot'])
    .where('tournaments.id', 'in', tournamentIds)
    .orderBy('tournament_id')
    .orderBy('slot')
    .execute();
}

export type TournamentToWrite = Omit<TournamentForm, 'banner'> & { banner: string };

export async function insertTournament(
  db: Db,
  { id, form, now }: { id: string; form: TournamentToWrite; now: Date },
): Promise<void> {
  await db
    .insertInto('tournaments')
    .values({ id, ...toColumns(form), created_at: now })
    .execute();
}

/** Writes the whole form, if `version` is still the newest. @returns whether it was */
export async function updateTournament(
  db: Db,
  { id, form, version }: { id: string; form: TournamentToWrite; version: number },
): Promise<boolean> {
  const row = await db
    .updateTable('tournaments')
    .set({ ...toColumns(form), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function lockTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return selectTournaments(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deleteTournament(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tournaments').where('id', '=', id).execute();
}

function toColumns(form: TournamentToWrite) {
  return {
    title: form.title,
    organizer: form.organizer,
    banner: form.banner,
    status: form.status,
    prize_pool: form.prizePool,
    slot_total: form.slots,
    start_date: toSqlDate(form.startDate),
    end_date: toSqlDate(form.endDate),
    type: form.type,
    description: form.description,
    log_channel: form.log_channel.trim(),
    prizes: JSON.stringify(form.prizes),
    schedule: JSON.stringify(form.schedule),
    rules: JSON.stringify(form.rules),
  };
}
