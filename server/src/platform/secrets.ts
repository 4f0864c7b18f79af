import { createHash, createHmac, randomBytes } from 'node:crypto';
import { v5, v7 } from 'uuid';

/** An identifier that sorts by the time it was made. */
export function newId(): string {
  return v7();
}

/** A secret of 256 bits, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a secret: enough to recognise it, not to use it. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The same id for the same parts, another one for others: what is made again from them is recognised. */
export function deriveId(from: string, part: string): string {
  return v5(part, from);
}

/** As `deriveId`, and sorting by `time` like those of `newId`. */
export function deriveTimedId(from: string, { part, time }: { part: string; time: Date }): string {
  const random = createHash('sha256').update(`${from} ${part}`).digest();
  return v7({ msecs: time.getTime(), random, seq: random.readUInt32BE(16) });
}

/** HMAC of `content`, base64url. */
export function signContent(key: string, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}
