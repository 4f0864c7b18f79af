import type { PayoutState } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import type { AwardWinner } from './awards.rules.ts';

/** States before anything was sent. */
export const unsentStates: readonly PayoutState[] = ['due', 'details_needed', 'approved', 'failed'];

const eventColumns = ['id', 'title', 'prize_pool', 'prizes', 'cancelled_at', 'is_draft'] as const;
export type EventRow = Pick<Selectable<Database['tournaments']>, (typeof eventColumns)[number]>;

/** Locks the event: everything about its prizes is written under this lock. */
export async function lockEvent(db: Db, tournamentId: string): Promise<EventRow | undefined> {
  return db
    .selectFrom('tournaments')
    .select(eventColumns)
    .where('id', '=', tournamentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findEvent(db: Db, tournamentId: string): Promise<EventRow | undefined> {
  return db
    .selectFrom('tournaments')
    .select(eventColumns)
    .where('id', '=', tournamentId)
    .executeTakeFirst();
}

export type RuleRow = Omit<Selectable<Database['prize_rules']>, 'amount_paise'> & {
  amount_paise: number;
  winners: AwardWinner[];
};

/** Amounts come as text; the table ensures that they are safe integers. */
export async function listRules(db: Db, tournamentId: string): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select prize_rules.*, coalesce((
      select jsonb_agg(jsonb_build_object('entryId', entry_id, 'parts', parts) order by entry_id)
      from prize_award_winners where rule_id = prize_rules.id
    ), '[]') as winners
    from prize_rules where tournament_id = ${tournamentId}::uuid order by position`.execute(db);
  return rows.map((row) => ({ ...row, amount_paise: Number(row.amount_paise) }));
}

export async function replaceRules(
  db: Db,
  {
    tournamentId,
    rules,
  }: { tournamentId: string; rules: readonly Omit<RuleRow, 'tournament_id'>[] },
): Promise<void> {
  await db.deleteFrom('prize_rules').where('tournament_id', '=', tournamentId).execute();
  if (rules.length === 0) return;
  await db
    .insertInto('prize_rules')
    .values(rules.map(({ winners: _apart, ...rule }) => ({ ...rule, tournament_id: tournamentId })))
    .execute();
  const winners = rules.flatMap(({ id, winners: own }) =>
    own.map(({ entryId, parts }) => ({ rule_id: id, entry_id: entryId, parts })),
  );
  if (winners.length > 0) await db.insertInto('prize_award_winners').values(winners).execute();
}

export function listEntries(db: Db, tournamentId: string) {
  return db
    .selectFrom('registrations')
    .select(['id', 'team_name', 'state', 'slot'])
    .where('tournament_id', '=', tournamentId)
    .where('state', 'in', ['registered', 'checked_in'])
    .orderBy('slot')
    .orderBy('team_name')
    .execute();
}

/** Finds the newest snapshot of the last stage, where that stage is final. */
export async function findFinalTables(db: Db, tournamentId: string) {
  const { rows } = await sql<{ tables: SnapshotTable[]; finalised_at: Date }>`
    select stage_snapshots.tables, stages.finalised_at from stages
    join stage_snapshots on stage_snapshots.stage_id = stages.id
    where stages.tournament_id = ${tournamentId}::uuid and stages.finalised_at is not null
      and stages.position = (select max(position) from stages last where last.tournament_id = ${tournamentId}::uuid)
    order by stage_snapshots.no desc limit 1`.execute(db);
  return rows[0];
}

export async function listLeaders(
  db: Db,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('teams', 'teams.id', 'registrations.team_id')
    .select(['registrations.id', 'teams.leader_id'])
    .where('registrations.id', 'in', entryIds)
    .execute();
  return new Map(rows.flatMap((row) => (row.leader_id ? [[row.id, row.leader_id]] : [])));
}

type MoneyKeys = 'gross_paise' | 'withheld_paise' | 'net_paise';
export type PayoutRow = Omit<Selectable<Database['payouts']>, MoneyKeys> &
  Record<MoneyKeys, number> & {
    title: string;
    payee_name: string | null;
    has_details: boolean;
  };

async function select(db: Db, where: RawBuilder<unknown>): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`
    select payouts.*, tournaments.title, payee.name as payee_name,
      exists (select from payee_details where payee_details.user_id = payouts.payee_id) as has_details
    from payouts join tournaments on tournaments.id = payouts.tournament_id
    left join users payee on payee.id = payouts.payee_id
    where ${where} order by payouts.rank nulls last, payouts.award, payouts.slot, payouts.id limit 1000`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    gross_paise: Number(row.gross_paise),
    withheld_paise: Number(row.withheld_paise),
    net_paise: Number(row.net_paise),
  }));
}

export function listPayouts(db: Db, tournamentId: string): Promise<PayoutRow[]> {
  return select(db, sql`payouts.tournament_id = ${tournamentId}::uuid`);
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  return (await select(db, sql`payouts.id = ${id}::uuid`))[0];
}

export async function lockPayout(db: Db, id: string): Promise<PayoutRow | undefined> {
  await db.selectFrom('payouts').select('id').where('id', '=', id).forUpdate().execute();
  return findPayout(db, id);
}

/** Locks all payouts of a tournament: what is being paid elsewhere is read as paid. */
export async function lockPayouts(db: Db, tournamentId: string): Promise<PayoutRow[]> {
  await sql`select id from payouts where tournament_id = ${tournamentId}::uuid order by id for update`.execute(
    db,
  );
  return listPayouts(db, tournamentId);
}

/** Lists payouts to a person, or to a team that they lead. */
export function listPayoutsOf(db: Db, userId: string): Promise<PayoutRow[]> {
  return select(
    db,
    sql`payouts.payee_id = ${userId}::uuid or payouts.entry_id in (
      select registrations.id from registrations join teams on teams.id = registrations.team_id
      where teams.leader_id = ${userId}::uuid)`,
  );
}

/** Locks the payouts of a payee that are not paid yet. */
export async function lockUnpaidOf(db: Db, userId: string): Promise<PayoutRow[]> {
  const isUnpaid = sql`payee_id = ${userId}::uuid and state = any(${unsentStates}::text[])`;
  await sql`select id from payouts where ${isUnpaid} order by id for update`.execute(db);
  return select(db, isUnpaid);
}

export async function sumOverdue(db: Db, now: Date) {
  const { rows } = await sql<{ tournament_id: string; title: string; count: number }>`
    select tournament_id, title, count(*)::int as count from payouts
    join tournaments on tournaments.id = tournament_id
    where state = any(${unsentStates}::text[]) and due_at <= ${now}
    group by tournament_id, title order by min(due_at)`.execute(db);
  return rows;
}

export async function insertPayouts(
  db: Db,
  payouts: readonly Insertable<Database['payouts']>[],
): Promise<void> {
  if (payouts.length > 0) await db.insertInto('payouts').values(payouts).execute();
}

export async function updatePayout(
  db: Db,
  { id, changes }: { id: string; changes: Updateable<Database['payouts']> },
): Promise<void> {
  await db
    .updateTable('payouts')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function listPayoutsWithDetails(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('payee_details')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export function findSealed(db: Db, userId: string) {
  return db
    .selectFrom('payee_details')
    .select(['sealed', 'changed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function upsertSealed(
  db: Db,
  { userId, sealed, now }: { userId: string; sealed: Uint8Array; now: Date },
): Promise<void> {
  await db
    .insertInto('payee_details')
    .values({ user_id: userId, sealed, changed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ sealed, changed_at: now }))
    .execute();
}

export async function findTax(
  db: Db,
): Promise<{ rateBp: number; abovePaise: number; chosenAt: Date } | undefined> {
  const row = await db.selectFrom('prize_tax').selectAll().executeTakeFirst();
  return (
    row && { rateBp: row.rate_bp, abovePaise: Number(row.above_paise), chosenAt: row.chosen_at }
  );
}

export async function upsertTax(db: Db, tax: Insertable<Database['prize_tax']>): Promise<void> {
  await db
    .insertInto('prize_tax')
    .values(tax)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(tax))
    .execute();
}

/** Lists players on the entries' rosters who have an account. */
export async function listRoster(db: Db, entryIds: readonly string[]) {
  if (entryIds.length === 0) return [];
  const { rows } = await sql<{
    entry_id: string;
    user_id: string;
    name: string;
    leader_id: string | null;
  }>`
    select players.registration_id as entry_id, users.id as user_id, users.name, teams.leader_id
    from registration_players players join users on users.id = players.user_id
    join registrations on registrations.id = players.registration_id
    left join teams on teams.id = registrations.team_id
    where players.registration_id = any(${entryIds}::uuid[]) order by players.position`.execute(db);
  return rows;
}

/** @returns whether it was the first request */
export async function insertPaymentRequest(
  db: Db,
  { tournamentId, now }: { tournamentId: string; now: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('payment_requests')
    .values({ tournament_id: tournamentId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('asked_at')
    .executeTakeFirst();
  return made !== undefined;
}

export async function findPaymentRequest(db: Db, tournamentId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('payment_requests')
    .select('asked_at')
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst();
  return row?.asked_at;
}
