import {
  defaultOrganisation,
  inOwnWords,
  type OrganisationOfEveryPage,
  withOverrides,
} from '@one-dream/contract/organisation.ts';
import { currentLanguage } from './language.ts';
import { readPage } from './page.ts';
import { scopedObject } from './request-scope.ts';

/** What was saved in this browser since the page came. */
let saved: object | undefined;
let known: { overrides: object; language: string; whole: OrganisationOfEveryPage } | undefined;

/** The organisation of this site, in the language of the page: the default one with the overrides that came with the page. */
export const organisation: OrganisationOfEveryPage = scopedObject(() => {
  const overrides = readOrganisationOverrides();
  const language = currentLanguage();
  if (known?.overrides !== overrides || known.language !== language) {
    const whole = inOwnWords(withOverrides(defaultOrganisation, overrides), language);
    known = { overrides, language, whole };
  }
  return known.whole;
});

/** The server validated the overrides before writing them into the page. */
export function readOrganisationOverrides(): { about?: unknown } {
  return saved ?? readPage().organisation;
}

/** Replaces the overrides that came with the page. */
export function putOrganisation(overrides: object): void {
  saved = overrides;
}
