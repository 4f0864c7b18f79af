import * as z from 'zod/mini';
import { isRecord } from './is-record.ts';
import { type Organisation, sectionSchemas } from './organisation-schema.ts';

export type OrganisationSection = keyof typeof sectionSchemas;
export type SectionValues = {
  [Section in OrganisationSection]: z.output<(typeof sectionSchemas)[Section]>;
};

export const organisationSections = Object.keys(sectionSchemas) as [
  OrganisationSection,
  ...OrganisationSection[],
];

/** Titles of the sections in the back office and in the audit log. */
export const sectionTitles: Record<OrganisationSection, string> = {
  identity: 'Name and contact',
  texts: 'Greetings and videos',
  about: 'About page',
  languages: 'Other languages',
  discord: 'Discord and results',
};

export function cutSection<Section extends OrganisationSection>(
  section: Section,
  organisation: Organisation,
): SectionValues[Section] {
  return cut(sectionSchemas[section], organisation) as SectionValues[Section];
}

/** The parts of a value that a schema names. */
function cut(schema: unknown, value: unknown): unknown {
  if (!isRecord(value) || !(schema instanceof z.ZodMiniObject)) return value;
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, inner]) => [key, cut(inner, value[key])]),
  );
}
