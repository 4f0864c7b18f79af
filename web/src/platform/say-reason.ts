import { saidReason } from '@one-dream/contract/kept-reasons.ts';
import { asWrittenKey, englishOf, type Said } from '@one-dream/contract/texts.ts';
import { i18n } from './i18n.ts';
import { sayWords } from './say-words.ts';

/** A stored reason: translated if the product gave it, verbatim if a person did. */
export function sayReason(kept: string): string {
  const said = saidReason(kept);
  return said.key === asWrittenKey ? kept : sayWords(said);
}

/** A reason that the product suggests, as it is stored: in English, whoever confirms it, so that each reads their own. */
export function keptForm({ key, values }: Said): string {
  return i18n._('', values, { message: englishOf(key) as string });
}
