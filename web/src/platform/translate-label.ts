import { labelText } from '@one-dream/contract/scoring/label.texts.ts';
import { asWrittenKey } from '@one-dream/contract/texts.ts';
import { translateText } from './translate-text.ts';

/** Heading of a points column: translated for built-in presets, verbatim for custom ones. */
export function translateLabel(label: string): string {
  const text = labelText(label);
  return text.key === asWrittenKey ? label : translateText(text);
}
