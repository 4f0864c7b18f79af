import { join } from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import type { S3Config, Storage } from './storage.ts';

/** Where pictures are kept: in the bucket where one is configured, which several machines share, else on disk. */
export async function openStorage({
  dataDirectory,
  s3,
}: {
  dataDirectory: string;
  s3: S3Config | undefined;
}): Promise<Storage> {
  if (!s3) return createDiskStorage({ directory: join(dataDirectory, 'storage') });
  // Only where it is wanted: its code stays out of memory elsewhere.
  return (await import('./s3-storage.ts')).createS3Storage(s3);
}
