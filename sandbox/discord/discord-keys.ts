import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** DER prefix of a 32-byte Ed25519 key. */
const prefixes = { secret: '302e020100300506032b657004220420', public: 12 } as const;

/** Public knowledge: it protects nothing real. */
const seed = createHash('sha256').update('sandbox discord').digest();
const secretKey = createPrivateKey({
  key: Buffer.concat([Buffer.from(prefixes.secret, 'hex'), seed]),
  format: 'der',
  type: 'pkcs8',
});

/** Format of Discord's developer portal. */
export const sandboxPublicKey = createPublicKey(secretKey)
  .export({ format: 'der', type: 'spki' })
  .subarray(prefixes.public)
  .toString('hex');

/** Signature headers for a body, as sent by Discord. */
export function signBody(body: Buffer | string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signed = Buffer.concat([Buffer.from(timestamp), Buffer.from(body)]);
  return {
    'content-type': 'application/json',
    'x-signature-timestamp': timestamp,
    'x-signature-ed25519': sign(null, signed, secretKey).toString('hex'),
  };
}
