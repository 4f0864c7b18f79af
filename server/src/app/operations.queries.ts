import { sql } from 'kysely';
import type { Db } from '../platform/database/schema.ts';

/** Jobs that are not done, by queue and state. */
export async function countJobs(
  db: Db,
): Promise<{ queue: string; state: string; count: number }[]> {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text as state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name, state`.execute(db);
  return rows;
}

/** Teams in tournaments, by the tournament's status. */
export async function countRegistrations(db: Db): Promise<{ status: string; count: number }[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['status', sql<number>`sum(slots_used)::int`.as('count')])
    .groupBy('status')
    .execute();
  return rows;
}

export interface Ages {
  now: Date;
  /** Before these, rows are of no use to anybody. */
  idleSessions: Date;
  emailTokens: Date;
  refusedAddresses: Date;
  auditLog: Date;
}

/** @returns how many rows of each kind went */
export async function deleteOutdated(
  db: Db,
  { now, idleSessions, emailTokens, refusedAddresses, auditLog }: Ages,
): Promise<Record<string, number>> {
  const sessions = await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', now), eb('last_seen_at', '<', idleSessions)]))
    .executeTakeFirst();
  const tokens = await db
    .deleteFrom('email_tokens')
    .where('expires_at', '<', emailTokens)
    .executeTakeFirst();
  const states = await db
    .deleteFrom('oauth_states')
    .where('expires_at', '<', now)
    .executeTakeFirst();
  const refused = await db
    .deleteFrom('refused_addresses')
    .where('refused_at', '<', refusedAddresses)
    .executeTakeFirst();
  const audit = await db.deleteFrom('audit_log').where('at', '<', auditLog).executeTakeFirst();
  return {
    sessions: Number(sessions.numDeletedRows),
    emailTokens: Number(tokens.numDeletedRows),
    oauthStates: Number(states.numDeletedRows),
    refusedAddresses: Number(refused.numDeletedRows),
    auditLog: Number(audit.numDeletedRows),
  };
}
