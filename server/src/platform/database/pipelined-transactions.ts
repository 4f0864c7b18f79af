import type { CompiledQuery, RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Db } from './schema.ts';

/** The values of statements whose answer nobody reads. */
const unread = new WeakSet<readonly unknown[]>();

/**
 * A write of a transaction whose answer says nothing: it is sent and not waited for, so that what follows travels with
 * it. That it failed, the transaction says at the next answer that is waited for, the commit's at the latest; nothing
 * of it is kept then. Outside a transaction, and on the embedded database, it is a statement like any other.
 */
export async function writeAhead(
  db: Db,
  statement: RawBuilder<unknown> | CompiledQuery,
): Promise<void> {
  const compiled = 'compile' in statement ? statement.compile(db) : statement;
  if (db.isTransaction) unread.add(compiled.parameters);
  await db.executeQuery(compiled);
}

type Ask = (
  text: string,
  values: readonly unknown[] | undefined,
  answer: (error: Error | null, result: pg.QueryResult) => void,
) => void;

/**
 * Has a connection that pipelines (`pipeline: true`) send `begin` and what comes by `writeAhead` without waiting.
 * PostgreSQL works statements off in their order, and after one that failed it refuses all others until the transaction
 * is over: whoever waits for one of those hears why the first failed.
 */
export function pipelineTransactions(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as unknown as Ask;
  /** Why a statement failed that nobody waited for. Answers come in order: it is known before any later one. */
  let failure: Error | null = null;
  const query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult> = async (
    text,
    values,
  ) => {
    const isOver = text === 'commit' || text === 'rollback';
    if (text === 'begin' || (values && unread.has(values))) {
      ask(text, values, (error) => {
        failure ??= error;
      });
      return unanswered;
    }
    // It may have failed on this side, where PostgreSQL knows nothing of it.
    if (text === 'commit' && failure) throw failure;
    return new Promise((resolve, reject) => {
      ask(text, values, (error, result) => {
        const reason = text === 'rollback' ? error : (failure ?? error);
        if (isOver) failure = null;
        if (reason) reject(reason);
        else resolve(result);
      });
    });
  };
  client.query = query as typeof client.query;
}

const unanswered: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };
