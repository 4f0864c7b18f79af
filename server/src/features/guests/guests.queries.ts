import type { EntryState } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import type { KnownTeam } from './check-rows.rules.ts';
import type { GuestPlayer } from './guests.rules.ts';

interface TeamRow {
  team_id: string;
  name: string;
  ids: string[];
}

const toKnown = ({ team_id, name, ids }: TeamRow): KnownTeam => ({
  teamId: team_id,
  name,
  ids: new Set(ids),
});

/** Lists teams with accounts that have one of these names, or a player with one of these game ids. */
export async function listTeamsLike(
  db: Db,
  { nameKeys, ids }: { nameKeys: readonly string[]; ids: readonly string[] },
): Promise<KnownTeam[]> {
  const { rows } = await sql<TeamRow>`
    with found as (
      select id from teams where name_key = any(${nameKeys}::text[])
      union select team_id from users join team_members on team_members.user_id = users.id
        where in_game_id <> '' and in_game_id = any(${ids}::text[])
    )
    select teams.id as team_id, teams.name, coalesce((
      select array_agg(in_game_id) from team_members join users on users.id = team_members.user_id
      where team_members.team_id = teams.id and in_game_id <> ''
    ), '{}') as ids
    from found join teams on teams.id = found.id`.execute(db);
  return rows.map(toKnown);
}

/** Lists entries of a tournament that are in or wait, by their comparison keys. */
export async function listEntriesIn(db: Db, tournamentId: string): Promise<KnownTeam[]> {
  const { rows } = await sql<TeamRow>`
    select entry.team_id, entry.team_name as name, coalesce((
      select array_agg(in_game_id_key) from registration_players player
      where player.registration_id = entry.id and in_game_id_key <> ''
    ), '{}') as ids
    from registrations entry
    where entry.tournament_id = ${tournamentId}::uuid
      and state in ('registered', 'checked_in', 'waitlisted', 'waitlist_ready')`.execute(db);
  return rows.map(toKnown);
}

export async function insertGuests(
  db: Db,
  guests: readonly Insertable<Database['guest_entries']>[],
): Promise<void> {
  if (guests.length > 0) await db.insertInto('guest_entries').values(guests).execute();
}

export async function insertImport(
  db: Db,
  made: { id: string; tournamentId: string; byUserId: string; at: Date; entryIds: string[] },
): Promise<void> {
  const { id, tournamentId, byUserId, at, entryIds } = made;
  await db
    .insertInto('guest_imports')
    .values({ id, tournament_id: tournamentId, by_user_id: byUserId, at })
    .execute();
  await db
    .insertInto('guest_import_entries')
    .values(entryIds.map((entry_id) => ({ import_id: id, entry_id })))
    .execute();
}

