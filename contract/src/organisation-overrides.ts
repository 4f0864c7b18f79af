import { defaultOrganisation, withOverrides } from './organisation.ts';
import { defaultAbout } from './organisation-about.ts';
import type { Organisation } from './organisation-schema.ts';

/** The default organisation with some of its values replaced, not yet checked. */
export function withOrganisationOverrides(overrides: unknown): Organisation {
  return withOverrides({ ...defaultOrganisation, about: defaultAbout }, overrides);
}
