import { newSecret } from '../secrets.ts';
import type { Db } from './schema.ts';

/**
 * A secret of this installation by its name; `candidate` becomes it where there is none yet, in whichever
 * process is first.
 */
export async function keepSiteKey(
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

/** By database and name: a key never changes. */
const kept = new WeakMap<Db, Map<string, Promise<string>>>();

/**
 * A secret of this installation by its name, made at random when first asked for. Asked outside transactions: what is
 * read in one that is rolled back would not be there afterwards.
 */
export function siteKey(
  db: Db,
  name: 'calendars' | 'guests' | 'payees' | 'pictures' | 'rooms' | 'unsubscribe',
) {
  const keys = kept.get(db) ?? new Map<string, Promise<string>>();
  kept.set(db, keys);
  const known = keys.get(name);
  if (known) return known;
  const made = keepSiteKey(db, { name, candidate: newSecret() }).then(({ value }) => value);
  keys.set(name, made);
  made.catch(() => keys.delete(name));
  return made;
}
