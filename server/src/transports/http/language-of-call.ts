import { acceptedLanguage, type Language, sourceLanguage } from '@one-dream/contract/languages.ts';
import type { FastifyRequest } from 'fastify';

/** What a call is answered in: it says so itself, whoever is signed in. */
export function languageOfCall({ headers }: FastifyRequest): Language {
  return acceptedLanguage(headers['accept-language']) ?? sourceLanguage;
}
