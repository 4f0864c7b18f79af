import { sql } from 'kysely';
import { readAs } from '../../platform/database/columns.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import type { Tables } from '../../platform/database/tables.generated.ts';

export type PostKind = Tables['discord_posts']['kind'];

export type StoredPost = RowOf<typeof listPosts>;

export async function listPosts(db: Db, tournamentId: string) {
  const rows = await db
    .selectFrom('discord_posts')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .execute();
  return rows.map((row) =>
    readAs(row, ['kind', 'about', 'channelId', 'messageId', 'hash', 'changedAt']),
  );
}

export async function savePost(
  db: Db,
  { tournamentId, kind, about, ...post }: StoredPost & { tournamentId: string },
): Promise<void> {
  const values = {
    channel_id: post.channelId,
    message_id: post.messageId,
    hash: post.hash,
    changed_at: post.changedAt,
  };
  await db
    .insertInto('discord_posts')
    .values({ tournament_id: tournamentId, kind, about, ...values })
    .onConflict((conflict) =>
      conflict.columns(['tournament_id', 'kind', 'about']).doUpdateSet(values),
    )
    .execute();
}

export async function deletePost(
  db: Db,
  { tournamentId, kind, about }: { tournamentId: string } & Pick<StoredPost, 'kind' | 'about'>,
): Promise<void> {
  await db
    .deleteFrom('discord_posts')
    .where('tournament_id', '=', tournamentId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .execute();
}

export async function countTeams(
  db: Db,
  tournamentId: string,
): Promise<{ playing: number; here: number }> {
  const row = await db
    .selectFrom('registrations')
    .select([
      sql<number>`count(*) filter (where state in ('registered', 'checked_in'))::int`.as('playing'),
      sql<number>`count(*) filter (where state = 'checked_in')::int`.as('here'),
    ])
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirstOrThrow();
  return row;
}

/** Lists matches whose newest result is later than that, and counts. */
export async function listResultsSince(
  db: Db,
  { tournamentId, since }: { tournamentId: string; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('result_versions', (join) =>
      join
        .onRef('result_versions.match_id', '=', 'matches.id')
        .onRef('result_versions.no', '=', 'matches.published_version'),
    )
    .select('matches.id')
    .where('matches.tournament_id', '=', tournamentId)
    .where('result_versions.published_at', '>', since)
    .where('matches.state', '!=', 'void')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists tournaments to keep in sync: announced in a channel and not over, or with posts or an event left. */
export async function listFollowed(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('status', '!=', 'COMPLETED')
    .where('is_draft', '=', false)
    .where((eb) => eb.or([eb('log_channel', '!=', ''), eb('first_match_at', 'is not', null)]))
    .union(db.selectFrom('discord_events').select('tournament_id as id'))
    .execute();
  return rows.map(({ id }) => id);
}

export function findEvent(db: Db, tournamentId: string) {
  return db
    .selectFrom('discord_events')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .executeTakeFirst();
}

export async function saveEvent(
  db: Db,
  values: Pick<Tables['discord_events'], 'tournament_id' | 'event_id' | 'state' | 'hash'>,
): Promise<void> {
  await db
    .insertInto('discord_events')
    .values(values)
    .onConflict((conflict) => conflict.column('tournament_id').doUpdateSet(values))
    .execute();
}

export async function deleteEvent(db: Db, tournamentId: string): Promise<void> {
  await db.deleteFrom('discord_events').where('tournament_id', '=', tournamentId).execute();
}
