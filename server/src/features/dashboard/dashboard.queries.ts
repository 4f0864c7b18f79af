import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export interface Count {
  total: number;
  /** How many of the total are younger than the given time. */
  recent: number;
}

export async function countAll(
  db: Db,
  { since }: { since: Date },
): Promise<{ users: Count; tournaments: Count; posters: Count }> {
  const [users, tournaments, posters] = await Promise.all([
    count(db, { table: 'users', since }),
    count(db, { table: 'tournaments', since }),
    count(db, { table: 'posters', since }),
  ]);
  return { users, tournaments, posters };
}

async function count(
  db: Db,
  { table, since }: { table: 'users' | 'tournaments' | 'posters'; since: Date },
): Promise<Count> {
  // Index-only scans.
  const { rows } = await sql<Count>`select
    (select count(*)::int from ${sql.table(table)}) as total,
    (select count(*)::int from ${sql.table(table)} where created_at > ${since}) as recent`.execute(
    db,
  );
  return rows[0] ?? { total: 0, recent: 0 };
}

/** Sign-ups by week (its Monday in Asia/Kolkata, YYYY-MM-DD), weeks without any included, oldest first. */
export async function listSignUpsByWeek(db: Db, { weeks, now }: { weeks: number; now: Date }) {
  const { rows } = await sql<{ week: string; signUps: number }>`
    with weeks as (
      select generate_series(
        date_trunc('week', ${now}::timestamptz at time zone 'Asia/Kolkata') - make_interval(weeks => ${weeks - 1}::int),
        date_trunc('week', ${now}::timestamptz at time zone 'Asia/Kolkata'),
        interval '1 week'
      ) as monday
    ), bounds as (
      select monday, monday at time zone 'Asia/Kolkata' as starts, (monday + interval '1 week') at time zone 'Asia/Kolkata' as ends
      from weeks
    )
    select to_char(monday, 'YYYY-MM-DD') as week,
      (select count(*)::int from users where created_at >= starts and created_at < ends) as "signUps"
    from bounds order by monday`.execute(db);
  return rows;
}

export interface SetUp {
  /** The owner saved the section with name and logo. */
  hasIdentity: boolean;
  hasSecondFactor: boolean;
  hasEvent: boolean;
  hasTeams: boolean;
  /** An event was played to its end. */
  hasFinished: boolean;
}

/** How far the organisation is set up; each part stops at the first row found. */
export async function findSetUp(db: Db, userId: string): Promise<SetUp> {
  const { rows } = await sql<SetUp>`select
    exists (select from organisation_settings where id = 'identity' and overrides is not null) as "hasIdentity",
    exists (select from passkeys where user_id = ${userId}::uuid)
      or exists (select from authenticators where user_id = ${userId}::uuid and confirmed_at is not null) as "hasSecondFactor",
    exists (select from tournaments) or exists (select from series) as "hasEvent",
    exists (select from registrations) as "hasTeams",
    exists (select from tournaments where status = 'COMPLETED') as "hasFinished"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a select without a table has a row');
  return row;
}
