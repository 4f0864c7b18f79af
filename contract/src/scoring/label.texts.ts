import { asWritten, defineTexts, type Said } from '../texts.ts';

/** Heads of columns as the delivered presets have them; what somebody else wrote stays as it is. */
const labelTexts = defineTexts('label', { Elims: 'Elims', Kills: 'Kills' });

export function sayLabel(label: string): Said {
  return Object.hasOwn(labelTexts, label)
    ? labelTexts[label as keyof typeof labelTexts]
    : asWritten(label);
}
