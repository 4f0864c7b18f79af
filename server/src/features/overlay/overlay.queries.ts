import { type Insertable, sql } from 'kysely';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';

export type OverlayRow = RowOf<typeof listOverlays>;

interface TournamentOfOverlay {
  title: string;
  is_draft: boolean;
}

function selectTournament(db: Db, id: string) {
  return db.selectFrom('tournaments').select(['title', 'is_draft']).where('id', '=', id);
}

/** Locked while addresses are counted. */
export function lockTournament(db: Db, id: string): Promise<TournamentOfOverlay | undefined> {
  return selectTournament(db, id).forUpdate().executeTakeFirst();
}

export function findTournament(db: Db, id: string): Promise<TournamentOfOverlay | undefined> {
  return selectTournament(db, id).executeTakeFirst();
}

/** Lists overlays in use, oldest first. */
export function listOverlays(db: Db, tournamentId: string) {
  return db
    .selectFrom('overlay_tokens')
    .select(['id', 'name', 'delay_s', 'created_at'])
    .where('tournament_id', '=', tournamentId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertOverlay(
  db: Db,
  row: OverlayRow & { tournament_id: string; token_hash: Buffer },
): Promise<void> {
  await db.insertInto('overlay_tokens').values(row).execute();
}

/** @returns its name; undefined when it was not in use */
export async function revokeOverlay(
  db: Db,
  { id, tournamentId, now }: { id: string; tournamentId: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('overlay_tokens')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('tournament_id', '=', tournamentId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export function findByHash(db: Db, hash: Buffer) {
  return db
    .selectFrom('overlay_tokens')
    .select(['tournament_id', 'delay_s'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Reads the stamp of a tournament's frames, and the seconds since its last change by the database's clock, which wrote
 * those moments: standings and states of matches count in one place, slot lists by their versions.
 */
export async function readStamp(
  db: Db,
  tournamentId: string,
): Promise<{ stamp: string; quietS: number }> {
  const { rows } = await sql<{ stamp: string; quiet_s: number }>`
    select coalesce(max(states.no), 0) || '.' || count(matches.id) || '.' || coalesce(sum(slots_version), 0) as stamp,
      extract(epoch from clock_timestamp() - greatest(max(states.changed_at), max(matches.slots_changed_at),
        max(tournaments.created_at)))::float8 as quiet_s
    from tournaments
    left join standings_states as states on states.id = tournaments.id
    left join matches on matches.tournament_id = tournaments.id
    where tournaments.id = ${tournamentId}::uuid`.execute(db);
  return { stamp: rows[0]?.stamp ?? '', quietS: rows[0]?.quiet_s ?? 0 };
}

/** Finds the newest frame, or the newest as of a moment. */
export function findFrame(db: Db, { tournamentId, until }: { tournamentId: string; until?: Date }) {
  return db
    .selectFrom('overlay_frames')
    .select(['stamp', 'content'])
    .where('tournament_id', '=', tournamentId)
    .$if(until !== undefined, (query) => query.where('at', '<=', until as Date))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Keeps the first frame if another process stores one at the same moment. */
export async function insertFrame(
  db: Db,
  frame: Insertable<Database['overlay_frames']>,
): Promise<void> {
  await db
    .insertInto('overlay_frames')
    .values(frame)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes frames that are too old for every overlay: those older than the newest one before a moment. */
export async function forgetFrames(db: Db, tournamentId: string, before: Date): Promise<void> {
  await sql`delete from overlay_frames where tournament_id = ${tournamentId}::uuid and at < (
    select max(at) from overlay_frames where tournament_id = ${tournamentId}::uuid and at < ${before})`.execute(
    db,
  );
}
