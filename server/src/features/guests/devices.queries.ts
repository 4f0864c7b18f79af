import { guestRests } from '@one-dream/contract/features/guests/guests.values.ts';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { inForce } from '../../platform/database/bans-in-force.queries.ts';
import type { Database, Db, RowOf } from '../../platform/database/schema.ts';
import { newId } from '../../platform/secrets.ts';

export type DeviceRow = RowOf<typeof noteDevice>;

/** Most devices stored for a link: a browser can pose as any number of them. */
const mostDevices = 50;

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
  const device = await db
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
  // Devices with a key are deleted last, and none whose wrong ids still count against the link.
  await sql`
    delete from guest_devices where id in (
      select id from guest_devices known where entry_id = ${entryId}::uuid and id <> ${device.id}::uuid
      order by key_hash is null, last_at desc offset ${mostDevices - 1}
    ) and not exists (
      select from guest_tries where device_id = guest_devices.id and at > ${hourBefore(now)}
    )`.execute(db);
  return device;
}

const hourBefore = (now: Date) => new Date(now.getTime() - guestRests.withinMinutes * 60_000);

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

/** Records a wrong game id. @returns how many came through the link within the hour */
export async function countWrong(
  db: Db,
  { entryId, deviceId, now }: { entryId: string; deviceId: string; now: Date },
): Promise<number> {
  await db
    .insertInto('guest_tries')
    .values({ entry_id: entryId, device_id: deviceId, at: now })
    .execute();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from guest_tries where entry_id = ${entryId}::uuid and at > ${hourBefore(now)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function updateDevice(
  db: Db,
  id: string,
  changes: Updateable<Database['guest_devices']>,
): Promise<void> {
  await db.updateTable('guest_devices').set(changes).where('id', '=', id).execute();
}

/**
 * Whether a game id opens an entry's room: a host brought it in or confirmed it, and it is not banned, which makes it a
 * stranger's at once.
 */
function opensRoom(asked: { entryId: RawBuilder<string>; id: RawBuilder<string>; now: Date }) {
  return sql<boolean>`exists (
    select from registration_players player
    join registrations on registrations.id = player.registration_id
    join tournaments on tournaments.id = registrations.tournament_id
    where registrations.id = ${asked.entryId} and player.in_game_id_key = ${asked.id} and not player.by_link and not exists (
      select from bans where ${inForce(asked.now)} and (bans.scope = 'organisation' or tournaments.kind = 'scrim')
        and bans.game_id_key <> '' and bans.game_id_key = player.in_game_id_key)
  )`;
}

/** Finds the device of a key of this link, as long as the game id that it was given for opens the room. */
export async function findTrusted(
  db: Db,
  { entryId, keyHash, now }: { entryId: string; keyHash: Uint8Array; now: Date },
): Promise<{ name: string; markHash: Uint8Array } | undefined> {
  const { rows } = await sql<{ name: string; markHash: Uint8Array }>`
    select name, mark_hash as "markHash" from guest_devices
    where entry_id = ${entryId}::uuid and key_hash = ${keyHash}
      and ${opensRoom({ entryId: sql`entry_id`, id: sql`game_id_key`, now })}`.execute(db);
  return rows[0];
}

export async function hasGameId(
  db: Db,
  { entryId, id, now }: { entryId: string; id: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select ${opensRoom({ entryId: sql`${entryId}::uuid`, id: sql`${id}`, now })} as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}
