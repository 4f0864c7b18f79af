import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export async function findPerson(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role', 'profile'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Reads everything stored about an account or, without one, about an address. Hashes of secrets stay out. */
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
    addresses_changed: sql`select old_email, new_email, asked_at, changed_at, undone_at from email_changes
      where user_id = ${id}::uuid`,
    team: sql`select teams.name, joined_at, leader_id = user_id as leads from team_members
      join teams on teams.id = team_id where user_id = ${id}::uuid`,
    registrations: sql`select tournaments.title, team_name, registered_at, players.name, in_game_name, in_game_id,
      in_game_role, discord_id from registration_players players
      join registrations on registrations.id = registration_id
      join tournaments on tournaments.id = players.tournament_id where players.user_id = ${id}::uuid`,
    registrations_as_leader: sql`select team_name, leader_email, leader_discord_id, leader_discord_username, registered_at
      from registrations where leader_email = ${email}`,
    answers_for_no_shows: sql`select tournaments.title, team_name from registrations
      join tournaments on tournaments.id = tournament_id where answers_id = ${id}::uuid`,
    strikes: sql`select kind, points, reason, at, expires_at, revoked_at, revoke_reason from strikes where user_id = ${id}::uuid`,
    bans: sql`select kind, scope, state, reason, days, starts_at, ends_at, lift_reason, appeal, appeal_state, appealed_at,
      appeal_answer from bans where user_id = ${id}::uuid and state <> 'proposed'`,
    game_ids_asked_for: sql`select game_id, reason, state, made_at, answer from game_id_claims where claimant_id = ${id}::uuid`,
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
    names_read_off_result_screens: sql`select alias, kept_at from player_aliases where game_id_key in (
      select in_game_id_key from registration_players where user_id = ${id}::uuid)`,
    actions: sql`select at, action, subject, before, after from audit_log where actor_id = ${id}::uuid`,
    address_refused_mail: sql`select * from refused_addresses where email = ${email}`,
    to_become_owner: sql`select * from pending_owners where email = ${email}`,
  };
  const read = Object.entries(parts).map(async ([name, query]) => {
    const { rows } = await sql`${query}`.execute(db);
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** Whether a user is the payee of an unpaid payout. */
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
