import type { Db, RowOf } from '../../platform/database/schema.ts';

/** `channelId` is null once it is deleted, `endsAt` until the room is posted in it. */
export type RoomChannel = RowOf<typeof findRoomChannel>;

export async function findRoomChannel(db: Db, matchId: string) {
  return db
    .selectFrom('room_channels')
    .select([
      'match_id as matchId',
      'room_id as roomId',
      'channel_id as channelId',
      'ends_at as endsAt',
    ])
    .where('match_id', '=', matchId)
    .executeTakeFirst();
}

/** @returns whether it is the match's channel now: `false` if another one is */
export async function saveRoomChannel(
  db: Db,
  { matchId, roomId, channelId }: Pick<RoomChannel, 'matchId' | 'roomId'> & { channelId: string },
): Promise<boolean> {
  const row = await db
    .insertInto('room_channels')
    .values({ match_id: matchId, room_id: roomId, channel_id: channelId, ends_at: null })
    .onConflict((conflict) =>
      conflict
        .column('match_id')
        .doUpdateSet({ room_id: roomId, channel_id: channelId, ends_at: null })
        .where('room_channels.channel_id', 'is', null),
    )
    .returning('match_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markPosted(db: Db, channelId: string, endsAt: Date): Promise<void> {
  await db
    .updateTable('room_channels')
    .set({ ends_at: endsAt })
    .where('channel_id', '=', channelId)
    .execute();
}

export async function forgetChannel(db: Db, channelId: string): Promise<void> {
  await db
    .updateTable('room_channels')
    .set({ channel_id: null })
    .where('channel_id', '=', channelId)
    .execute();
}

/** Lists matches with an existing channel. */
export async function listOpenChannels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('room_channels')
    .select('match_id')
    .where('channel_id', 'is not', null)
    .execute();
  return rows.map(({ match_id }) => match_id);
}

/** Deletes expired channels' rows once the room is emptied. */
export async function deletePastChannels(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('room_channels')
    .where('channel_id', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '<', before)]))
    .execute();
}
