import type { Db } from '../../platform/database/schema.ts';

export async function upsertRefusedAddress(
  db: Db,
  { email, reason, now }: { email: string; reason: string; now: Date },
): Promise<void> {
  await db
    .insertInto('refused_addresses')
    .values({ email, reason, refused_at: now })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ reason, refused_at: now }))
    .execute();
}

export async function deleteRefusedAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('refused_addresses').where('email', '=', email).execute();
}

/** Lists addresses of accounts, newest first. */
export function listRefusedAddresses(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom('refused_addresses as refused')
    .innerJoin('users', 'users.email', 'refused.email')
    .select(['users.name', 'refused.email', 'refused.reason', 'refused.refused_at'])
    .orderBy('refused.refused_at', 'desc')
    .orderBy('refused.email')
    .limit(limit)
    .execute();
}
