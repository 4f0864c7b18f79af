import type { Role } from '@one-dream/contract/features/users.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { hasQueue } from '../../platform/jobs/has-queue.ts';

/** What stands where an erased person's name stood. */
const erasedName = 'Erased person';

export async function findPerson(
  db: Db,
  email: string,
): Promise<{ id: string; name: string; role: Role; profile: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'profile'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Everything kept about an account or, where there is none, about an address. Secrets' hashes stay out. */
export async function readPerson(
  db: Db,
  { id, email }: { id: string | null; email: string },
): Promise<Record<string, unknown[]>> {
  const parts: Record<string, RawBuilder<unknown>> = {
    account: sql`select id, name, email, email_verified_at, role, profile, in_game_name, in_game_id, in_game_role,
      mobile_number, discord_id, discord_username, google_subject, created_at, password_hash is not null as has_password
      from users where id = ${id}::uuid`,
    sessions: sql`select created_at, last_seen_at, expires_at from sessions where user_id = ${id}::uuid`,
    browsers_notified: sql`select split_part(endpoint, '/', 3) as push_service, push_subscriptions.created_at
      from push_subscriptions join sessions on token_hash = session_hash where user_id = ${id}::uuid`,
    links_by_mail: sql`select purpose, expires_at, used_at, name, profile from email_tokens where user_id = ${id}::uuid`,
    team: sql`select teams.name, joined_at, leader_id = user_id as leads from team_members
      join teams on teams.id = team_id where user_id = ${id}::uuid`,
    registrations: sql`select tournaments.title, team_name, registered_at, players.name, in_game_name, in_game_id,
      in_game_role, discord_id from registration_players players
      join registrations on registrations.id = registration_id
      join tournaments on tournaments.id = players.tournament_id where players.user_id = ${id}::uuid`,
    registrations_as_leader: sql`select team_name, leader_email, leader_discord_id, leader_discord_username, registered_at
      from registrations where leader_email = ${email}`,
    applications: sql`select * from applications where user_id = ${id}::uuid`,
    notifications: sql`select title, description, type, link, created_at, seen_at, deleted_at from notifications
      left join notification_receipts receipts on notification_id = notifications.id and user_id = ${id}::uuid
      where recipient_id = ${id}::uuid or receipts.user_id is not null`,
    notice_preferences: sql`select * from notice_preferences where user_id = ${id}::uuid`,
    tournaments_followed: sql`select title from tournament_followers join tournaments on tournaments.id = tournament_id
      where user_id = ${id}::uuid`,
    deeds: sql`select at, action, subject, before, after from audit_log where actor_id = ${id}::uuid`,
    address_refused_mail: sql`select * from refused_addresses where email = ${email}`,
    to_become_owner: sql`select * from pending_owners where email = ${email}`,
  };
  const read = Object.entries(parts).map(async ([name, query]) => {
    const { rows } = await sql`${query}`.execute(db);
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Whether anything but this account shows the picture. */
export async function isPictureShared(
  db: Db,
  { id, picture }: { id: string; picture: string },
): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`select
    exists (select from users where profile = ${picture} and id <> ${id})
    or exists (select from teams where logo = ${picture})
    or exists (select from registrations where team_logo = ${picture})
    or exists (select from email_tokens where profile = ${picture} and user_id <> ${id}) as shared`.execute(
    db,
  );
  return rows[0]?.shared ?? true;
}

/** Takes a person out of what outlives the account, and off the account itself, which can go then. */
export async function scrubPerson(
  db: Db,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await sql`update registration_players set name = ${erasedName}, in_game_name = '', in_game_id = '',
    in_game_id_key = 'erased ' || registration_id || ' ' || position, in_game_role = '', discord_id = ''
    where user_id = ${id}`.execute(db);
  await sql`update audit_log set actor_name = ${erasedName} where actor_id = ${id}`.execute(db);
  await sql`update audit_log set subject = ${erasedName}, before = null, after = null
    where subject = ${name} and (action like 'user.%' or action like 'application.%')`.execute(db);
  await scrubSquads(db, id);
  await sql`update users set name = ${erasedName}, email = ${`erased-${id}@invalid`}, profile = '',
    in_game_name = '', in_game_id = '', mobile_number = '' where id = ${id}`.execute(db);
  await scrubAddress(db, email);
}

/** Takes a person out of the squads that jobs tell of, done ones and those that wait. Who else is in them is told of all the same. */
async function scrubSquads(db: Db, id: string): Promise<void> {
  if (!(await hasQueue(db))) return;
  const squad = sql`jsonb_array_elements(
    case jsonb_typeof(job.data->'players') when 'array' then job.data->'players' else '[]' end) player`;
  const isThem = sql`(player->>'discordId' = users.discord_id
    or player->>'inGameName' = nullif(users.in_game_name, ''))`;
  await sql`update pgboss.job set data = jsonb_set(job.data, '{players}',
      (select coalesce(jsonb_agg(player), '[]') from ${squad} where ${isThem} is not true))
    from users where users.id = ${id} and exists (select from ${squad} where ${isThem})`.execute(
    db,
  );
}

/** Takes an address out of what is kept by address, jobs not done and done included. */
export async function scrubAddress(db: Db, email: string): Promise<void> {
  await sql`update registrations set leader_email = '', leader_discord_id = '', leader_discord_username = ''
    where leader_email = ${email}`.execute(db);
  await sql`delete from refused_addresses where email = ${email}`.execute(db);
  await sql`delete from pending_owners where email = ${email}`.execute(db);
  if (!(await hasQueue(db))) return;
  await sql`delete from pgboss.job
    where position(${email} in lower(data::text || coalesce(output::text, ''))) > 0`.execute(db);
}
