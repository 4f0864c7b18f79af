import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { timestamp } from '../../fields.ts';
import { organisationSchema, sectionSchemas } from '../../organisation-schema.ts';
import { type OrganisationSection, organisationSections } from '../../organisation-sections.ts';

const section = z.enum(organisationSections);
/** Incremented by every save; 0 if never saved. */
const version = z.int().check(z.minimum(0));

const sectionState = z.object({
  section,
  version,
  /** Whether the owner has overridden the file's values. */
  isSaved: z.boolean(),
  /** Time of the owner's last save or reset. */
  changedAt: z.nullable(timestamp),
});

export const organisationSettings = z.object({
  /** As currently shown on the site. */
  organisation: organisationSchema,
  /** Values of the file, restored by a reset. */
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
  effect: 'reversible',
  summary:
    'Saves one section: the whole site shows it at once. `version` is that of the section as it was read; where somebody saved since, `STALE`. New pictures travel as data URLs.',
  body: z.discriminatedUnion('section', [
    saved('identity'),
    saved('texts'),
    saved('about'),
    saved('languages'),
    saved('discord'),
  ]),
  carriesPicture: true,
  answer: { message, data: organisationSettings },
});

export const resetOrganisationSection = defineCall({
  path: '/organisation/settings/reset',
  access: 'owner',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Takes one section back to the values of the file.',
  body: z.object({ section, version }),
  answer: { message, data: organisationSettings },
});
