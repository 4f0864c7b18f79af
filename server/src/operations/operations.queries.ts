import { type DeleteResult, sql } from 'kysely';
import { askAgainDays, joinRequestDays, searchDays } from '../features/teams/search.rules.ts';
import type { Db } from '../platform/database/schema.ts';

export async function countJobs(db: Db) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text as state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name, state`.execute(db);
  return rows;
}

/** Whether the database has never been used. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`
    select exists (select from users) or exists (select from teams)
      or exists (select from tournaments) or exists (select from posters) as touched
  `.execute(db);
  return rows[0]?.touched === false;
}

/** Lists the distinct passwords of demo accounts, each with one account; the owner first. */
export async function listDemoPasswords(db: Db) {
  const { rows } = await sql<{ stored: string; email: string }>`
    select password_hash as stored, (array_agg(email order by role = 'owner' desc, role = 'admin' desc))[1] as email
    from users where password_hash is not null
      and (email like '%@onedream.example' or email like '%@players.example')
    group by password_hash
  `.execute(db);
  return rows;
}

export async function countRegistrations(db: Db): Promise<{ status: string; count: number }[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select(['status', sql<number>`sum(slots_used)::int`.as('count')])
    .groupBy('status')
    .execute();
  return rows;
}

export interface Ages {
  now: Date;
  /** Cut-off dates, before which rows are no longer needed. */
  idleSessions: Date;
  emailTokens: Date;
  knownDevices: Date;
  refusedAddresses: Date;
  auditLog: Date;
}

/** @returns the number of rows deleted of each kind */
export async function deleteOutdated(
  db: Db,
  { now, idleSessions, emailTokens, knownDevices, refusedAddresses, auditLog }: Ages,
): Promise<Record<string, number>> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    sessions: await countDeleted(
      db
        .deleteFrom('sessions')
        .where((eb) => eb.or([eb('expires_at', '<', now), eb('last_seen_at', '<', idleSessions)])),
    ),
    // An unverified account is deleted with all of its links at once: while one is valid, the count of its registrations is
    // still needed.
    unverifiedAccounts: await countDeleted(
      db
        .deleteFrom('users')
        .where('email_verified_at', 'is', null)
        .where('created_at', '<', emailTokens)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('email_tokens')
                .select('email_tokens.id')
                .whereRef('email_tokens.user_id', '=', 'users.id')
                .where('email_tokens.expires_at', '>=', emailTokens),
            ),
          ),
        ),
    ),
    emailTokens: await countDeleted(
      db
        .deleteFrom('email_tokens')
        .using('users')
        .whereRef('users.id', '=', 'email_tokens.user_id')
        .where('users.email_verified_at', 'is not', null)
        .where('email_tokens.expires_at', '<', emailTokens),
    ),
    // A change waits for its confirmation for up to a day, and can be undone for seven days after that.
    emailChanges: await countDeleted(
      db.deleteFrom('email_changes').where('asked_at', '<', before(9)),
    ),
    oauthStates: await countDeleted(db.deleteFrom('oauth_states').where('expires_at', '<', now)),
    challenges: await countDeleted(db.deleteFrom('challenges').where('expires_at', '<', now)),
    signInSteps: await countDeleted(db.deleteFrom('sign_in_steps').where('expires_at', '<', now)),
    knownDevices: await countDeleted(
      db.deleteFrom('known_devices').where('last_seen_at', '<', knownDevices),
    ),
    refusedAddresses: await countDeleted(
      db.deleteFrom('refused_addresses').where('refused_at', '<', refusedAddresses),
    ),
    teamSearches: await countDeleted(
      db.deleteFrom('team_searches').where('posted_at', '<', before(searchDays)),
    ),
    playerSearches: await countDeleted(
      db.deleteFrom('player_searches').where('posted_at', '<', before(searchDays)),
    ),
    // A refusal counts for a while; an unanswered request lapses eventually.
    joinRequests: await countDeleted(
      db
        .deleteFrom('join_requests')
        .where((eb) =>
          eb.or([
            eb('declined_at', '<', before(askAgainDays)),
            eb('asked_at', '<', before(joinRequestDays)),
          ]),
        ),
    ),
    auditLog: await countDeleted(db.deleteFrom('audit_log').where('at', '<', auditLog)),
  };
}

async function countDeleted(query: {
  executeTakeFirst: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Whether a database was ever used, and has notes of the installation. */
export async function hasSiteNotes(db: Db): Promise<{ isUsed: boolean; hasNotes: boolean }> {
  const { rows } = await sql<{ isUsed: boolean; hasNotes: boolean }>`
    select to_regclass('schema_migrations') is not null as "isUsed",
      to_regclass('site_keys') is not null as "hasNotes"`.execute(db);
  return rows[0] ?? { isUsed: false, hasNotes: false };
}

/**
 * Erases the contacts of guest teams' captains once both the end of their event and their import are before that time.
 * Contacts of teams with an unpaid prize stay.
 * @returns how many were erased
 */
export async function wipeCaptains(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update guest_entries own set captain = null, captain_mail = null, captain_phone = null
    from registrations entry join tournaments event on event.id = entry.tournament_id
    where entry.id = own.entry_id and own.captain is not null
      and greatest(
        coalesce(event.cancelled_at, (select max(coalesce(ended_at, starts_at)) from matches
          where matches.tournament_id = event.id), event.first_match_at),
        (select max(made.at) from guest_import_entries brought join guest_imports made on made.id = brought.import_id
          where brought.entry_id = entry.id)) < ${before}
      and not exists (select from payouts where payouts.entry_id = entry.id
        and payouts.state not in ('paid', 'confirmed', 'waived'))`.execute(db);
  return Number(numAffectedRows ?? 0);
}
