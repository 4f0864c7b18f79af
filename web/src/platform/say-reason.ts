import { saidReason } from '@one-dream/contract/kept-reasons.ts';
import { asWrittenKey } from '@one-dream/contract/texts.ts';
import { sayWords } from './say-words.ts';

/** A stored reason: translated if the product gave it, verbatim if a person did. */
export function sayReason(kept: string): string {
  const said = saidReason(kept);
  return said.key === asWrittenKey ? kept : sayWords(said);
}
