import {
  acceptedLanguage,
  isLanguage,
  type Language,
  sourceLanguage,
} from '@one-dream/contract/languages.ts';
import { languageCookie } from '@one-dream/contract/limits.ts';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** Headers on which a page's language and viewer depend. */
export const variesBy = 'Accept-Language, Cookie';

/**
 * Language of a rendered page: the link's `?lang=`, then what was chosen in this browser, then what the browser asks for. The
 * setting of an account is put into the cookie where somebody signs in: a page does not know who looks.
 */
export function languageOfPage({ headers, query }: FastifyRequest): Language {
  const { lang } = query as Record<string, unknown>;
  if (isLanguage(lang)) return lang;
  const chosen = parseCookie(headers.cookie ?? '')[languageCookie];
  if (isLanguage(chosen)) return chosen;
  return acceptedLanguage(headers['accept-language']) ?? sourceLanguage;
}
