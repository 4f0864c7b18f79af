import type { Db } from '../../platform/database/schema.ts';

/** Finds the time of a person's nth last action of a kind. @param back 1 for the last one */
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
