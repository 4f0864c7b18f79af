import * as z from 'zod/mini';
import {
  type Organisation,
  organisationSchema,
  ownWords,
  sectionFields,
} from './organisation-schema.ts';

const about = organisationSchema.shape.about.shape;

/** Sections of the organisation's settings, each saved separately. */
export const sectionSchemas = {
  identity: z.strictObject(sectionFields.identity),
  links: z.strictObject(sectionFields.links),
  results: z.strictObject(sectionFields.results),
  documents: z.strictObject(sectionFields.documents),
  texts: z.strictObject(sectionFields.texts),
  hinglish: z.strictObject({ ownWords: z.strictObject({ 'hi-Latn': ownWords }) }),
  hindi: z.strictObject({ ownWords: z.strictObject({ hi: ownWords }) }),
  videos: z.strictObject(sectionFields.videos),
  figures: z.strictObject({ about: z.strictObject({ counters: about.counters }) }),
  tiers: z.strictObject({ about: z.strictObject({ tiers: about.tiers }) }),
  staff: z.strictObject({ about: z.strictObject({ staff: about.staff }) }),
  process: z.strictObject({ about: z.strictObject({ process: about.process }) }),
};

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
  identity: 'Name and logo',
  links: 'Links',
  results: 'Result screens',
  documents: 'Documents',
  texts: 'Greetings',
  hinglish: 'In Hinglish',
  hindi: 'In Hindi',
  videos: 'Tutorial videos',
  figures: 'Figures',
  tiers: 'Tiers',
  staff: 'Staff cards',
  process: 'How it runs',
};

/** Picks the values of one section. */
export function cutSection<Section extends OrganisationSection>(
  section: Section,
  organisation: Organisation,
): SectionValues[Section] {
  return pick(sectionSchemas[section], organisation) as SectionValues[Section];
}

/** The values that a schema names, in nested objects alike. */
function pick({ shape }: z.ZodMiniObject, values: object): object {
  const byName = new Map(Object.entries(values));
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const value = byName.get(name);
      return [name, field instanceof z.ZodMiniObject ? pick(field, value) : value];
    }),
  );
}
