import type { AuditEntry } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { sql } from 'kysely';
import { escapeLike } from '../../platform/database/like.ts';
import { sendAhead } from '../../platform/database/pipelined-transactions.ts';
import type { Db } from '../../platform/database/schema.ts';

export interface NewAudit {
  id: string;
  at: Date;
  actor_id: string | null;
  action: string;
  tournament_id: string | null;
  subject: string;
  before?: object;
  after?: object;
}

/**
 * Inserts many entries in one statement. Actors' names are read here, so that no caller has to; one by one, as a join
 * with a number of rows unknown to the planner would read all users.
 */
export async function insertAudit(db: Db, entries: readonly NewAudit[]): Promise<void> {
  if (entries.length === 0) return;
  await sendAhead(
    db,
    sql`
    insert into audit_log (id, at, actor_id, actor_name, action, tournament_id, subject, before, after)
    select id, at, actor_id, coalesce((select name from users where users.id = actor_id), ''), action,
      tournament_id, subject, before, after
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, at timestamptz, actor_id uuid,
      action text, tournament_id uuid, subject text, before jsonb, after jsonb)`,
  );
}

export interface ListAuditOptions {
  action?: string | undefined;
  tournamentId?: string | undefined;
  search?: string | undefined;
  before?: string | undefined;
  limit: number;
}

/** Entries that one page of a search scans: the log is long, and its names have no index. */
export const searchedEntries = 5000;

/** Newest first. With `search`, the matches among the next `searchedEntries`. */
export async function listAudit(db: Db, options: ListAuditOptions): Promise<AuditEntry[]> {
  const rows = await (options.search
    ? searchEntries(db, { ...options, search: options.search })
    : selectEntries(db, options).select(columns).limit(options.limit)
  ).execute();
  return rows.map(({ id, at, actor_name, tournament_id, ...row }) => ({
    _id: id,
    at: at.toISOString(),
    actor: actor_name,
    tournamentId: tournament_id,
    ...row,
  }));
}

const columns = [
  'id',
  'at',
  'actor_name',
  'action',
  'tournament_id',
  'subject',
  'before',
  'after',
] as const;

function searchEntries(db: Db, options: ListAuditOptions & { search: string }) {
  const pattern = `%${escapeLike(options.search)}%`;
  return db
    .selectFrom(selectEntries(db, options).select(columns).limit(searchedEntries).as('entries'))
    .select(columns)
    .where((eb) => eb.or([eb('actor_name', 'ilike', pattern), eb('subject', 'ilike', pattern)]))
    .orderBy('id', 'desc')
    .limit(options.limit);
}

/** Finds the last entry that a search scanned; undefined at the end of the log. */
export async function findSearchedUntil(db: Db, options: AuditWhere): Promise<string | undefined> {
  const row = await selectEntries(db, options)
    .select('id')
    .offset(searchedEntries - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

type AuditWhere = Pick<ListAuditOptions, 'action' | 'tournamentId' | 'before'>;

function selectEntries(db: Db, { action, tournamentId, before }: AuditWhere) {
  let query = db.selectFrom('audit_log').orderBy('id', 'desc');
  if (before) query = query.where('id', '<', before);
  if (tournamentId) query = query.where('tournament_id', '=', tournamentId);
  if (action) query = query.where('action', 'like', `${escapeLike(action)}%`);
  return query;
}
