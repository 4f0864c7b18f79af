import { toIsoDate } from '@one-dream/contract/calendar-days.ts';
import type { TournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { PlannedTimes } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import type {
  Tournament,
  TournamentStatus,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { type NotNull, sql, type Updateable } from 'kysely';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';
import { hasLetters } from '../../platform/database/text-search.queries.ts';
import { selectTournaments, type TournamentRow } from './tournaments.shared.queries.ts';

/** Newest first. @param before id of the last one on the previous page */
export function listTournaments(
  db: Db,
  {
    statuses,
    kind,
    search,
    before,
    limit,
    withDrafts,
  }: {
    statuses?: TournamentStatus[];
    kind?: Tournament['kind'];
    /**
     * Part of the title, ignoring case. Without an index: an organisation has a few thousand of them, and titles are
     * short.
     */
    search?: string;
    before?: string;
    limit: number;
    withDrafts: boolean;
  },
): Promise<TournamentRow[]> {
  let query = selectTournaments(db).orderBy('id', 'desc').limit(limit);
  if (!withDrafts) query = query.where('is_draft', '=', false);
  if (statuses) query = query.where('status', 'in', statuses);
  if (kind) query = query.where('kind', '=', kind);
  if (search) query = query.where(hasLetters(sql.ref('title'), search));
  if (before) query = query.where('id', '<', before);
  return query.execute();
}

/** Lists ids, newest first, at most `limit`, drafts left out. */
export async function listTournamentIds(db: Db, { limit }: { limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('is_draft', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a tournament has exactly this title. */
export async function hasTitle(db: Db, title: string): Promise<boolean> {
  const row = await db
    .selectFrom('tournaments')
    .select('id')
    .where('title', '=', title)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists teams in the lowest slots of each tournament, at most `limit`, by slot. */
export function listRegisteredTeams(
  db: Db,
  { tournamentIds, limit }: { tournamentIds: readonly string[]; limit: number | undefined },
) {
  if (tournamentIds.length === 0 || limit === 0) return Promise.resolve([]);
  return db
    .selectFrom('tournaments')
    .innerJoinLateral(
      (eb) => {
        const teams = eb
          .selectFrom('registrations')
          .select(['tournament_id', 'team_id', 'team_name', 'team_logo', 'slot', 'room_slot'])
          .whereRef('registrations.tournament_id', '=', 'tournaments.id')
          .where('slot', 'is not', null)
          .$narrowType<{ slot: NotNull }>()
          .orderBy('slot');
        return (limit === undefined ? teams : teams.limit(limit)).as('registered');
      },
      (join) => join.onTrue(),
    )
    .select(['tournament_id', 'team_id', 'team_name', 'team_logo', 'slot', 'room_slot'])
    .where('tournaments.id', 'in', tournamentIds)
    .orderBy('tournament_id')
    .orderBy((eb) => eb.fn.coalesce('room_slot', 'slot'))
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

/**
 * Inserts the tournament of one evening of a series.
 * @returns whether it was made, not by another process first
 */
export async function insertEvening(
  db: Db,
  evening: { id: string; form: TournamentToWrite; seriesId: string; day: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('tournaments')
    .values({
      id: evening.id,
      ...toColumns(evening.form),
      series_id: evening.seriesId,
      series_date: evening.day,
      created_at: evening.now,
    })
    .onConflict((conflict) => conflict.constraint('tournaments_one_per_series_day').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes the whole form, if `version` is still current. @returns whether it was current */
export async function updateTournament(
  db: Db,
  {
    id,
    form,
    planned,
    unchanged,
    version,
  }: {
    id: string;
    form: TournamentToWrite;
    planned: PlannedTimes;
    /** Columns that keep their stored values. */
    unchanged: Changes;
    version: number;
  },
): Promise<boolean> {
  const row = await db
    .updateTable('tournaments')
    .set((eb) => ({
      ...toColumns(form, planned),
      ...unchanged,
      version: version + 1,
      facts_no: eb('facts_no', '+', 1),
      details_no: eb('details_no', '+', 1),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the `facts_no` of these tournaments, and of all with these statuses; drafts are left out. */
export async function listNumbers(
  db: Db,
  { ids, statuses }: { ids: readonly string[]; statuses: readonly TournamentStatus[] },
) {
  if (ids.length === 0 && statuses.length === 0) return [];
  const { rows } = await sql<{ id: string; facts_no: number }>`
    select id, facts_no from tournaments
    where not is_draft and (id = any(${[...ids]}::uuid[]) or status = any(${[...statuses]}::text[]))`.execute(
    db,
  );
  return rows;
}

export async function deleteTournament(db: Db, id: string): Promise<void> {
  await db.deleteFrom('tournaments').where('id', '=', id).execute();
}

function toColumns(
  { slots, startDate, endDate, ...fields }: TournamentToWrite,
  planned: PlannedTimes = fields,
) {
  return {
    ...writtenAs(fields),
    ...writtenAs({
      plannedRegOpensAt: planned.regOpensAt,
      plannedRegClosesAt: planned.regClosesAt,
      plannedCheckinOpensAt: planned.checkinOpensAt,
      plannedCheckinClosesAt: planned.checkinClosesAt,
    }),
    slot_total: slots,
    start_date: toIsoDate(startDate) ?? null,
    end_date: toIsoDate(endDate) ?? null,
  };
}

/** Finds the highest slot number in use; 0 where none is registered. */
export async function findHighestSlot(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom('registrations')
    .select((eb) => eb.fn.max('slot').as('highest'))
    .where('tournament_id', '=', id)
    .executeTakeFirst();
  return row?.highest ?? 0;
}

type Changes = Updateable<Database['tournaments']>;

/**
 * Changes columns of a tournament. Raises `facts_no`, by which open pages notice, and `version`, by which open forms do.
 * @param isInDetails whether the change is also part of the details, as a draw and the results are
 */
export async function updateFacts(
  db: Db,
  { id, isInDetails = false, ...columns }: Changes & { id: string; isInDetails?: boolean },
): Promise<void> {
  await db
    .updateTable('tournaments')
    .set((eb) => ({
      ...columns,
      version: eb('version', '+', 1),
      facts_no: eb('facts_no', '+', 1),
      ...(isInDetails && { details_no: eb('details_no', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** When check-in was actually opened or closed; `null` while that is to come. */
export async function setCheckIn(
  db: Db,
  { id, ...moment }: { id: string } & Pick<Changes, 'checkin_opened_at' | 'checkin_closed_at'>,
): Promise<void> {
  await db.updateTable('tournaments').set(moment).where('id', '=', id).execute();
}

/** Changes that make a draft public; none for a tournament that is. */
export function announced({ is_draft }: Pick<TournamentRow, 'is_draft'>) {
  return is_draft ? { is_draft: false, isInDetails: true } : {};
}

export type RegisteredTeamRow = RowOf<typeof listRegisteredTeams>;
