import type { OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import type { Db } from '../../platform/database/schema.ts';

interface WrittenSection {
  section: OrganisationSection;
  /** The version that was read; 0 if the section was never saved. */
  version: number;
  /** `null` resets it to the file's values. */
  overrides: object | null;
  now: Date;
}

/** @returns false if somebody saved the section since it was read */
export async function writeSection(db: Db, written: WrittenSection): Promise<boolean> {
  const { section, version, now } = written;
  const row = {
    version: version + 1,
    overrides: written.overrides && JSON.stringify(written.overrides),
    changed_at: now,
  };
  if (version === 0) {
    const inserted = await db
      .insertInto('organisation_settings')
      .values({ id: section, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  const updated = await db
    .updateTable('organisation_settings')
    .set(row)
    .where('id', '=', section)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
