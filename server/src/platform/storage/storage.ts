import type { Readable } from 'node:stream';

/**
 * Where files are kept: a directory, or a bucket that speaks S3.
 * Keys are made by `assertKey`'s rule and name one content (a hash of it, of a picture that a person sent with
 * something random), so what stands under a key never changes and putting the same object twice is harmless.
 */
export type Storage = {
  /** Resolves once the object is whole and durable; a crash before that leaves nothing under `key`. */
  put(object: { key: string; body: Uint8Array; contentType: string }): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every key, or those under a folder such as `images`; in no particular order. */
  list(folder?: string): AsyncIterable<string>;
};

/** `size` is in bytes. Whoever takes the body reads it to the end or destroys it. */
export type StoredObject = { body: Readable; size: number };

/** Configuration of a bucket that speaks S3. */
export interface S3Config {
  /** Origin of the service, such as `https://s3.ap-south-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const keyShape = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const keyLength = 200;

/**
 * Throws unless `key` is lower-case path segments that start with a letter or figure.
 * So no key climbs out of the store (`..`), hides (`.x`), is absolute, or differs from
 * another by case alone, which some file systems cannot tell apart.
 */
export function assertKey(key: string): void {
  if (key.length > keyLength || !keyShape.test(key)) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, keyLength))}`);
  }
}
