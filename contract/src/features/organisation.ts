import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { timestamp } from '../fields.ts';
import { organisationSchema } from '../organisation-schema.ts';
import {
  type OrganisationSection,
  organisationSections,
  sectionSchemas,
} from '../organisation-sections.ts';

const section = z.enum(organisationSections);
/** Rises with every save; 0 while nobody has saved it. */
const version = z.int().check(z.minimum(0));

const sectionState = z.object({
  section,
  version,
  /** Whether it differs from the file's values by a save of the owner. */
  isSaved: z.boolean(),
  /** When the owner last saved or reset it. */
  changedAt: z.nullable(timestamp),
});

export const organisationSettings = z.object({
  /** As the site shows it now. */
  organisation: organisationSchema,
  /** As the file has it: the values that a section goes back to. */
  initial: organisationSchema,
  sections: z.array(sectionState),
});
export type OrganisationSettings = z.output<typeof organisationSettings>;

export const getOrganisationSettings = defineCall({
  path: '/organisation/settings',
  access: 'owner',
  limit: 'read',
  summary: 'Name, links, texts, staff cards and figures of the organisation, section by section.',
  answer: { data: organisationSettings },
});

const message = z.string();

const saved = <Section extends OrganisationSection>(name: Section) =>
  z.object({ section: z.literal(name), version, values: sectionSchemas[name] });

export const saveOrganisationSection = defineCall({
  path: '/organisation/settings/save',
  access: 'owner',
  limit: 'staff',
  effect: 'mendable',
  summary:
    'Saves one section: the whole site shows it at once. `version` is that of the section as it was read; where somebody saved since, `STALE`. New pictures travel as data URLs.',
  body: z.discriminatedUnion('section', [
    saved('identity'),
    saved('links'),
    saved('results'),
    saved('documents'),
    saved('texts'),
    saved('hinglish'),
    saved('hindi'),
    saved('videos'),
    saved('figures'),
    saved('tiers'),
    saved('staff'),
    saved('process'),
  ]),
  carriesPicture: true,
  answer: { message, data: organisationSettings },
});

export const resetOrganisationSection = defineCall({
  path: '/organisation/settings/reset',
  access: 'owner',
  limit: 'staff',
  effect: 'mendable',
  summary: 'Takes one section back to the values of the file.',
  body: z.object({ section, version }),
  answer: { message, data: organisationSettings },
});
