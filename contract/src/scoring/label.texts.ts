import { asWritten, defineTexts, type Translatable } from '../texts.ts';

/** Column headings of the built-in presets; custom ones are shown verbatim. */
const labelTexts = defineTexts('label', { Elims: 'Elims', Kills: 'Kills' });

export function labelText(label: string): Translatable {
  return Object.hasOwn(labelTexts, label)
    ? labelTexts[label as keyof typeof labelTexts]
    : asWritten(label);
}
