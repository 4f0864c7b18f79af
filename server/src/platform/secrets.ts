import { createHash, createHmac, randomBytes } from 'node:crypto';
import { v5, v7 } from 'uuid';

/** Generates an ID that sorts by creation time. */
export function newId(): string {
  return v7();
}

/** Generates a 256-bit secret, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a secret, so that it can be recognised but not used. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function deriveId(from: string, part: string): string {
  return v5(part, from);
}

/** Like `deriveId`, but sorts by `time` like IDs of `newId`. */
export function deriveTimedId(from: string, { part, time }: { part: string; time: Date }): string {
  const random = createHash('sha256').update(`${from} ${part}`).digest();
  return v7({ msecs: time.getTime(), random, seq: random.readUInt32BE(16) });
}

/** HMAC of `content`, base64url. */
export function signContent(key: string, content: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}
