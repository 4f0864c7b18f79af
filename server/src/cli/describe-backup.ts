import type { BackupManifest } from '../operations/backup/backup-format.ts';

export function describeBackup({ tables, images, imageBytes }: BackupManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const told = `${rows} rows of ${Object.keys(tables).length} tables`;
  if (images === 0) return told;
  return `${told}, ${images} pictures (${(imageBytes / 1024 / 1024).toFixed(1)} MB)`;
}
