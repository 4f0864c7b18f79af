import { sql } from 'kysely';
import { liftLimits } from '../../platform/database/long-work.ts';
import type { Database, Db } from '../../platform/database/schema.ts';

/** Batch size for reading and writing rows. */
const batchRows = 500;

/** Tables of the job queue included in a backup: the queues and unfinished jobs. */
export const queueTables = ['pgboss.queue', 'pgboss.job'] as const;

/** Lifts time limits for copying, and fixes the text format of times and bytes. */
export async function settle(trx: Db): Promise<void> {
  await liftLimits(trx);
  await sql`set local timezone = 'UTC'`.execute(trx);
  await sql`set local datestyle = 'ISO'`.execute(trx);
  await sql`set local bytea_output = 'hex'`.execute(trx);
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Lists the product's own tables, each after those it references. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and not relispartition
      and relname <> 'schema_migrations'
    order by relname`.execute(db);
  // Deferred constraints do not affect the order.
  const { rows: references } = await sql<{ from: string; to: string }>`
    select child.relname as "from", parent.relname as "to" from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    where contype = 'f' and not condeferrable and conrelid <> confrelid`.execute(db);
  const ordered: string[] = [];
  const add = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { from, to } of references) if (from === name) add(to);
    ordered.push(name);
  };
  for (const { name } of rows) add(name);
  return ordered;
}

/** Reads a table's rows as PostgreSQL's JSON, in batches; only in a transaction. */
export async function* readRows(trx: Db, table: string): AsyncGenerator<string[]> {
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table)} t ${backedUpRows(table)}`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{
      row: string;
    }>`fetch forward ${sql.lit(batchRows)} from backup_rows`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < batchRows) break;
  }
  await sql`close backup_rows`.execute(trx);
}

/** Leaves out answers to Discord, which are obsolete within minutes: in a backup they would outlive the people they name. */
function backedUpRows(table: string) {
  if (table === 'discord_interactions') return sql`where false`;
  return table === 'pgboss.job'
    ? sql`where state in ('created', 'retry', 'active', 'failed') and name <> 'discord-follow-up'`
    : sql``;
}

/** Inserts rows read by `readRows`; columns missing on either side are left out. */
export async function insertRows(
  trx: Db,
  { table, rows }: { table: string; rows: readonly string[] },
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const given = Object.keys(JSON.parse(first) as object);
  const { rows: found } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    trx,
  );
  const names = found.map(({ name }) => name).filter((name) => given.includes(name));
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => restoredValue(table, name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${values} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)
    ${table === 'pgboss.queue' ? sql`on conflict do nothing` : sql``}`.execute(trx);
}

/** Columns that depend on the environment of the queue. */
function restoredValue(table: string, column: string) {
  // The worker is gone: retry the job.
  if (table === 'pgboss.job' && column === 'state')
    return sql`case state when 'active' then 'retry' else state end`;
  if (table === 'pgboss.queue' && column === 'table_name')
    return sql`case when to_regclass('pgboss.job_common') is null then 'job' else 'job_common' end`;
  return sql.ref(column);
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countAllRows(
  db: Db,
  tables: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table, await countRows(db, table));
  return counts;
}

export async function emptyTables(db: Db, tables: readonly string[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

/** Drops everything in the database, including the tables. */
export async function dropEverything(db: Db, tables: readonly string[]): Promise<void> {
  await sql`drop schema if exists pgboss cascade`.execute(db);
  const all = [...tables, 'schema_migrations'].map((table) => sql.table(table));
  await sql`drop table if exists ${sql.join(all)} cascade`.execute(db);
  // Drops functions and types created by migrations, so that they can be recreated; those of extensions stay.
  await sql`
    do $drop$
    declare routine regprocedure;
    begin
      for routine in
        select oid::regprocedure from pg_proc
        where pronamespace = 'public'::regnamespace and proowner = current_user::regrole
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop
        execute format('drop routine if exists %s cascade', routine);
      end loop;
    end
    $drop$`.execute(db);
}

/** Checks deferred constraints now: a table with pending ones cannot be altered. */
export async function checkConstraints(trx: Db): Promise<void> {
  await sql`set constraints all immediate`.execute(trx);
}

/**
 * Tables of credentials and temporary access. In a backup they are as old as it is: anything revoked or used since would
 * become valid again. Dependent rows (browsers with notifications) are cleared along with them.
 */
export const secretTables = [
  'sessions',
  'email_changes',
  'email_tokens',
  'oauth_states',
  'challenges',
  'sign_in_steps',
  'overlay_tokens',
  'guest_devices',
] as const satisfies readonly (keyof Database)[];

export async function endSecrets(trx: Db): Promise<void> {
  for (const table of secretTables) await trx.deleteFrom(table).execute();
}

/** Tables of permanent credentials, with their identifying columns. */
const keysOfAccounts = {
  passkeys: ['user_id', 'credential_id'],
  recovery_codes: ['user_id', 'code_hash'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;

/** Columns recorded per table: credentials, the accounts that existed, and each guest team's link. */
const notedColumns = {
  users: ['id'],
  ...keysOfAccounts,
  guest_entries: ['entry_id', 'link_hash', 'link_sealed', 'rests'],
} as const satisfies Partial<Record<keyof Database, readonly string[]>>;

const noted = (table: string) => sql.table(`noted_${table}`);

/**
 * Records which credentials are currently valid in a database about to be replaced; for `dropUsedKeys` in the same
 * transaction.
 */
export async function noteKeys(trx: Db, tables: readonly string[]): Promise<void> {
  for (const [table, columns] of Object.entries(notedColumns))
    if (tables.includes(table))
      await sql`create temporary table ${noted(table)} on commit drop as
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}`.execute(
        trx,
      );
}

/** Whether the replaced database had such a table. */
async function isNoted(trx: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ isNoted: boolean }>`
    select to_regclass(${`pg_temp.noted_${table}`}) is not null as "isNoted"`.execute(trx);
  return rows[0]?.isNoted ?? false;
}

/**
 * A recovery code used since, or a passkey removed since, is in the backup and would open the account again: for accounts
 * that existed in the replaced database, only credentials valid there are kept. A guest team keeps the link that it had there,
 * or none, and whether it was suspended (`rests`).
 */
export async function dropUsedKeys(trx: Db): Promise<void> {
  for (const [table, [user, key]] of Object.entries(keysOfAccounts))
    if (await isNoted(trx, table))
      await sql`delete from ${sql.table(table)} restored
        where exists (select from ${noted('users')} known where known.id = restored.${sql.ref(user)})
          and not exists (select from ${noted(table)} good where good.${sql.ref(user)} = restored.${sql.ref(user)}
            and good.${sql.ref(key)} = restored.${sql.ref(key)})`.execute(trx);
  if (await isNoted(trx, 'guest_entries'))
    await sql`update guest_entries restored
      set link_hash = last.link_hash, link_sealed = last.link_sealed, rests = last.rests
      from ${noted('guest_entries')} last
      where last.entry_id = restored.entry_id and (last.link_hash, last.rests) is distinct from (restored.link_hash, restored.rests)`.execute(
      trx,
    );
}
