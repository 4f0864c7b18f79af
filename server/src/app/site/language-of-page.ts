import {
  acceptedLanguage,
  isLanguage,
  type Language,
  sourceLanguage,
} from '@one-dream/contract/languages.ts';
import { languageCookie } from '@one-dream/contract/limits.ts';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** Request headers that determine a page's language and viewer. */
export const variesBy = 'Accept-Language, Cookie';

/**
 * Language of a rendered page: the link's `?lang=`, then the choice made in this browser, then `Accept-Language`. An
 * account's setting is copied to the cookie at sign-in, because a page does not know its viewer.
 */
export function languageOfPage({ headers, query }: FastifyRequest): Language {
  const { lang } = query as Record<string, unknown>;
  if (isLanguage(lang)) return lang;
  const chosen = parseCookie(headers.cookie ?? '')[languageCookie];
  if (isLanguage(chosen)) return chosen;
  return acceptedLanguage(headers['accept-language']) ?? sourceLanguage;
}
