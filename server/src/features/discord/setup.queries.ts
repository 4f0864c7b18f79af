import type { Db } from '../../platform/database/schema.ts';

export async function listChannels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('log_channel')
    .distinct()
    .where('log_channel', '!=', '')
    .where('status', '!=', 'COMPLETED')
    .where('cancelled_at', 'is', null)
    .orderBy('log_channel')
    .execute();
  return rows.map(({ log_channel }) => log_channel);
}

export function findRegistered(db: Db, applicationId: string) {
  return db
    .selectFrom('discord_commands')
    .select(['hash', 'registered_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function saveRegistered(
  db: Db,
  { applicationId, hash, now }: { applicationId: string; hash: string; now: Date },
): Promise<void> {
  const values = { hash, registered_at: now };
  await db
    .insertInto('discord_commands')
    .values({ application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}
