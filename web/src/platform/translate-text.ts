import { asWrittenKey, englishOf, type Translatable } from '@one-dream/contract/texts.ts';
import { i18n } from './i18n.ts';

/** Translates a text of the contract whose values are plain words, such as a page's name: sufficient for most pages. */
export function translateText({ key, values }: Translatable): string {
  // The catalogues have no sentence for somebody's own words.
  if (key === asWrittenKey) return String(values?.text ?? '');
  return i18n._(key, values, { message: englishOf(key) as string });
}
