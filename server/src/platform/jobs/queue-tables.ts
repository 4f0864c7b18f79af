import { sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import type { Db } from '../database/schema.ts';

/** Creates the tables of the job queue, as its start would, in the caller's transaction. */
export async function createQueueTables(
  trx: Db,
  { kind }: Pick<OpenDatabase, 'kind'>,
): Promise<void> {
  const plan = getConstructionPlans('pgboss', kind === 'embedded' ? { backend: 'pglite' } : {});
  const [, statements] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(plan) ?? [];
  if (statements === undefined)
    throw new Error('The job queue makes its tables in an unknown way.');
  // Wrapped in a block: the embedded database accepts one statement at a time.
  await sql.raw(`do $queue$ begin execute $plan$${statements}$plan$; end $queue$`).execute(trx);
}
