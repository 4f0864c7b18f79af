/// <reference path="./http-ece.d.ts" />
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import httpEce from 'http_ece';
import { SignJWT } from 'jose';

/** Lifetime of a signature; push services accept 24 hours at most. */
const signatureLifetime = '12h';

/** Encrypts for the browser that holds these keys (RFC 8291). */
export function encryptFor(
  { p256dh, auth }: { p256dh: string; auth: string },
  content: object,
): Buffer {
  // Ephemeral key of this message.
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const text = Buffer.from(JSON.stringify(content));
  return httpEce.encrypt(text, { version: 'aes128gcm', dh: p256dh, privateKey, authSecret: auth });
}

/** Identifies the sender and a contact to the push service (RFC 8292). @returns the header */
export async function authorizationFor(
  endpoint: string,
  { keys, subject }: { keys: { publicKey: string; privateKey: string }; subject: string },
): Promise<string> {
  const signature = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(signatureLifetime)
    .sign(toKey(keys));
  return `vapid t=${signature}, k=${keys.publicKey}`;
}

function toKey({ publicKey, privateKey }: { publicKey: string; privateKey: string }): KeyObject {
  // The first byte marks an uncompressed point.
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, 32), point.subarray(32)].map((part) =>
    part.toString('base64url'),
  );
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
}
