import type { Readable } from 'node:stream';

/**
 * File storage: a directory, or an S3-compatible bucket. Keys follow `assertKey` and identify one content (by its hash, plus
 * a random part for uploads), so objects are immutable and storing one twice is harmless.
 */
export type Storage = {
  /** Resolves once the object is complete and durable; a crash before leaves nothing under `key`. */
  put(object: { key: string; body: Uint8Array; contentType: string }): Promise<void>;
  get(key: string): Promise<StoredObject | undefined>;
  has(key: string): Promise<boolean>;
  /** Deleting a missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Lists all keys, or those under a folder such as `images`, in no particular order. */
  list(folder?: string): AsyncIterable<string>;
};

/** `size` in bytes. The caller must read the body to the end or destroy it. */
export type StoredObject = { body: Readable; size: number };

/** Configuration of an S3-compatible bucket. */
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
 * Throws unless `key` consists of lower-case path segments starting with a letter or digit. So no key escapes the store
 * (`..`), hides (`.x`), is absolute, or differs from another by case alone, which some file systems cannot distinguish.
 */
export function assertKey(key: string): void {
  if (key.length > keyLength || !keyShape.test(key)) {
    throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, keyLength))}`);
  }
}
