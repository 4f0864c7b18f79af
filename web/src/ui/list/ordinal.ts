import { once } from '@one-dream/contract/once.ts';

const rules = once(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };

/** `1st`, `22nd`, `113th`. */
export function ordinal(number: number): string {
  return `${number}${endings[rules().select(number)] ?? 'th'}`;
}
