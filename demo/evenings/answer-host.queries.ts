import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/database/schema.ts';

/** Addresses that nobody can sign in with. */
const isOfDemo = sql`users.email like '%@players.example'`;

/** Events of the demo's host that are in progress, while somebody is signed in or active in Discord as that host. */
export async function listHostedNow(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ tournament_id: string }>`
    select distinct tournament_id from staff_grants join users on users.id = staff_grants.user_id
    where users.email = 'host@onedream.example' and tournament_id is not null
      and (exists (
        select from sessions where sessions.user_id = users.id and sessions.last_seen_at > ${now}::timestamptz - interval '1 hour'
      ) or exists (
        select from audit_log where actor_id = users.id and at > ${now}::timestamptz - interval '1 hour'
      ))`.execute(db);
  return rows.map(({ tournament_id }) => tournament_id);
}

/** Entries that can check in but have not, by entry number. */
export async function listToCheckIn(
  db: Db,
  tournamentId: string,
): Promise<{ entryId: string; teamId: string; leaderId: string }[]> {
  const { rows } = await sql<{ entryId: string; teamId: string; leaderId: string }>`
    select registrations.id as "entryId", teams.id as "teamId", leader_id as "leaderId"
    from registrations
    join tournaments on tournaments.id = tournament_id and checkin_opened_at is not null and checkin_closed_at is null
    join teams on teams.id = team_id join users on users.id = leader_id and ${isOfDemo}
    where tournament_id = ${tournamentId}::uuid and tournaments.status = 'CLOSED' and state = 'registered'
    order by slot`.execute(db);
  return rows;
}

/** Players of checked-in teams who have not viewed an open room. */
export async function listToLook(
  db: Db,
  tournamentId: string,
): Promise<{ userId: string; matchId: string }[]> {
  const { rows } = await sql<{ userId: string; matchId: string }>`
    select users.id as "userId", matches.id as "matchId"
    from matches
    join rooms on rooms.match_id = matches.id and rooms.replaced_at is null
    join match_entries line on line.match_id = matches.id
    join registrations on registrations.id = line.entry_id and registrations.state = 'checked_in'
    join registration_players player on player.registration_id = line.entry_id
    join users on users.id = player.user_id and ${isOfDemo}
    where matches.tournament_id = ${tournamentId}::uuid and matches.state in ('room_released', 'playing')
      and not exists (select from room_reveals where room_id = rooms.id and room_reveals.user_id = users.id)
    order by matches.starts_at, users.id`.execute(db);
  return rows;
}

/**
 * A published match with an open dispute window, and the leader of the second-placed team; none if it is already disputed.
 */
export async function findToDispute(
  db: Db,
  { tournamentId, now }: { tournamentId: string; now: Date },
): Promise<{ matchId: string; leaderId: string } | undefined> {
  const { rows } = await sql<{ matchId: string; leaderId: string }>`
    select matches.id as "matchId", leader_id as "leaderId"
    from matches
    join result_versions version on version.match_id = matches.id and version.no = matches.published_version
    join result_rows result on result.version_id = version.id and result.placement > 1
    join registrations on registrations.id = result.entry_id
    join teams on teams.id = registrations.team_id join users on users.id = leader_id and ${isOfDemo}
    where matches.tournament_id = ${tournamentId}::uuid and matches.state = 'published' and dispute_until > ${now}
      and not exists (
        select from disputes join matches other on other.id = disputes.match_id
        where other.tournament_id = ${tournamentId}::uuid
      )
    order by matches.starts_at, result.placement limit 1`.execute(db);
  return rows[0];
}

/** Winners asked for payment details, or to confirm receipt. */
export async function listPayeesToAnswer(
  db: Db,
  tournamentId: string,
): Promise<{ payoutId: string; userId: string; name: string; state: string }[]> {
  const { rows } = await sql<{ payoutId: string; userId: string; name: string; state: string }>`
    select payouts.id as "payoutId", users.id as "userId", users.name, payouts.state
    from payouts join users on users.id = payee_id and ${isOfDemo}
    where tournament_id = ${tournamentId}::uuid and (payouts.state = 'paid' or (
      payouts.state = 'details_needed' and not exists (select from payee_details where user_id = users.id)
    ))
    order by payouts.id`.execute(db);
  return rows;
}
