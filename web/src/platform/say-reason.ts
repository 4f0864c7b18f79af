import { saidReason } from '@one-dream/contract/kept-reasons.ts';
import { asWrittenKey } from '@one-dream/contract/texts.ts';
import { sayWords } from './say-words.ts';

/** A reason as the server kept it: one that the product gave is in the language of the page, a person's as it was written. */
export function sayReason(kept: string): string {
  const said = saidReason(kept);
  return said.key === asWrittenKey ? kept : sayWords(said);
}
