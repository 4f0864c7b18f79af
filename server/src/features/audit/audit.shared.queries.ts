import type { Db } from '../../platform/database/schema.ts';

/** Finds when somebody did something so many times ago: with 1 the last time. */
export async function findTimeOf(
  db: Db,
  { actorId, action, back }: { actorId: string; action: string; back: number },
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('audit_log')
    .select('at')
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .offset(back - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}
