import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

export interface FailedJob {
  id: string;
  queue: string;
  /** Why the last attempt failed. */
  reason: string;
  tries: number;
  createdAt: Date;
  failedAt: Date;
}

// Dead letters. pg-boss lists failed jobs only by ID, so its table is read directly.
const failed = sql`from pgboss.job where state = 'failed'`;

/** Newest first. @param before ID of the last one of the previous page */
export async function listFailed(
  db: Db,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<FailedJob[]> {
  const page = before
    ? sql`and (completed_on, id) < (select completed_on, id from pgboss.job where id = ${before}::uuid limit 1)`
    : sql``;
  const { rows } = await sql<FailedJob>`
    select id::text, name as queue, coalesce(output->>'message', '') as reason,
      retry_count + 1 as tries, created_on as "createdAt", completed_on as "failedAt"
    ${failed} ${page}
    order by completed_on desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** @returns the queue of a failed job */
export async function findFailed(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ queue: string }>`
    select name as queue ${failed} and id = ${id}::uuid`.execute(db);
  return rows[0]?.queue;
}
