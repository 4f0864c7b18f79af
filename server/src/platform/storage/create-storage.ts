import { join } from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import type { S3Config, Storage } from './storage.ts';

/** How long a part of a backup may take to arrive, in milliseconds. */
const partWithin = 60_000;

export async function createBackupStorage(to: S3Config | { directory: string }): Promise<Storage> {
  if ('directory' in to) return createDiskStorage(to);
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage({ ...to, waitMs: partWithin });
}

/** Opens the picture storage: the bucket if one is configured, which several machines can share, else the disk. */
export async function createStorage(config: {
  dataDirectory: string;
  s3: S3Config | undefined;
}): Promise<Storage> {
  if (!config.s3) return createDiskStorage({ directory: join(config.dataDirectory, 'storage') });
  // Loaded on demand: the code stays out of memory elsewhere.
  return (await import('./s3-storage.ts')).createS3Storage(config.s3);
}
