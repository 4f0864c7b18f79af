import type { Language } from '@one-dream/contract/languages.ts';
import { toAppError } from '../http/refusals.ts';

/** What was thrown, in the words that the site has for it. */
export function sayRefusal(error: unknown, _language: Language): string {
  return toAppError(error).message;
}
