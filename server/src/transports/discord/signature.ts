import { createPublicKey, type KeyObject, verify } from 'node:crypto';

export interface Signed {
  signature: string;
  timestamp: string;
}

/** Tolerated clock skew, in either direction (milliseconds). */
const clocksApart = 5 * 60_000;
/** DER prefix of a 32-byte Ed25519 key. */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** @param hex 32 bytes, as shown by the developer portal */
export function readPublicKey(hex: string): KeyObject {
  const key = Buffer.concat([derPrefix, Buffer.from(hex, 'hex')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

/** Reads the two signature headers if they are well-formed and current; checked before the body is read. */
export function readSigned(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): Signed | undefined {
  const signature = headers['x-signature-ed25519'];
  const timestamp = headers['x-signature-timestamp'];
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return undefined;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return undefined;
  if (Math.abs(Number(timestamp) * 1000 - now) > clocksApart) return undefined;
  return { signature, timestamp };
}

/** Verifies the signature over the raw body, before parsing. */
export function isDiscords(
  key: KeyObject,
  { signature, timestamp }: Signed,
  body: Buffer,
): boolean {
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify(null, signed, key, Buffer.from(signature, 'hex'));
}
