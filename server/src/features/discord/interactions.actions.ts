import { setTimeout as wait } from 'node:timers/promises';
import { groupCommit } from '../../platform/group-commit.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './interactions.queries.ts';

/** How long an interaction is known, so that it acts once: longer than its signature or its token is valid (milliseconds). */
const lifetimeMs = 15 * 60_000;
/** How long an answer is stored for repeated requests, which come at once or never (milliseconds). It names people. */
const answerKeptMs = 60_000;
/** Claims per statement at most: a rush costs a few statements, not two for each press. */
const mostTogether = 100;
/** Polling for the first answer when an interaction is sent again: attempts, and milliseconds between them. */
const [lookedFor, lookedEvery] = [12, 100] as const;

type In = Pick<Platform, 'db' | 'now' | 'logger'>;

/** Drops answers and follow-ups that nobody can ask for any more. */
export async function sweepInteractions({ db, now }: Pick<In, 'db' | 'now'>): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  await queries.dropAnswers(db, ago(answerKeptMs));
  await queries.deleteInteractions(db, ago(lifetimeMs));
}

/** Makes each interaction act once, across processes. */
export function createOnce({ db, now, logger }: In) {
  const claim = groupCommit<string, boolean>({
    most: mostTogether,
    serve: async (_key, ids) => {
      const isNew = await queries.insertInteractions(db, { ids, now: now() });
      // Of repeats within the batch, only the first is new.
      return ids.map((id) => isNew.delete(id));
    },
  });
  const keep = groupCommit<{ id: string; answer: object }, undefined>({
    most: mostTogether,
    serve: async (_key, answered) => {
      await queries.saveAnswers(db, answered);
      return answered.map(() => undefined);
    },
  });
  return {
    claim: async (id: string): Promise<'first' | { answer: object | null }> => {
      if (await claim('', id)) return 'first';
      for (let look = 1; ; look++) {
        const answer = await queries.findAnswer(db, id);
        if (answer || look === lookedFor) return { answer };
        await wait(lookedEvery, undefined, { ref: false });
      }
    },
    /** Not awaited: a repeated request in the meantime gets a deferred answer. */
    keep: (id: string, answer: object): void => {
      keep('', { id, answer }).catch((error) =>
        logger.warn({ err: error }, 'the answer to an interaction is not kept'),
      );
    },
  };
}
