import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { hasQueue } from '../../platform/jobs/has-queue.ts';

/** @returns those not seen before by any process */
export async function insertInteractions(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`insert into discord_interactions (id, received_at)
    select id, ${now} from unnest(${ids}::text[]) as given (id)
    on conflict (id) do nothing returning id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function findAnswer(db: Db, id: string): Promise<object | null> {
  const row = await db
    .selectFrom('discord_interactions')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.answer ?? null;
}

export async function saveAnswers(
  db: Db,
  answered: readonly { id: string; answer: object }[],
): Promise<void> {
  const ids = answered.map(({ id }) => id);
  const answers = answered.map(({ answer }) => JSON.stringify(answer));
  await sql`update discord_interactions set answer = given.answer::jsonb
    from unnest(${ids}::text[], ${answers}::text[]) as given (id, answer)
    where discord_interactions.id = given.id`.execute(db);
}

export async function dropAnswers(db: Db, before: Date): Promise<void> {
  await sql`update discord_interactions set answer = null
    where answer is not null and received_at < ${before}`.execute(db);
}

/** Deletes interactions too old to be sent again, as their signature has expired, and follow-ups whose token has. */
export async function deleteInteractions(db: Db, before: Date): Promise<void> {
  await sql`delete from discord_interactions where received_at < ${before}`.execute(db);
  if (!(await hasQueue(db))) return;
  await sql`delete from pgboss.job where name = 'discord-follow-up' and created_on < ${before}`.execute(
    db,
  );
}
