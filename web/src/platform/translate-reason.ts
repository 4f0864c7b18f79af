import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import { asWrittenKey, englishOf, type Translatable } from '@one-dream/contract/texts.ts';
import { i18n } from './i18n.ts';
import { translateText } from './translate-text.ts';

/** A stored reason: translated if the product gave it, verbatim if a person did. */
export function translateReason(stored: string): string {
  const text = textOfReason(stored);
  return text.key === asWrittenKey ? stored : translateText(text);
}

/** A reason that the product suggests, as it is stored: in English, whoever confirms it, so that each reads their own. */
export function storedForm({ key, values }: Translatable): string {
  return i18n._('', values, { message: englishOf(key) as string });
}
