import type { AuditEntry } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { newId } from '../../platform/secrets.ts';
import type { AuditEvent, Work } from '../../platform/work/work.ts';
import * as queries from './audit.queries.ts';

/** Writes an admin's write or a key player event into the audit log, in the transaction of the write itself. */
export function recordAudit(
  db: Db,
  { event, now }: { event: AuditEvent; now: Date },
): Promise<void> {
  return auditInWork({ db, now: () => now }, [event]);
}

/** As `recordAudit`, for the events of a unit of work. */
export function auditInWork(
  { db, now }: Pick<Work, 'db' | 'now'>,
  events: readonly AuditEvent[],
): Promise<void> {
  const at = now();
  const entries = events.map(({ viewer, tournamentId = null, ...rest }) => ({
    ...{ id: newId(), at, actor_id: viewer?.id ?? null, tournament_id: tournamentId },
    ...rest,
  }));
  return queries.insertAudit(db, entries);
}

export interface AuditFilter {
  action?: string | undefined;
  tournamentId?: string | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * Newest first. A page of a search may be short or even empty and still have a next one: it scans a fixed number of
 * entries.
 */
export async function listAudit(
  { db }: Platform,
  { action, tournamentId, search, cursor, limit = pageSize.default }: AuditFilter,
): Promise<{ data: AuditEntry[]; nextCursor: string | null }> {
  const where = { action, tournamentId, before: cursor };
  const rows = await queries.listAudit(db, { ...where, search, limit: limit + 1 });
  const { page: data, nextCursor } = takePage(rows, { limit, cursorOf: ({ _id }) => _id });
  const until = search && !nextCursor ? await queries.findSearchedUntil(db, where) : undefined;
  return { data, nextCursor: nextCursor ?? until ?? null };
}
