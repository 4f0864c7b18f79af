import * as log from '@one-dream/contract/events/organisation.ts';
import {
  type OrganisationSection,
  sectionTitles,
} from '@one-dream/contract/organisation-sections.ts';
import { event } from '../../platform/work/domain-events.ts';

type Section = { section: OrganisationSection };

export const organisationUpdated = event(log.organisationUpdated, ({ section }: Section) => ({
  subject: sectionTitles[section],
}));

/** The owner reset a section to the file's values. */
export const organisationReset = event(log.organisationReset, ({ section }: Section) => ({
  subject: sectionTitles[section],
}));
