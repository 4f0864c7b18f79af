import type { Role } from '@one-dream/contract/features/users.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import { hasQueue } from '../../platform/jobs/has-queue.ts';
import { erasedName, eraseFromJob, type JobValue } from './person.rules.ts';

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
    sessions: sql`select device, created_at, last_seen_at, expires_at from sessions where user_id = ${id}::uuid`,
    passkeys: sql`select name, created_at, last_used_at from passkeys where user_id = ${id}::uuid`,
    authenticator_app: sql`select confirmed_at from authenticators where user_id = ${id}::uuid`,
    recovery_codes_left: sql`select count(*)::int as count from recovery_codes where user_id = ${id}::uuid`,
    devices_signed_in_from: sql`select last_seen_at from known_devices where user_id = ${id}::uuid`,
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
    strikes: sql`select kind, points, reason, at, expires_at, revoked_at, revoke_reason from strikes where user_id = ${id}::uuid`,
    bans: sql`select kind, scope, state, reason, days, starts_at, ends_at, lift_reason, appeal, appeal_state, appealed_at,
      appeal_answer from bans where user_id = ${id}::uuid and state <> 'proposed'`,
    game_ids_asked_for: sql`select game_id, reason, state, made_at, answer from game_id_claims where claimant_id = ${id}::uuid`,
    // What it says, only the site itself can read; the page My prizes shows it.
    payment_details: sql`select changed_at from payee_details where user_id = ${id}::uuid`,
    prizes: sql`select tournaments.title, team_name, rank, award, gross_paise, withheld_paise, net_paise, state, reference,
      paid_at from payouts join tournaments on tournaments.id = tournament_id where payee_id = ${id}::uuid`,
    looks_for_a_team: sql`select text, posted_at from player_searches where user_id = ${id}::uuid`,
    requests_to_join: sql`select teams.name as team, asked_by, text, asked_at, declined_at from join_requests
      join teams on teams.id = team_id where user_id = ${id}::uuid`,
    applications: sql`select * from applications where user_id = ${id}::uuid`,
    notifications: sql`select title, description, type, link, created_at, seen_at, deleted_at from notifications
      left join notification_receipts receipts on notification_id = notifications.id and user_id = ${id}::uuid
      where recipient_id = ${id}::uuid or receipts.user_id is not null`,
    notice_preferences: sql`select * from notice_preferences where user_id = ${id}::uuid`,
    tournaments_followed: sql`select title from tournament_followers join tournaments on tournaments.id = tournament_id
      where user_id = ${id}::uuid`,
    check_ins: sql`select tournaments.title, day, at from check_ins
      join registrations on registrations.id = entry_id
      join tournaments on tournaments.id = tournament_id where by_user_id = ${id}::uuid`,
    duties: sql`select duty, until, staff_grants.created_at, title as tournament from staff_grants
      left join tournaments on tournaments.id = tournament_id where user_id = ${id}::uuid`,
    rooms_looked_at: sql`select room_id, at from room_reveals where user_id = ${id}::uuid`,
    disputes_opened: sql`select kind, text, links, state, opened_at, answer from disputes where opened_by = ${id}::uuid`,
    screenshots_attached: sql`select match_id, image, attached_at from result_screenshots where attached_by = ${id}::uuid`,
    eliminations: sql`select in_game_name, elims, version_id from result_player_elims where user_id = ${id}::uuid`,
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

