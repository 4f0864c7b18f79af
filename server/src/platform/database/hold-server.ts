import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Advisory lock shared by all processes using the database; a process that replaces its contents takes it exclusively. */
export const siteLockKey = 72_616_403;

/** Milliseconds. */
const reconnectEvery = 1000;
const endWithin = 500;

/** `site`: shared use of the database. `alone`: replaces its contents. */
export type Hold = 'site' | 'alone';

/**
 * Keeps processes that use a server's database apart from one that replaces it. A dedicated connection holds the lock for
 * the lifetime of the process, because the pool closes idle connections.
 * @returns a function that releases the lock
 * @throws Error with a sentence when another process is in the way
 */
export async function holdServer({
  url,
  hold,
}: {
  url: string;
  hold: Hold;
}): Promise<() => Promise<void>> {
  let isReleased = false;
  let client = await connect({ url, hold });
  const reconnectOnEnd = () => {
    client.once('end', async () => {
      // The server restarted or the connection broke. A replacement on the same server would have failed as well.
      while (!isReleased && hold === 'site') {
        await sleep(reconnectEvery, undefined, { ref: false });
        const next = await connect({ url, hold }).catch(() => undefined);
        if (!next) continue;
        client = next;
        if (isReleased) await end(client);
        else reconnectOnEnd();
        return;
      }
    });
  };
  reconnectOnEnd();
  return async () => {
    isReleased = true;
    await end(client);
  };
}

async function connect({ url, hold }: { url: string; hold: Hold }): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'one-dream-hold',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  client.on('error', () => {});
  await client.connect();
  const call = hold === 'site' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ held: boolean }>(`select ${call}(${siteLockKey}) as held`);
  if (rows[0]?.held) return client;
  const others = await listHolders(client);
  await end(client);
  throw new Error(
    hold === 'site'
      ? 'The database is being restored. Start again when that is done.'
      : `The site, or a command of it, is connected to this database (${others.join(', ')}). Stop every process of it first.`,
  );
}

async function listHolders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ told: string }>(`
    select 'from ' || coalesce(host(client_addr), 'this machine') || ' since ' || to_char(backend_start, 'YYYY-MM-DD HH24:MI') as told
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objid = ${siteLockKey}
      and pg_locks.database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ told }) => told);
}

/** Does not wait for an unresponsive server. */
async function end(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), sleep(endWithin, undefined, { ref: false })]);
}
