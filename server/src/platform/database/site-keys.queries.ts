import { newSecret } from '../secrets.ts';
import type { Db } from './schema.ts';

/**
 * Returns an installation secret by name; stores `candidate` if there is none yet. The first process wins.
 */
export async function storeSiteKey(
  db: Db,
  { name, candidate }: { name: string; candidate: string },
): Promise<{ value: string; isNew: boolean }> {
  const inserted = await db
    .insertInto('site_keys')
    .values({ name, value: candidate })
    .onConflict((conflict) => conflict.doNothing())
    .returning('value')
    .executeTakeFirst();
  if (inserted) return { value: inserted.value, isNew: true };
  const row = await db
    .selectFrom('site_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return { value: row.value, isNew: false };
}

/** Keys by database and name: they never change. */
const knownKeys = new WeakMap<Db, Map<string, Promise<string>>>();

/**
 * Returns an installation secret by name, generated on first use. Must be called outside transactions: a key read in one
 * that rolls back would not exist afterwards.
 */
export function siteKey(
  db: Db,
  name: 'calendars' | 'guests' | 'payees' | 'pictures' | 'rooms' | 'unsubscribe',
) {
  const keys = knownKeys.get(db) ?? new Map<string, Promise<string>>();
  knownKeys.set(db, keys);
  const known = keys.get(name);
  if (known) return known;
  const made = storeSiteKey(db, { name, candidate: newSecret() }).then(({ value }) => value);
  keys.set(name, made);
  made.catch(() => keys.delete(name));
  return made;
}

/** Reads a note of this installation, such as the version that ran last. */
export async function findSiteNote(
  db: Db,
  name: 'newest-release' | 'run-version',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Writes a note of this installation. @returns whether it changed */
export async function putSiteNote(
  db: Db,
  { name, value }: { name: Parameters<typeof findSiteNote>[1]; value: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('site_keys')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('site_keys.value', '<>', value),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
