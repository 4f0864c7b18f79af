import { type NotNull, sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** @returns how many changed */
export async function setRoomSlots(
  db: Db,
  slots: readonly { entryId: string; roomSlot: number }[],
): Promise<number> {
  if (slots.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    update registrations set room_slot = given."roomSlot"
    from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as given ("entryId" uuid, "roomSlot" smallint)
    where id = given."entryId" and room_slot is distinct from given."roomSlot"`.execute(db);
  return Number(numAffectedRows);
}

export async function listRoomSlots(
  db: Db,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('registrations')
    .select(['id', 'room_slot'])
    .where('id', 'in', entryIds)
    .execute();
  return new Map(
    rows.flatMap(({ id, room_slot }) => (room_slot === null ? [] : [[id, room_slot]])),
  );
}

/** Lists everybody with an account on a roster of the tournament, whatever the entry's state. */
export async function listPlayerIds(db: Db, tournamentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players')
    .select('user_id')
    .distinct()
    .where('tournament_id', '=', tournamentId)
    .where('user_id', 'is not', null)
    .$narrowType<{ user_id: NotNull }>()
    .execute();
  return rows.map(({ user_id }) => user_id);
}
