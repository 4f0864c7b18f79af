import { sayLabel as saidLabel } from '@one-dream/contract/scoring/label.texts.ts';
import { asWrittenKey } from '@one-dream/contract/texts.ts';
import { sayWords } from './say-words.ts';

/** Heading of a points column: translated for built-in presets, verbatim for custom ones. */
export function sayLabel(label: string): string {
  const said = saidLabel(label);
  return said.key === asWrittenKey ? label : sayWords(said);
}
