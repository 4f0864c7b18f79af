import pg from 'pg';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { pipelineTransactions } from './pipelined-transactions.ts';

/** Milliseconds. Together they stay below the two seconds within which a call must be refused during an outage. */
const pingEvery = 300;
const answerWithin = 1200;

/** A date (1082) stays YYYY-MM-DD: as a timestamp it would be another day in another zone. */
const parserOf: typeof pg.types.getTypeParser = (...asked: unknown[]) =>
  asked[0] === pg.types.builtins.DATE
    ? (text: string) => text
    : (pg.types.getTypeParser as (...asked: unknown[]) => never)(...asked);

/**
 * Connection pool for a PostgreSQL server that never lets a call wait for an unavailable one. A server that is down refuses
 * connections; one that hangs (dead machine, cut cable) would block every call until TCP times out. While there is work, a
 * separate connection therefore pings the server; if no answer comes, the others are cut, and work fails fast until it
 * answers again.
 */
export function openServerPool({ url, poolSize }: { url: string; poolSize: number }) {
  const open = new Set<pg.PoolClient>();
  const waiting = new Set<(error: Error) => void>();
  let isAway = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // Includes waiting for a free connection, so it has to outlast a rush.
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser: parserOf },
    application_name: 'one-dream',
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    // Nor does the pool listen to a borrowed connection between two queries.
    client.on('error', () => {});
    prepareStatements(client);
    pipelineTransactions(client);
    open.add(client);
  });
  pool.on('remove', (client) => void open.delete(client));

  const stopWatching = watchServer({
    url,
    hasWork: () => isAway || waiting.size > 0 || pool.totalCount > pool.idleCount,
    onChange: (answers) => {
      isAway = !answers;
      if (answers) return;
      for (const refuse of waiting) refuse(unavailable());
      for (const client of open) cut(client);
    },
  });

  return {
    options: pool.options,
    /** @throws AppError UNAVAILABLE immediately during an outage */
    connect: async (): Promise<pg.PoolClient> => {
      if (isAway) throw unavailable();
      const connecting = pool.connect();
      let refuse: (error: Error) => void = () => {};
      const refused = new Promise<never>((_resolve, reject) => {
        refuse = reject;
      });
      waiting.add(refuse);
      try {
        return await Promise.race([connecting, refused]);
      } catch (error) {
        // The caller has already been refused: return the connection to the pool.
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        throw error;
      } finally {
        waiting.delete(refuse);
      }
    },
    /** Uses a connection without the per-call limits: scripts seed and rebuild. */
    runScript: async (sql: string): Promise<void> => {
      const client = await pool.connect();
      try {
        await client.query(
          'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0',
        );
        await client.query(sql);
      } finally {
        client.release(true);
      }
    },
    end: async (): Promise<void> => {
      stopWatching();
      await pool.end();
    },
  };
}

/** Pings the server while there is work; reports changes. */
function watchServer({
  url,
  hasWork,
  onChange,
}: {
  url: string;
  hasWork: () => boolean;
  onChange: (answers: boolean) => void;
}): () => void {
  let client: pg.Client | undefined;
  let isPinging = false;
  let answered = true;
  const disconnect = () => {
    if (client) cut(client);
    client = undefined;
  };
  const ping = async (): Promise<void> => {
    const isReused = client !== undefined;
    try {
      if (!client) {
        client = new pg.Client({ connectionString: url, application_name: 'one-dream-look' });
        client.on('error', () => {});
        await client.connect();
      }
      await client.query('select 1');
    } catch (error) {
      disconnect();
      // It may have broken long ago, unnoticed.
      if (!isReused) throw error;
      await ping();
    }
  };
  const timer = setInterval(async () => {
    if (isPinging || !hasWork()) return;
    isPinging = true;
    const answers = await finishesInTime(ping()).catch(() => false);
    if (!answers) disconnect();
    if (answers !== answered) onChange(answers);
    answered = answers;
    isPinging = false;
  }, pingEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    disconnect();
  };
}

/** Whether the work finishes in time, not counting pauses of this process. */
function finishesInTime(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let spent = 0;
    const step = 100;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      // A busy process may not have read a result that has arrived.
      spent += Math.min(now - last, step * 1.5);
      last = now;
      if (spent < answerWithin) return;
      clearInterval(timer);
      resolve(false);
    }, step);
    work.then(() => resolve(true), reject).finally(() => clearInterval(timer));
  });
}

/** Closes a connection without notifying the other side, which would not receive it. */
function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy: () => void } } };
  connection?.stream?.destroy();
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', commonTexts.databaseAway, { retryAfter: 5 });
}

/** Maximum number of prepared statements per connection; further ones are planned each time. */
const preparedAtMost = 1000;

const names = new Map<string, string>();

/**
 * Makes a connection prepare each statement once, under a name: the product uses few different statements, very often.
 * Requires a connection that stays with one server process.
 */
function prepareStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = Array.isArray(values) && typeof text === 'string' ? nameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  };
  client.query = prepared as typeof client.query;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= preparedAtMost || !/^\s*(select|insert|update|delete|with)\s/i.test(text))
    return;
  const name = `statement-${names.size + 1}`;
  names.set(text, name);
  return name;
}
