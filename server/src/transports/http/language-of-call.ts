import { acceptedLanguage, type Language, sourceLanguage } from '@one-dream/contract/languages.ts';
import type { FastifyRequest } from 'fastify';

/** Language of a call: its own header, regardless of the user. */
export function languageOfCall({ headers }: FastifyRequest): Language {
  return acceptedLanguage(headers['accept-language']) ?? sourceLanguage;
}
