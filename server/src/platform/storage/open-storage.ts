import { join } from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import type { S3Config, Storage } from './storage.ts';

/** Opens the picture storage: the bucket if one is configured, which several machines can share, else the disk. */
export async function openStorage({
  dataDirectory,
  s3,
}: {
  dataDirectory: string;
  s3: S3Config | undefined;
}): Promise<Storage> {
  if (!s3) return createDiskStorage({ directory: join(dataDirectory, 'storage') });
  // Loaded on demand: the code stays out of memory elsewhere.
  return (await import('./s3-storage.ts')).createS3Storage(s3);
}
