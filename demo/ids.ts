import { v7 } from 'uuid';
import type { Random } from './random.ts';

/** An id as if it had been made at that time: lists order by it. */
export function idAt(time: Date, random: Random): string {
  const bytes = Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256));
  return v7({ msecs: time.getTime(), random: bytes });
}
