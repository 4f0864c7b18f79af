import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { syncTree } from '../private-directory.ts';
import { openFiles } from './embedded-files.ts';

/** Milliseconds. */
const longestWithoutTurn = 20;
/** Each turn of the event loop accepts one connection, however many wait; an idle one takes microseconds. */
const turnsAtOnce = 32;

/** PGlite's own settings turn fsync off by `-F`; of the ways to sync, it knows one. */
const durableParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** Opens the embedded database in `path`, which is made where there is none. */
export async function openEmbeddedPostgres({
  path,
  isDurable,
}: {
  path: string;
  /** Whether what is acknowledged outlives a power cut; it outlives the end of the process anyway. */
  isDurable: boolean;
}): Promise<PGlite> {
  const isNew = !existsSync(join(path, 'PG_VERSION'));
  const pglite = new EmbeddedPostgres({
    fs: openFiles({ path, isDurable }),
    // A day, not a moment, as from a server.
    parsers: { [types.DATE]: (text) => text },
    ...(isDurable && { startParams: durableParams }),
  });
  await pglite.waitReady;
  // Nobody else syncs the files of a new database.
  if (isNew && isDurable) await syncTree(path);
  return pglite;
}

/**
 * PostgreSQL in this process. A statement runs to its end before anything else does, and the next one that waits
 * follows without the process turning to its sockets: in a rush, nobody would be heard for seconds. So it turns to
 * them in between.
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
