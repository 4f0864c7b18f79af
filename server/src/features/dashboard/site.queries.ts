import type { Db } from '../../platform/database/schema.ts';

export interface MadeBackup {
  name: string;
  made_at: Date;
  bytes: number;
}

/** Records a backup that was opened and verified. */
export async function insertBackup(db: Db, backup: MadeBackup): Promise<void> {
  await db
    .insertInto('site_backups')
    .values(backup)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

export async function findNewestBackup(db: Db): Promise<MadeBackup | undefined> {
  const row = await db
    .selectFrom('site_backups')
    .selectAll()
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, bytes: Number(row.bytes) };
}
