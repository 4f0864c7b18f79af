import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key for one purpose, made of a secret of the installation. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

/**
 * Seals a text so that only the holder of the key reads it, and only as what it was sealed for: `context` is the id
 * of the row, so that a sealed text moved to another row opens nothing.
 */
export function seal({
  key,
  text,
  context,
}: {
  key: Buffer;
  text: string;
  context: string;
}): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when it was sealed with another key or for something else, or changed since */
export function unseal({
  key,
  sealed,
  context,
}: {
  key: Buffer;
  sealed: Uint8Array;
  context: string;
}): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([
    decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
    decipher.final(),
  ]).toString('utf8');
}
