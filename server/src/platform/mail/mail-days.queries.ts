import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

export interface MailDay {
  sent: number;
  /** Mails that waited for the next day. */
  held: number;
}

const dayOf = (now: Date) => sql<string>`(${now}::timestamptz at time zone 'Asia/Kolkata')::date`;

/** What went and what waited on the day (India's) of a moment. */
export async function findMailDay(db: Db, now: Date): Promise<MailDay> {
  const { rows } = await sql<MailDay>`
    select sent, held from mail_days where day = ${dayOf(now)}`.execute(db);
  return rows[0] ?? { sent: 0, held: 0 };
}

export async function countMail(db: Db, { as, now }: { as: keyof MailDay; now: Date }) {
  const one = sql.ref(as);
  await sql`insert into mail_days as days (day, ${one}) values (${dayOf(now)}, 1)
    on conflict (day) do update set ${one} = days.${one} + 1`.execute(db);
}
