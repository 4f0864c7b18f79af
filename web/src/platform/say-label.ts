import { sayLabel as saidLabel } from '@one-dream/contract/scoring/label.texts.ts';
import { asWrittenKey } from '@one-dream/contract/texts.ts';
import { sayWords } from './say-words.ts';

/** The head of a column of points: a delivered preset's in the language of the page, one of somebody's own as it was written. */
export function sayLabel(label: string): string {
  const said = saidLabel(label);
  return said.key === asWrittenKey ? label : sayWords(said);
}
