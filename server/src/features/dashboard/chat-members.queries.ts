import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

const dayOf = (time: Date) => sql<string>`(${time}::timestamptz at time zone 'Asia/Kolkata')::date`;

/** Stores the day's number, the latest of several. */
export async function upsertChatMembers(db: Db, members: number, now: Date): Promise<void> {
  await sql`insert into chat_member_counts (day, members) values (${dayOf(now)}, ${members})
    on conflict (day) do update set members = excluded.members`.execute(db);
}

/** The count of a week before `now`, or the last one in the week before that. */
export async function findChatMembersAWeekAgo(db: Db, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ members: number }>`
    select members from chat_member_counts
    where day between ${dayOf(now)} - 14 and ${dayOf(now)} - 7
    order by day desc limit 1`.execute(db);
  return rows[0]?.members;
}
