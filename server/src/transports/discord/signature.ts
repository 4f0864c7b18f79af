import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** Signature headers of an interaction. */
export interface Signed {
  signature: string;
  timestamp: string;
}

/** How far Discord's clock and ours may be apart, either way (milliseconds). */
const clocksApart = 5 * 60_000;
/** DER prefix of a 32-byte Ed25519 key. */
const derPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** @param hex 32 bytes, as the developer portal shows them */
export function readPublicKey(hex: string): KeyObject {
  const key = Buffer.concat([derPrefix, Buffer.from(hex, 'hex')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

/** The two headers, where they have the form that Discord gives them and are of now; before the body is even read. */
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

/** Whether the body is Discord's, as it arrived: nothing of it is parsed before. */
export function isDiscords(
  key: KeyObject,
  { signature, timestamp }: Signed,
  body: Buffer,
): boolean {
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  return verify(null, signed, key, Buffer.from(signature, 'hex'));
}
