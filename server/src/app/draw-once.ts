import { LRUCache } from 'lru-cache';
import { commonTexts } from '../common.texts.ts';
import { AppError } from '../errors.ts';
import type { Platform } from '../platform/platform.ts';
import { semaphore } from '../platform/semaphore.ts';

/** Queue limit; a picture takes from 20 ms to a few tenths of a second. */
const longestQueue = 20;

/**
 * Draws a picture once for all concurrent requests, one picture at a time, and caches recent ones by key. Only cache misses
 * count towards the sender's rate limit (`drawnByAddress`). A full queue refuses with `UNAVAILABLE`.
 */
export function createDrawOnce<Drawn extends Buffer | undefined>(
  { limiter }: Pick<Platform, 'limiter'>,
  maxBytes: number,
) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  const underWay = new Map<string, Promise<Drawn>>();
  const refuse = () => new AppError('UNAVAILABLE', commonTexts.drawingMany, { retryAfter: 5 });
  const inTurn = semaphore(1, { longestQueue, refuse });
  return async (
    { key, sender }: { key: string; sender: string },
    draw: () => Promise<Drawn>,
  ): Promise<Buffer | Drawn> => {
    const known = cache.get(key) ?? underWay.get(key);
    if (known) return known;
    await limiter.consume('drawnByAddress', sender);
    const begun = underWay.get(key);
    if (begun) return begun;
    const drawn = inTurn(draw);
    underWay.set(key, drawn);
    try {
      const picture = await drawn;
      if (picture) cache.set(key, picture);
      return picture;
    } finally {
      underWay.delete(key);
    }
  };
}
