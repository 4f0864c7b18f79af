import { sourceLanguage } from '@one-dream/contract/languages.ts';
import { i18n as core } from './i18n.ts';
import { messageKey } from './message-key.ts';

type Message = string | readonly unknown[];

/** Target of the macros: looks a sentence up by its English as parsed by the build. `key` disambiguates identical words. */
function lookUp(message: Message, values?: Record<string, unknown>, key?: string): string {
  const found = core.locale === sourceLanguage ? '' : (key ?? messageKey(message));
  return core._(found, values, { message: message as string });
}

export const i18n = { _: lookUp };

/** Translates a sentence of the contract, whose English the server and tests read, too (`list-constants.ts`). */
export const translateEnglish = (english: string): string => lookUp(english);
