import { v7 } from 'uuid';
import type { Random } from './random.ts';

/** An ID as if created at that time, for sorting. */
export function idAt(time: Date, random: Random): string {
  const bytes = Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256));
  return v7({ msecs: time.getTime(), random: bytes });
}
