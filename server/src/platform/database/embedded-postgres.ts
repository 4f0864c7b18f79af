import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { syncTree } from '../private-directory.ts';
import { openFiles } from './embedded-files.ts';

/** Milliseconds. */
const longestWithoutTurn = 20;
/** Each turn of the event loop accepts one connection, however many are waiting; an idle turn takes microseconds. */
const turnsAtOnce = 32;

/** PGlite disables fsync with `-F`; it supports only one sync method. */
const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** Opens the embedded database in `path`, creating it if necessary. */
export async function openEmbeddedPostgres({
  path,
  isDurable,
}: {
  path: string;
  /** Whether acknowledged writes survive a power cut; they survive the end of the process in any case. */
  isDurable: boolean;
}): Promise<PGlite> {
  const isNew = !existsSync(join(path, 'PG_VERSION'));
  const pglite = new EmbeddedPostgres({
    fs: openFiles({ path, isDurable }),
    // A date, not a timestamp, as from a server.
    parsers: { [types.DATE]: (text) => text },
    ...(isDurable && { startParams: durableParams }),
  });
  await pglite.waitReady;
  // Nothing else syncs the files of a new database.
  if (isNew && isDurable) await syncTree(path);
  return pglite;
}

/**
 * PostgreSQL in this process. Statements run one after another without yielding to the event loop, so in a rush sockets
 * would starve for seconds. This class yields between statements.
 */
class EmbeddedPostgres extends PGlite {
  #turned = performance.now();

  override async execProtocolStream(
    ...message: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (performance.now() - this.#turned > longestWithoutTurn) {
      for (let turns = 0; turns < turnsAtOnce; turns++) await turn();
      this.#turned = performance.now();
    }
    return super.execProtocolStream(...message);
  }
}
