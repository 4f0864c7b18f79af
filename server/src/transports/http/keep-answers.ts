import { LRUCache } from 'lru-cache';
import {
  type RevalidatingCacheOptions,
  revalidatingCache,
} from '../../platform/revalidating-cache.ts';

/** Of all answers together, as they are held. */
const mostBytes = 48 * 1024 * 1024;
/** What one costs beside what it holds: its question, its state, its place. */
const costOfOne = 1024;

export type KeepOptions<Asked extends object, Answer> = Pick<
  RevalidatingCacheOptions<Answer>,
  'readSnapshot' | 'readState' | 'turns'
> & {
  make: (asked: Asked) => Promise<Answer>;
  /** How much memory an answer holds. Bytes. */
  sizeOf: (answer: Answer) => number;
};

/** Where answers to public questions are kept: one place with one bound, however many kinds of them there are. */
export interface AnswerStore {
  /** Keeps the answers of one kind, each as `revalidatingCache` does. Those not asked for lately go first. */
  keep: <Asked extends object, Answer>(
    options: KeepOptions<Asked, Answer>,
  ) => (asked: Asked) => Promise<Answer>;
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
      return (asked: Asked) => {
        const key = `${kind} ${JSON.stringify(asked)}`;
        const known = kept.get(key) as (() => Promise<Answer>) | undefined;
        if (known) return known();
        const read = revalidatingCache({
          ...readers,
          make: async () => {
            const answer = await make(asked);
            // How large it is shows only now; one that had to go meanwhile does not come back.
            if (kept.peek(key) === read) {
              // Deleted first: the size of what stands there already is not counted anew.
              kept.delete(key);
              kept.set(key, read, { size: costOfOne + key.length + sizeOf(answer) });
            }
            return answer;
          },
        });
        kept.set(key, read, { size: costOfOne + key.length });
        return read();
      };
    },
  };
}
