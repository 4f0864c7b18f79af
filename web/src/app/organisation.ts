import { i18n } from '@lingui/core';
import {
  defaultOrganisation,
  inOwnWords,
  type OrganisationOfEveryPage,
  withOverrides,
} from '@one-dream/contract/organisation.ts';
import { currentLanguage } from '../platform/language.ts';
import { givePageJson, readPageJson } from '../platform/page-json.ts';

/**
 * The organisation of this site: the default one with the server's overrides from the page. Read it during rendering, not
 * once at module level: the server renders for several.
 */
export const organisation: OrganisationOfEveryPage = read();
i18n.on('change', () => Object.assign(organisation, read()));

/** In the language of the page. */
function read(): OrganisationOfEveryPage {
  const whole = withOverrides(defaultOrganisation, readOrganisationOverrides() ?? {});
  return inOwnWords(whole, currentLanguage());
}

/** The server validated the overrides before writing them into the page. */
export function readOrganisationOverrides(): { about?: unknown } | undefined {
  return readPageJson('organisation');
}

/** Replaces the overrides that came with the page. */
export function putOrganisation(overrides: object): void {
  givePageJson({ organisation: overrides });
  Object.assign(organisation, read());
}
