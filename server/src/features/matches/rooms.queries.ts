import type { LookWay } from '@one-dream/contract/features/matches/matches.rooms.ts';
import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
import { isCheckedIn, isOfTeam } from './lineups.queries.ts';

/** Lists every room of these matches, retired ones too, newest first. */
export function listRooms(db: Db, matchIds: readonly string[]) {
  if (matchIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('rooms')
    .select(['id', 'match_id', 'no', 'replaced_at'])
    .where('match_id', 'in', matchIds)
    .orderBy('no', 'desc')
    .execute();
}

export async function insertRoom(db: Db, room: Insertable<Database['rooms']>): Promise<void> {
  await db.insertInto('rooms').values(room).execute();
}

/** Overwrites a room before its release; only staff can have seen the old content. */
export async function rewriteRoom(db: Db, id: string, sealed: Uint8Array): Promise<void> {
  await db.updateTable('rooms').set({ sealed }).where('id', '=', id).execute();
}

/** Marks a room as replaced, and deletes its content at once. */
export async function retireRoom(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('rooms')
    .set({ replaced_at: now, sealed: null })
    .where('id', '=', id)
    .execute();
}

/** Finds the current room of a match, sealed; undefined if none is saved, or the last one was retired. */
export function findCurrentRoom(db: Db, matchId: string) {
  return db
    .selectFrom('rooms')
    .select(['id', 'no', 'sealed'])
    .where('match_id', '=', matchId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
}

/** Empties the rooms of matches that began before that. @returns how many */
export async function emptyRooms(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update rooms set sealed = null from matches
    where matches.id = rooms.match_id and sealed is not null
      and (matches.starts_at < ${before} and matches.state not in ('scheduled', 'postponed')
        or matches.state in ('cancelled', 'void'))
    returning rooms.id`.execute(db);
  return rows.length;
}

export interface RoomForViewer {
  match_state: MatchState;
  starts_at: Date;
  released_at: Date | null;
  /** Of the tournament. */
  is_over: boolean;
  room_id: string | null;
  no: number | null;
  sealed: Uint8Array | null;
  /** The viewer's entry in this lobby; null for none. */
  entry_id: string | null;
  team: string | null;
  room_slot: number | null;
  is_checked_in: boolean | null;
}

/** A user asking for a room, or a guest team by its link. */
export type RoomAsker = { userId: string; now: Date } | { guestEntryId: string };

function ownLine(asker: RoomAsker) {
  if ('guestEntryId' in asker)
    return sql`from registrations
      join match_entries line on line.entry_id = registrations.id and line.match_id = matches.id
      where registrations.id = ${asker.guestEntryId}::uuid and registrations.guest = 'guest'
        and registrations.tournament_id = matches.tournament_id`;
  // Starts at the viewer: a lobby has up to 25 other entries.
  return sql`from team_members viewer
      join registrations on registrations.team_id = viewer.team_id
        and registrations.tournament_id = matches.tournament_id
      join match_entries line on line.entry_id = registrations.id and line.match_id = matches.id
      where viewer.user_id = ${asker.userId}::uuid and ${isOfTeam(asker)}`;
}

/** Reads a room for one match and asker, with all that decides whether they see it. */
export async function readRoom(
  db: Db,
  { matchId, asker }: { matchId: string; asker: RoomAsker },
): Promise<RoomForViewer | undefined> {
  const { rows } = await sql<RoomForViewer>`
    select matches.state as match_state, matches.starts_at, matches.released_at,
      (tournaments.cancelled_at is not null) as is_over,
      rooms.id as room_id, rooms.no, rooms.sealed,
      own.entry_id, own.team, own.room_slot, own.is_checked_in
    from matches
    join tournaments on tournaments.id = matches.tournament_id
    left join rooms on rooms.match_id = matches.id and rooms.replaced_at is null
    left join lateral (
      select line.entry_id, registrations.team_name as team, line.room_slot, ${isCheckedIn} as is_checked_in
      ${ownLine(asker)}
      limit 1
    ) own on true
    where matches.id = ${matchId}::uuid`.execute(db);
  return rows[0];
}

/** Only the first look is recorded. */
export interface Reveal {
  roomId: string;
  userId: string;
  entryId: string | null;
  via: LookWay;
  now: Date;
}

export async function insertReveals(db: Db, reveals: readonly Reveal[]): Promise<void> {
  const rows = reveals.map(({ now, ...reveal }) => ({ ...reveal, at: now.toISOString() }));
  await sql`
    insert into room_reveals (room_id, user_id, entry_id, via, at)
    select "roomId", "userId", "entryId", via, at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as reveal ("roomId" uuid, "userId" uuid, "entryId" uuid, via text, at timestamptz)
    on conflict do nothing`.execute(db);
}

export async function insertGuestLook(
  db: Db,
  look: Insertable<Database['guest_looks']>,
): Promise<void> {
  await db
    .insertInto('guest_looks')
    .values(look)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface RevealRow {
  no: number;
  /** null for a guest team's link: its captain's look, as far as is known. */
  name: string | null;
  team: string | null;
  /** Device of a look by a link. */
  device: string | null;
  at: Date;
  via: LookWay;
}

/** Lists everybody's first look at each room of a match, guests' by device. */
export async function listReveals(db: Db, matchId: string): Promise<RevealRow[]> {
  const { rows } = await sql<RevealRow>`
    select rooms.no, users.name, registrations.team_name as team, null as device, looks.at, looks.via
    from room_reveals looks join rooms on rooms.id = looks.room_id join users on users.id = looks.user_id
    left join registrations on registrations.id = looks.entry_id
    where rooms.match_id = ${matchId}::uuid
    union all
    select rooms.no, null, registrations.team_name, looks.device, looks.at, 'site'
    from guest_looks looks join rooms on rooms.id = looks.room_id
    join registrations on registrations.id = looks.entry_id
    where rooms.match_id = ${matchId}::uuid
    order by no, at`.execute(db);
  return rows;
}

export async function listLookers(db: Db, roomId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('room_reveals')
    .select('user_id')
    .where('room_id', '=', roomId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export interface OpenedRow {
  match_id: string;
  entry_id: string;
  opened: number;
  players: number;
}

/** Counts the players of each team of these matches, and those who opened the current room. */
export async function countOpened(db: Db, matchIds: readonly string[]): Promise<OpenedRow[]> {
  if (matchIds.length === 0) return [];
  // A guest team is reached by its captain: it has one look at most.
  const { rows } = await sql<OpenedRow>`
    select line.match_id, line.entry_id,
      (select count(*)::int from room_reveals
        join rooms on rooms.id = room_reveals.room_id and rooms.replaced_at is null
        where rooms.match_id = line.match_id and room_reveals.entry_id = line.entry_id)
      + (exists (select from guest_looks
        join rooms on rooms.id = guest_looks.room_id and rooms.replaced_at is null
        where rooms.match_id = line.match_id and guest_looks.entry_id = line.entry_id))::int as opened,
      (select count(*)::int from registration_players player
        join registrations on registrations.id = player.registration_id
        join team_members member on member.user_id = player.user_id and member.team_id = registrations.team_id
        where player.registration_id = line.entry_id)
      + (exists (select from registrations where id = line.entry_id and guest = 'guest'))::int as players
    from match_entries line where line.match_id = any(${matchIds}::uuid[])`.execute(db);
  return rows;
}
