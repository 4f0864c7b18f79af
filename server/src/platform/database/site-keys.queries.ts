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