/** Whether they are the payee of something that is not paid yet. */
export async function hasPrizeOnTheWay(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payouts')
    .select('id')
    .where('payee_id', '=', id)
    .where('state', 'in', ['due', 'details_needed', 'approved', 'failed'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What they were called before, as far as the log goes back; the newest name first. */
async function listNames(db: Db, { id, name }: { id: string; name: string }): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`select before->>'name' as name from audit_log
    where actor_id = ${id} and action = 'user.rename' order by id desc`.execute(db);
  return [...new Set([name, ...rows.flatMap((row) => row.name ?? [])])];
}

/** Takes a person out of what outlives the account, and off the account itself, which can go then. */
export async function scrubPerson(
  db: Db,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await sql`update registration_players set name = ${erasedName}, in_game_name = '', in_game_id = '',
    in_game_id_key = 'erased ' || registration_id || ' ' || position, in_game_role = '', discord_id = ''
    where user_id = ${id}`.execute(db);
  // Pages that name the squad are kept as long as its tournament stays as it is.
  await sql`update tournaments set details_no = details_no + 1
    where id in (select tournament_id from registration_players where user_id = ${id})`.execute(db);
  await sql`update result_player_elims set in_game_name = ${erasedName} where user_id = ${id}`.execute(
    db,
  );
  await scrubDiscipline(db, id);
  const names = await listNames(db, { id, name });
  for (const called of names) {
    await scrubAudit(db, { id, name: called, email });
    await scrubNotices(db, { id, name: called });
  }
  await scrubAddress(db, email);
  for (const called of names) await scrubJobs(db, { id, name: called, email });
  await sql`update users set name = ${erasedName}, email = ${`erased-${id}@invalid`}, profile = '',
    in_game_name = '', in_game_id = '', mobile_number = '' where id = ${id}`.execute(db);
}

/**
 * What a strike or a ban says of them goes. The game id alone stays while it keeps a banned player out: a new account
 * with the same game id would undo the ban.
 */
async function scrubDiscipline(db: Db, id: string): Promise<void> {
  await sql`update strikes set subject_name = ${erasedName}, reason = ${erasedName}, game_id_key = '' where user_id = ${id}`.execute(
    db,
  );
  await sql`update bans set subject_name = ${erasedName}, appeal = '', appeal_answer = '',
    game_id_key = case when state = 'active' and (for_good or ends_at > now()) then game_id_key else '' end
    where user_id = ${id}`.execute(db);
}

/**
 * The log names people by what they were called, at their place in what was done: the whole of it, or what stands
 * before the team or position. A text that has the name somewhere else in it speaks of somebody else.
 */
async function scrubAudit(
  db: Db,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  await sql`update audit_log set actor_name = ${erasedName} where actor_id = ${id}`.execute(db);
  await sql`update audit_log set subject = ${erasedName}, before = null, after = null
    where subject = ${name} and (action like 'user.%' or action like 'application.%' or action like 'discipline.%')`.execute(
    db,
  );
  const rest = sql`substr(subject, length(${name}::text) + 3)`;
  await sql`update audit_log set subject = ${erasedName} || ', ' || ${rest}, before = null, after = null
    where starts_with(subject, ${`${name}, `})
      and ((action in ('team.kick', 'team.hand-over') and ${isTeam(rest)})
        or (action like 'application.%' and position(', ' in ${rest}) = 0))`.execute(db);
  await sql`update audit_log set after = jsonb_set(after, '{to}', to_jsonb(${erasedName}::text))
    where action like 'notification.%' and lower(after->>'to') = ${email}`.execute(db);
}

/** Whether a text is the name of a team, be it one that is gone. */
function isTeam(text: RawBuilder<unknown>) {
  return sql`(exists (select from teams where teams.name = ${text})
    or exists (select from registrations where team_name = ${text})
    or exists (select from audit_log named where named.action like 'team.%' and named.subject = ${text}))`;
}

/** What team-mates and teams were told of them, in the ways in which the product says it. */
async function scrubNotices(db: Db, { id, name }: { id: string; name: string }): Promise<void> {
  for (const deed of [' joined ', ' left ', ' wants to join ', ' declined ']) {
    const said = `${name}${deed}`;
    const rest = sql`substr(events.title, length(${said}::text) + 1)`;
    const { rows } = await sql<{ id: string }>`
      update notification_events events set title = ${erasedName} || ${deed}::text || ${rest}
      where starts_with(events.title, ${said}) and not is_by_staff
        and (actor_id = ${id} or (actor_id is null and ${isTeam(rest)}))
      returning events.id`.execute(db);
    if (rows.length === 0) continue;
    await sql`update notifications
      set title = ${erasedName} || ${deed}::text || substr(title, length(${said}::text) + 1)
      where event_id in (${sql.join(rows.map((row) => row.id))}) and starts_with(title, ${said})`.execute(
      db,
    );
  }
}

interface KeptJob {
  queue: string;
  id: string;
  data: JobValue;
}

/** Takes a person out of jobs, done ones and those that wait. Who else is in them is told all the same. */
async function scrubJobs(
  db: Db,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  if (!(await hasQueue(db))) return;
  // Told to nobody else.
  await sql`delete from pgboss.job where data->>'userId' = ${id}`.execute(db);
  const { rows: found } = await sql<{ discord: string; in_game: string; in_game_id: string }>`
    select coalesce(discord_id, '') as discord, in_game_name as in_game, in_game_id
    from users where id = ${id}`.execute(db);
  const [account] = found;
  const person = {
    ...{ name, email, inGameName: account?.in_game ?? '', inGameId: account?.in_game_id ?? '' },
    discordId: account?.discord ?? '',
  };
  // As a value of its own anywhere in what the job is to do: no part of a longer text is meant.
  const values = JSON.stringify(Object.values(person).filter(Boolean));
  const { rows } = await sql<KeptJob>`
    select name as queue, id, data from pgboss.job
    where jsonb_path_exists(data, '$.** ? (@ == $values[*])', jsonb_build_object('values', ${values}::jsonb))`.execute(
    db,
  );
  for (const job of rows) {
    const data = JSON.stringify(eraseFromJob(job.data, person));
    await sql`update pgboss.job set data = ${data}::jsonb
      where name = ${job.queue} and id = ${job.id}`.execute(db);
  }
}

/** Takes an address out of what is kept by address, jobs not done and done included. */
export async function scrubAddress(db: Db, email: string): Promise<void> {
  await sql`update registrations set leader_email = '', leader_discord_id = '', leader_discord_username = ''
    where leader_email = ${email}`.execute(db);
  await sql`delete from refused_addresses where email = ${email}`.execute(db);
  await sql`delete from pending_owners where email = ${email}`.execute(db);
  if (!(await hasQueue(db))) return;
  await sql`delete from pgboss.job where lower(data->>'to') = ${email}`.execute(db);
}
