import type { Platform } from '../../platform/platform.ts';
import * as queries from './interactions.queries.ts';

/** How long the answer to an interaction is kept for whoever sends it again: longer than its signature counts (milliseconds). */
const keptMs = 15 * 60_000;
/** How often what is older is removed, counted in interactions. */
const sweptEvery = 200;

type In = Pick<Platform, 'db' | 'now' | 'logger'>;

/** Has each interaction act once, whichever processes it reaches. */
export function createOnce({ db, now, logger }: In) {
  let seen = 0;
  return {
    claim: async (id: string): Promise<'first' | { answer: object | null }> => {
      if (seen++ % sweptEvery === 0)
        queries
          .deleteInteractions(db, new Date(now().getTime() - keptMs))
          .catch((error) => logger.warn({ err: error }, 'interactions not removed'));
      if (await queries.insertInteraction(db, { id, now: now() })) return 'first';
      return { answer: await queries.findAnswer(db, id) };
    },
    keep: (id: string, answer: object) => queries.keepAnswer(db, { id, answer }),
  };
}
