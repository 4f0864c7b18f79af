import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Every column that refers to a picture; `owner` is the column of its owner. Pictures of a missing column would be deleted.
 */
const columns: readonly { table: string; column: string; owner?: string }[] = [
  { table: 'users', column: 'profile', owner: 'id' },
  { table: 'email_tokens', column: 'profile', owner: 'user_id' },
  { table: 'teams', column: 'logo' },
  { table: 'registrations', column: 'team_logo' },
  { table: 'tournaments', column: 'banner' },
  { table: 'posters', column: 'image' },
  { table: 'notifications', column: 'image' },
  { table: 'planned_notifications', column: 'image' },
  { table: 'result_screenshots', column: 'image' },
  { table: 'screen_pictures', column: 'image' },
  { table: 'payouts', column: 'proof' },
];
/** JSON columns that contain picture paths. */
const documents = [
  { table: 'disputes', column: 'evidence' },
  { table: 'organisation_settings', column: 'overrides' },
  { table: 'overlay_frames', column: 'content' },
  { table: 'notification_events', column: 'said' },
] as const;

export const pictureColumns: readonly string[] = [...columns, ...documents].map(
  ({ table, column }) => `${table}.${column}`,
);

/** The paths referred to by rows, except those of `exceptOf`. */
function named(exceptOf?: string): RawBuilder<unknown> {
  const parts = columns.map(({ table, column, owner }) => {
    const path = sql`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} <> ''`;
    return exceptOf && owner ? sql`${path} and ${sql.ref(owner)} <> ${exceptOf}` : path;
  });
  const texts = documents.map(
    ({ table, column }) => sql`
      select jsonb_path_query(${sql.ref(column)}, '$.** ? (@.type() == "string")') #>> '{}'
      from ${sql.table(table)}`,
  );
  return sql.join([...parts, ...texts], sql` union all `);
}

export async function insertKeptPicture(db: Db, path: string): Promise<void> {
  await db.insertInto('kept_pictures').values({ path }).execute();
}

export async function deleteKeptPicture(db: Db, path: string): Promise<void> {
  await db.deleteFrom('kept_pictures').where('path', '=', path).execute();
}

/** Whether a row other than this person's own refers to the picture. */
export async function isNamedBeside(
  db: Db,
  { path, userId }: { path: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql<{ named: boolean }>`
    select exists (select from (${named(userId)}) as rows where path = ${path}) as named`.execute(
    db,
  );
  return rows[0]?.named ?? true;
}

/** Whether the picture will be deleted: with its owner, or because it was found unused before `since`. */
export async function isAboutToGo(db: Db, path: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ going: boolean }>`select
    exists (select from users where profile = ${path})
    or exists (select from email_tokens where profile = ${path})
    or exists (select from kept_pictures where path = ${path} and unused_since <= ${since}) as going`.execute(
    db,
  );
  return rows[0]?.going ?? true;
}

/** Lists private pictures still stored publicly, as all were in earlier versions. */
export async function listExposed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select proof as path from payouts where proof like '/images/%'
    union select image from result_screenshots where image like '/images/%'
    union select jsonb_array_elements_text(evidence) from disputes where evidence::text like '%"/images/%'`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

/** Updates all references to a picture that has moved. */
export async function renamePicture(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`update payouts set proof = ${to} where proof = ${from}`.execute(db);
  await sql`update result_screenshots set image = ${to} where image = ${from}`.execute(db);
  await sql`update disputes set evidence = replace(evidence::text, ${from}, ${to})::jsonb
    where evidence ? ${from}`.execute(db);
  await sql`update kept_pictures set path = ${to} where path = ${from}`.execute(db);
}

/** Records for each stored picture whether a row refers to it. */
export async function noteUnused(db: Db, now: Date): Promise<void> {
  await sql`update kept_pictures
    set unused_since = case when unused_since is null then ${now}::timestamptz end
    where (unused_since is null) = (path not in (${named()}))`.execute(db);
}

/** Lists the pictures recorded as unused since then. */
export async function listUnused(db: Db, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('kept_pictures')
    .select('path')
    .where('unused_since', '<=', since)
    .orderBy('unused_since')
    .limit(limit)
    .execute();
  return rows.map(({ path }) => path);
}
