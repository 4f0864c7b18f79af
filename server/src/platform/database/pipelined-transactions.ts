import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './schema.ts';

/** A statement of the site, or one that a library wrote. */
type Statement<Row> = CompiledQuery<Row> | { compile: (db: Db) => CompiledQuery<Row> };

/** Rows that somebody asks for when they are needed, by the values that the statement was sent with. */
const ahead = new WeakMap<readonly unknown[], { rows?: Promise<unknown[]> }>();

/**
 * Sends a statement of a transaction and does not wait for its answer, so that what follows travels with it. That it
 * failed, the transaction says at the next answer that is waited for, the commit's at the latest; nothing of it is kept
 * then. Outside a transaction, and on the embedded database, it is a statement like any other.
 * @returns what waits for its rows
 */
export async function sendAhead<Row>(
  db: Db,
  statement: Statement<Row>,
): Promise<() => Promise<Row[]>> {
  const compiled = 'compile' in statement ? statement.compile(db) : statement;
  const sent: { rows?: Promise<unknown[]> } = {};
  if (db.isTransaction) ahead.set(compiled.parameters, sent);
  const { rows } = await db.executeQuery<Row>(compiled);
  return async () => (sent.rows ? ((await sent.rows) as Row[]) : rows);
}

type Ask = (
  text: string,
  values: readonly unknown[] | undefined,
  answer: (error: Error | null, result: pg.QueryResult) => void,
) => void;

/**
 * Has a connection that pipelines (`pipeline: true`) send `begin` and what comes by `sendAhead` without waiting.
 * PostgreSQL works statements off in their order, and after one that failed it refuses all others until the transaction
 * is over: whoever waits for one of those hears why the first failed.
 */
export function pipelineTransactions(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as unknown as Ask;
  /** Why a statement failed that nobody waited for. Answers come in order: it is known before any later one. */
  let failure: Error | null = null;
  const send = (text: string, values: readonly unknown[] | undefined) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      ask(text, values, (error, result) => {
        failure ??= error;
        if (failure) reject(failure);
        else resolve(result);
      });
    });
  const wait = (text: string, values: readonly unknown[] | undefined) =>
    new Promise<pg.QueryResult>((resolve, reject) => {
      ask(text, values, (error, result) => {
        const reason = text === 'rollback' ? error : (failure ?? error);
        if (text === 'commit' || text === 'rollback') failure = null;
        if (reason) reject(reason);
        else resolve(result);
      });
    });
  const query: Query = async (text, values) => {
    const later = values && ahead.get(values);
    if (later || text === 'begin') {
      const rows = send(text, values).then((result) => result.rows);
      // Told by the transaction, also where nobody asks for the rows.
      rows.catch(() => {});
      if (later) later.rows = rows;
      return unanswered;
    }
    // It may have failed on this side, where PostgreSQL knows nothing of it.
    if (text === 'commit' && failure) throw failure;
    return wait(text, values);
  };
  client.query = query as typeof client.query;
}

type Query = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

const unanswered: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };
