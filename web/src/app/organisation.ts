import { defaultOrganisation, withOverrides } from '@one-dream/contract/organisation.ts';
import { readPageJson } from '../platform/page-json.ts';

/** The organisation whose site this is: the default one with what the server put into the page. */
export const organisation = withOverrides(defaultOrganisation, readOrganisationOverrides());

/** The server has checked the overrides before it wrote them into the page. */
export function readOrganisationOverrides(): { about?: unknown } | undefined {
  return readPageJson('organisation');
}
