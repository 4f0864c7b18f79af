import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** @returns whether this is the first time that it is seen, by any process */
export async function insertInteraction(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('discord_interactions')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAnswer(db: Db, id: string): Promise<object | null> {
  const row = await db
    .selectFrom('discord_interactions')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.answer ?? null;
}

export async function keepAnswer(
  db: Db,
  { id, answer }: { id: string; answer: object },
): Promise<void> {
  await db
    .updateTable('discord_interactions')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .execute();
}

/** Older ones nobody can send again: their signature has run out. */
export async function deleteInteractions(db: Db, before: Date): Promise<void> {
  await sql`delete from discord_interactions where received_at < ${before}`.execute(db);
}
