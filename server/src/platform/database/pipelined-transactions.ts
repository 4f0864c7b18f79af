import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Db } from './schema.ts';

/** A statement of the site or of a library. */
type Statement<Row> = CompiledQuery<Row> | { compile: (db: Db) => CompiledQuery<Row> };

/** Pending rows of statements sent ahead, by their parameters. */
const ahead = new WeakMap<readonly unknown[], { rows?: Promise<unknown[]> }>();

/**
 * Sends a statement of a transaction without waiting for its result, so that the next one travels with it. Its failure
 * surfaces at the next awaited result, at the latest at the commit, and rolls the transaction back. Outside a transaction,
 * and on the embedded database, it is an ordinary statement.
 * @returns a function that awaits the rows
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
 * Makes a connection with `pipeline: true` send `begin` and statements of `sendAhead` without waiting. PostgreSQL executes
 * statements in order and rejects all after a failed one until the transaction ends; those rejections are replaced by the
 * original error.
 */
export function pipelineTransactions(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as unknown as Ask;
  /** Error of a statement that nobody awaited. Results come in order, so it is known before any later one. */
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
      // The transaction reports the error, even if nobody asks for the rows.
      rows.catch(() => {});
      if (later) later.rows = rows;
      return unanswered;
    }
    // It may have failed on the client, unknown to PostgreSQL.
    if (text === 'commit' && failure) throw failure;
    return wait(text, values);
  };
  client.query = query as typeof client.query;
}

type Query = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

const unanswered: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };
