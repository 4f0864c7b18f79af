import { sql } from 'kysely';
import { inForce } from '../../platform/database/bans-in-force.queries.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { newId } from '../../platform/secrets.ts';

export type DeviceRow = RowOf<typeof noteDevice>;

/** Records a device that opened a link, first or again. @returns it, locked until the transaction ends */
export async function noteDevice(
  db: Db,
  {
    entryId,
    markHash,
    name,
    now,
  }: { entryId: string; markHash: Uint8Array; name: string; now: Date },
) {
  return db
    .insertInto('guest_devices')
    .values({
      id: newId(),
      entry_id: entryId,
      mark_hash: markHash,
      name,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['entry_id', 'mark_hash']).doUpdateSet({ last_at: now, name }),
    )
    .returning(['id', 'wrong', 'rests_until'])
    .executeTakeFirstOrThrow();
}

export interface SeenDeviceRow {
  entry_id: string;
  name: string;
  first_at: Date;
  last_at: Date;
  is_trusted: boolean;
  wrong_ids: number;
  rests_until: Date | null;
}

/** Lists devices that opened these links, latest first. */
export async function listDevices(db: Db, entryIds: readonly string[]): Promise<SeenDeviceRow[]> {
  const { rows } = await sql<SeenDeviceRow>`
    select entry_id, name, first_at, last_at, key_hash is not null as is_trusted, rests_until,
      (select count(*)::int from guest_tries where device_id = device.id) as wrong_ids
    from guest_devices device where entry_id = any(${entryIds}::uuid[]) order by last_at desc`.execute(
    db,
  );
  return rows;
}

/** Records a wrong game id. @returns how many came through the link since `since` */
export async function countWrong(
  db: Db,
  { entryId, deviceId, now, since }: { entryId: string; deviceId: string; now: Date; since: Date },
): Promise<number> {
  await db
    .insertInto('guest_tries')
    .values({ entry_id: entryId, device_id: deviceId, at: now })
    .execute();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from guest_tries where entry_id = ${entryId}::uuid and at > ${since}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function setDeviceWrong(
  db: Db,
  { id, wrong, restsUntil }: { id: string; wrong: number; restsUntil: Date | null },
): Promise<void> {
  await db
    .updateTable('guest_devices')
    .set({ wrong, rests_until: restsUntil })
    .where('id', '=', id)
    .execute();
}

/** Gives a device a new key, which voids the old one. */
export async function trustDevice(
  db: Db,
  { id, keyHash }: { id: string; keyHash: Uint8Array },
): Promise<void> {
  await db
    .updateTable('guest_devices')
    .set({ key_hash: keyHash, wrong: 0, rests_until: null })
    .where('id', '=', id)
    .execute();
}

export async function isTrusted(
  db: Db,
  { entryId, keyHash }: { entryId: string; keyHash: Uint8Array },
): Promise<boolean> {
  const row = await db
    .selectFrom('guest_devices')
    .select('id')
    .where('entry_id', '=', entryId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody on the roster has this game id and is not banned: a ban makes them a stranger to it at once. */
export async function hasGameId(
  db: Db,
  { entryId, id, now }: { entryId: string; id: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from registration_players player
      join registrations on registrations.id = player.registration_id
      join tournaments on tournaments.id = registrations.tournament_id
      where registrations.id = ${entryId}::uuid and player.in_game_id_key = ${id} and not exists (
        select from bans where ${inForce(now)} and (bans.scope = 'organisation' or tournaments.kind = 'scrim')
          and bans.game_id_key <> '' and bans.game_id_key = player.in_game_id_key)
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}
