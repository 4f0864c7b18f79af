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
 * The organisation whose site this is: the default one with what the server put into the page. Read it where it is
 * shown, not once for all: the server renders for whoever it is by then.
 */
export const organisation: OrganisationOfEveryPage = read();
i18n.on('change', () => Object.assign(organisation, read()));

/** In the language of the page. */
function read(): OrganisationOfEveryPage {
  const whole = withOverrides(defaultOrganisation, readOrganisationOverrides() ?? {});
  return inOwnWords(whole, currentLanguage());
}

/** The server has checked the overrides before it wrote them into the page. */
export function readOrganisationOverrides(): { about?: unknown } | undefined {
  return readPageJson('organisation');
}

/** Puts others in the place of those that the page came with. */
export function putOrganisation(overrides: object): void {
  givePageJson({ organisation: overrides });
  Object.assign(organisation, read());
}