export function findImport(db: Db, id: string) {
  return db
    .selectFrom('guest_imports')
    .select(['id', 'tournament_id', 'at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the newest import of a tournament since a moment that still has teams. */
export async function findLastImport(db: Db, tournamentId: string, since: Date) {
  const { rows } = await sql<{ id: string; at: Date; teams: number }>`
    select made.id, made.at, count(*)::int as teams
    from guest_imports made join guest_import_entries own on own.import_id = made.id
    where made.tournament_id = ${tournamentId}::uuid and made.at > ${since}
    group by made.id, made.at order by made.at desc limit 1`.execute(db);
  return rows[0];
}

/** Serialises imports into one tournament. */
export async function lockImports(db: Db, tournamentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`guest imports ${tournamentId}`}, 0))`.execute(
    db,
  );
}

export interface ImportedRow {
  id: string;
  team_id: string;
  team_name: string;
  /** The reason it cannot be undone; null for none. */
  built: 'wasDrawn' | 'hasCheckedIn' | 'wasClaimed' | 'hasOpened' | 'isOut' | null;
}

/** Lists the entries of an import, with what depends on them by now. A check-in by the import itself does not count. */
export async function listImported(db: Db, importId: string): Promise<ImportedRow[]> {
  const { rows } = await sql<ImportedRow>`
    select entry.id, entry.team_id, entry.team_name, case
      when entry.state not in ('registered', 'checked_in', 'waitlisted', 'waitlist_ready') then 'isOut'
      when exists (select from group_entries where entry_id = entry.id)
        or exists (select from match_entries where entry_id = entry.id)
        or exists (select from stage_entries where entry_id = entry.id) then 'wasDrawn'
      when entry.guest = 'claimed' then 'wasClaimed'
      when exists (select from check_ins where entry_id = entry.id and check_ins.at > made.at) then 'hasCheckedIn'
      when exists (select from guest_devices where entry_id = entry.id)
        or exists (select from guest_entries where entry_id = entry.id and was_opened) then 'hasOpened'
    end as built
    from guest_import_entries own join guest_imports made on made.id = own.import_id
    join registrations entry on entry.id = own.entry_id
    where own.import_id = ${importId}::uuid order by entry.id`.execute(db);
  return rows;
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('guest_imports').where('id', '=', id).execute();
}

export interface GuestRow {
  entry_id: string;
  tournament_id: string;
  team_id: string;
  name: string;
  logo: string;
  state: EntryState;
  slot: number | null;
  room_slot: number | null;
  place: number | null;
  state_reason: string;
  captain: Uint8Array | null;
  link_sealed: Uint8Array | null;
  rests: boolean;
  claimed_at: Date | null;
  claimed_by: string | null;
  players: GuestPlayer[];
}

const guestColumns = sql`
  entry.id as entry_id, entry.tournament_id, entry.team_id, entry.team_name as name, entry.team_logo as logo,
  entry.state, entry.slot, entry.room_slot, entry.state_reason, own.captain, own.link_sealed, own.rests, own.claimed_at,
  (select name from users where users.id = own.claimed_by) as claimed_by,
  case when entry.state in ('waitlisted', 'waitlist_ready') then (
    select count(*)::int from registrations before where before.tournament_id = entry.tournament_id
      and before.state in ('waitlisted', 'waitlist_ready') and before.queue_no <= entry.queue_no
  ) end as place,
  (select coalesce(jsonb_agg(jsonb_build_object('name', in_game_name, 'id', in_game_id_key, 'byLink', by_link) order by position), '[]')
    from registration_players player where player.registration_id = entry.id) as players`;

/** Lists guests of a tournament by slot, claimed ones included. */
export async function listGuests(db: Db, tournamentId: string): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select ${guestColumns} from guest_entries own join registrations entry on entry.id = own.entry_id
    where entry.tournament_id = ${tournamentId}::uuid
    order by entry.slot nulls last, entry.queue_no, entry.id`.execute(db);
  return rows;
}

export async function findGuest(db: Db, entryId: string): Promise<GuestRow | undefined> {
  const { rows } = await sql<GuestRow>`
    select ${guestColumns} from guest_entries own join registrations entry on entry.id = own.entry_id
    where own.entry_id = ${entryId}::uuid`.execute(db);
  return rows[0];
}

/** A link of a draft is nobody's: only its staff know of it. */
export async function findGuestByLink(db: Db, linkHash: Uint8Array): Promise<GuestRow | undefined> {
  const { rows } = await sql<GuestRow>`
    select ${guestColumns} from guest_entries own join registrations entry on entry.id = own.entry_id
    join tournaments on tournaments.id = entry.tournament_id and not tournaments.is_draft
    where own.link_hash = ${linkHash}`.execute(db);
  return rows[0];
}

/** Locks a guest until the transaction ends. */
export async function lockGuest(db: Db, entryId: string): Promise<void> {
  await db
    .selectFrom('guest_entries')
    .select('entry_id')
    .where('entry_id', '=', entryId)
    .forUpdate()
    .execute();
}

/** Replaces or removes the link; visitors by the old one have to start over, and claims that wait. */
export async function replaceLink(
  db: Db,
  {
    entryId,
    hash,
    sealed,
  }: { entryId: string; hash: Uint8Array | null; sealed: Uint8Array | null },
): Promise<void> {
  await db
    .updateTable('guest_entries')
    .set({ link_hash: hash, link_sealed: sealed, rests: false })
    .where('entry_id', '=', entryId)
    .execute();
  await db
    .deleteFrom('guest_claims')
    .where('entry_id', '=', entryId)
    .where('refused_at', 'is', null)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('guest_devices')
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await db
    .updateTable('guest_entries')
    .set({ was_opened: true })
    .where('entry_id', '=', entryId)
    .execute();
}

export async function setRests(
  db: Db,
  { entryId, rests }: { entryId: string; rests: boolean },
): Promise<void> {
  await db.updateTable('guest_entries').set({ rests }).where('entry_id', '=', entryId).execute();
  // Earlier tries have had their effect.
  if (!rests) await db.deleteFrom('guest_tries').where('entry_id', '=', entryId).execute();
}

/** Lists the prizes of an entry, in rupees. */
export async function listPrizesOf(db: Db, entryId: string) {
  const { rows } = await sql<{ amount: number; reason: string }>`
    select gross_paise::float8 / 100 as amount, case when award <> '' then award else '#' || rank end as reason
    from payouts where entry_id = ${entryId}::uuid and state <> 'waived' order by rank nulls last, award`.execute(
    db,
  );
  return rows;
}
