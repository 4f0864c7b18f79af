import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors.ts';
import {
  type RevalidatingCacheOptions,
  revalidatingCache,
} from '../../platform/revalidating-cache.ts';

/** Of all answers together, as they are held. */
const mostBytes = 48 * 1024 * 1024;
/** Overhead of an entry in bytes. */
const costOfOne = 1024;

export type KeepOptions<Asked extends object, Answer> = Pick<
  RevalidatingCacheOptions<Answer>,
  'readSnapshot' | 'readState' | 'turns'
> & {
  make: (asked: Asked) => Promise<Answer>;
  /** How much memory an answer holds. Bytes. */
  sizeOf: (answer: Answer) => number;
};

/** A cached answer, or a cached miss. */
type Outcome<Answer> = { answer: Answer } | { missing: AppError };

/** Where answers to public questions are kept: one place with one bound, however many kinds of them there are. */
export interface AnswerStore {
  /**
   * Keeps the answers of one kind, each as `revalidatingCache` does. Those not asked for lately go first. What is asked
   * for the first time is counted by `count` before anything is made of it, where that costs more than a look.
   */
  keep: <Asked extends object, Answer>(
    options: KeepOptions<Asked, Answer>,
  ) => (asked: Asked, count?: () => Promise<void>) => Promise<Answer>;
  /** How much is held. Bytes. */
  countBytes: () => number;
}

export function createAnswerStore({ maxBytes = mostBytes } = {}): AnswerStore {
  const kept = new LRUCache<string, () => Promise<unknown>>({ maxSize: maxBytes });
  let kinds = 0;
  return {
    countBytes: () => kept.calculatedSize,
    keep: <Asked extends object, Answer>({
      make,
      sizeOf,
      ...readers
    }: KeepOptions<Asked, Answer>) => {
      kinds += 1;
      const kind = kinds;
      return async (asked: Asked, count?: () => Promise<void>) => {
        const key = `${kind} ${JSON.stringify(asked)}`;
        const find = () => kept.get(key) as (() => Promise<Outcome<Answer>>) | undefined;
        let read = find();
        if (!read && count) {
          await count();
          // Somebody else may have begun meanwhile.
          read = find();
        }
        const outcome = await (read ?? begin(key, asked))();
        if ('missing' in outcome) throw outcome.missing;
        return outcome.answer;
      };

      function begin(key: string, asked: Asked): () => Promise<Outcome<Answer>> {
        const read = revalidatingCache({
          ...readers,
          make: async () => {
            const outcome = await outcomeOf(make(asked));
            const size = 'answer' in outcome ? sizeOf(outcome.answer) : 0;
            // How large it is shows only now; one that had to go meanwhile does not come back.
            if (kept.peek(key) === read) {
              // Deleted first: the size of what stands there already is not counted anew.
              kept.delete(key);
              kept.set(key, read, { size: costOfOne + key.length + size });
            }
            return outcome;
          },
        });
        kept.set(key, read, { size: costOfOne + key.length });
        return read;
      }
    },
  };
}

async function outcomeOf<Answer>(making: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await making };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { missing: error };
    throw error;
  }
}
