import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newPlayer } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { exportPerson } from './person.actions.ts';

const server = await sharedTestServer();

/**
 * Every column that says which account a row is about, with the part of a person's export that shows those rows.
 * `null`: the column is not about the person, for the reason beside it.
 */
const shownIn: Record<string, string | null> = {
  // Decisions of staff are in the audit log.
  'adjustments.created_by': 'actions',
  'applications.user_id': 'applications',
  'authenticators.user_id': 'authenticator_app',
  // Decisions about others are in the audit log.
  'bans.appeal_answered_by': 'actions',
  'bans.decided_by': 'actions',
  'bans.proposed_by': 'actions',
  'bans.user_id': 'bans',
  'check_ins.by_user_id': 'check_ins',
  'disputes.decided_by': 'actions',
  'disputes.opened_by': 'disputes_opened',
  'email_changes.user_id': 'addresses_changed',
  'email_tokens.user_id': 'links_by_mail',
  'game_id_claims.claimant_id': 'game_ids_asked_for',
  'game_id_claims.decided_by': 'actions',
  // Somebody else's claim; the holder was notified.
  'game_id_claims.holder_id': null,
  // Players of a team with a strike or a ban are shown with it.
  // Claims and imports of guest teams are in the audit log.
  'guest_claims.user_id': 'actions',
  'guest_entries.claimed_by': 'actions',
  'guest_imports.by_user_id': 'actions',
  'judged_players.user_id': 'bans',
  'known_devices.user_id': 'devices_signed_in_from',
  'ladder_moves.decided_by': 'actions',
  'join_requests.user_id': 'requests_to_join',
  'notice_preferences.user_id': 'notice_preferences',
  // An admin's notifications are in the audit log.
  'notification_events.actor_id': 'actions',
  'notification_receipts.user_id': 'notifications',
  'notifications.recipient_id': 'notifications',
  // Kept for ten minutes of a sign-in, as hashes only.
  'oauth_states.user_id': null,
  'passkeys.user_id': 'passkeys',
  'payee_details.user_id': 'payment_details',
  // Approvals and payments are in the audit log.
  'payouts.approved_by': 'actions',
  'payouts.paid_by': 'actions',
  'payouts.payee_id': 'prizes',
  // Its author is in the audit log; nobody is told before it is sent.
  'planned_notifications.planned_by': 'actions',
  'planned_notifications.recipient_id': null,
  'player_searches.user_id': 'looks_for_a_team',
  'prize_tax.chosen_by': 'actions',
  'recovery_codes.user_id': 'recovery_codes_left',
  'registration_players.user_id': 'registrations',
  'registrations.answers_id': 'answers_for_no_shows',
  // Drafts, and for a minute who has one open.
  'result_drafts.saved_by': null,
  'result_editors.user_id': null,
  'result_player_elims.user_id': 'eliminations',
  'result_screenshots.attached_by': 'screenshots_attached',
  'result_versions.published_by': 'actions',
  'room_reveals.user_id': 'rooms_looked_at',
  // Rooms are saved by staff: in the audit log.
  'rooms.created_by': 'actions',
  'teams.co_leader_id': 'team',
  'sessions.user_id': 'sessions',
  // Kept for ten minutes of a sign-in, as above.
  'sign_in_steps.user_id': null,
  'staff_grants.granted_by': 'actions',
  'staff_grants.user_id': 'duties',
  'stage_snapshots.finalised_by': 'actions',
  'strikes.given_by': 'actions',
  'strikes.user_id': 'strikes',
  'team_members.user_id': 'team',
  'tie_rulings.created_by': 'actions',
  'tournament_followers.user_id': 'tournaments_followed',
};

interface Reference {
  name: string;
  on_delete: string;
}

async function listReferences(): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass || '.' || attname as name, confdeltype as on_delete
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(server.db);
  return rows;
}

it('shows a person the rows of every table that refers to their account', async () => {
  const names = (await listReferences()).map(({ name }) => name);
  const unsaid = names.filter((name) => !(name in shownIn));
  expect(
    unsaid,
    'add these to the export of a person (person.queries.ts) and to this list',
  ).toEqual([]);
  const { email } = await newPlayer(server);
  const parts = Object.keys(await exportPerson(server.platform, { email }));
  for (const name of names) if (shownIn[name] !== null) expect(parts).toContain(shownIn[name]);
});

it('lets an account go: what refers to it goes as well, or forgets it', async () => {
  const stuck = (await listReferences()).filter(({ on_delete }) => !['c', 'n'].includes(on_delete));
  expect(stuck).toEqual([]);
});
