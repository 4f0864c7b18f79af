import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';

/** Milliseconds. */
const longestWithoutTurn = 20;

/**
 * PostgreSQL in this process. A statement runs to its end before anything else does, and the next one that waits
 * follows without the process turning to its sockets: in a rush, nobody would be heard for seconds. So it turns to
 * them in between.
 */
export class EmbeddedPostgres extends PGlite {
  #turned = performance.now();

  override async execProtocolStream(
    ...message: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    if (performance.now() - this.#turned > longestWithoutTurn) {
      await turn();
      this.#turned = performance.now();
    }
    return super.execProtocolStream(...message);
  }
}
