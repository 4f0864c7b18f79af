import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

interface Sealed {
  key: Buffer;
  sealed: Uint8Array;
  context: string;
}

/**
 * Encrypts a text for the holder of the key, bound to its use: `context` is the ID of the row, so that a ciphertext moved to
 * another row does not decrypt.
 */
export function seal({ text, ...rest }: { key: Buffer; text: string; context: string }): Buffer {
  return sealBytes({ ...rest, bytes: Buffer.from(text) });
}

export function sealBytes(sealed: { key: Buffer; bytes: Uint8Array; context: string }): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, sealed.key, nonce);
  cipher.setAAD(Buffer.from(sealed.context));
  return Buffer.concat([nonce, cipher.update(sealed.bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error if the key or context differs, or the text was tampered with */
export function unseal(sealed: Sealed): string {
  return unsealBytes(sealed).toString('utf8');
}

/** @throws like `unseal` */
export function unsealBytes({ key, sealed, context }: Sealed): Buffer {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
