import { LRUCache } from 'lru-cache';
import { AppError } from '../../errors.ts';
import {
  type RevalidatingCacheOptions,
  revalidatingCache,
} from '../../platform/revalidating-cache.ts';

/** Size limit of all cached answers together, in bytes. */
const mostBytes = 48 * 1024 * 1024;
/** Overhead of an entry in bytes. */
const entryOverhead = 1024;

export type CacheOptions<Asked extends object, Answer> = Pick<
  RevalidatingCacheOptions<Answer>,
  'readSnapshot' | 'readState' | 'turns'
> & {
  make: (request: Asked) => Promise<Answer>;
  /** Memory size of an answer in bytes. */
  sizeOf: (answer: Answer) => number;
};

/** A cached answer, or a cached miss. */
type Outcome<Answer> = { answer: Answer } | { missing: AppError };

/** Cache of answers to public calls, with one size limit for all kinds. */
export interface AnswerCache {
  /**
   * Caches the answers of one kind, each with a `revalidatingCache`, evicting the least recently used. A miss is counted by
   * `count` before the answer is made, if that is expensive.
   */
  cache: <Asked extends object, Answer>(
    options: CacheOptions<Asked, Answer>,
  ) => (request: Asked, count?: () => Promise<void>) => Promise<Answer>;
  countBytes: () => number;
}

export function createAnswerCache({ maxBytes = mostBytes } = {}): AnswerCache {
  const cache = new LRUCache<string, () => Promise<unknown>>({ maxSize: maxBytes });
  let kinds = 0;
  return {
    countBytes: () => cache.calculatedSize,
    cache: <Asked extends object, Answer>({
      make,
      sizeOf,
      ...readers
    }: CacheOptions<Asked, Answer>) => {
      kinds += 1;
      const kind = kinds;
      return async (request: Asked, count?: () => Promise<void>) => {
        const key = `${kind} ${JSON.stringify(request)}`;
        const find = () => cache.get(key) as (() => Promise<Outcome<Answer>>) | undefined;
        let read = find();
        if (!read && count) {
          await count();
          // A concurrent caller may have started it.
          read = find();
        }
        const outcome = await (read ?? begin(key, request))();
        if ('missing' in outcome) throw outcome.missing;
        return outcome.answer;
      };

      function begin(key: string, request: Asked): () => Promise<Outcome<Answer>> {
        const read = revalidatingCache({
          ...readers,
          make: async () => {
            const outcome = await outcomeOf(make(request));
            const size = 'answer' in outcome ? sizeOf(outcome.answer) : 0;
            // Only now is its size known; an entry evicted meanwhile is not restored.
            if (cache.peek(key) === read) {
              // Deleted first: the size of an existing entry is not recomputed.
              cache.delete(key);
              cache.set(key, read, { size: entryOverhead + key.length + size });
            }
            return outcome;
          },
        });
        cache.set(key, read, { size: entryOverhead + key.length });
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
