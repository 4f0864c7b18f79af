import type { OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import type { Db } from '../database/schema.ts';

export interface SectionRow {
  id: OrganisationSection;
  version: number;
  /** `null`: reset to the file's values. */
  overrides: object | null;
  changed_at: Date;
}

export async function listSections(db: Db): Promise<SectionRow[]> {
  const rows = await db
    .selectFrom('organisation_settings')
    .select(['id', 'version', 'overrides', 'changed_at'])
    .execute();
  return rows as SectionRow[];
}
