import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

export interface CaptainRow {
  entry_id: string;
  captain: Uint8Array;
  title: string;
  team: string;
}

/** Lists captains with one of these marks, and those stored before there were marks. */
export async function listMarked(
  db: Db,
  { mail, phone }: { mail: Uint8Array | null; phone: Uint8Array | null },
): Promise<CaptainRow[]> {
  const { rows } = await sql<CaptainRow>`
    select own.entry_id, own.captain, tournaments.title, entry.team_name as team
    from guest_entries own join registrations entry on entry.id = own.entry_id
    join tournaments on tournaments.id = entry.tournament_id
    where own.captain is not null and (own.captain_mail = ${mail} or own.captain_phone = ${phone}
      or (own.captain_mail is null and own.captain_phone is null))
    order by own.entry_id`.execute(db);
  return rows;
}

export async function wipeCaptain(db: Db, entryId: string): Promise<void> {
  await sql`update guest_entries set captain = null, captain_mail = null, captain_phone = null
    where entry_id = ${entryId}::uuid`.execute(db);
}
