/**
 * A text before translation: a key and typed values, which can be stored and sent. Rules, actions and notices pass these
 * around; the edge that knows the reader translates them (`translate.ts`).
 */

/** A translatable sentence. */
export interface Translatable {
  /** Area and name: `teams.full`. */
  key: string;
  values?: Readonly<Record<string, Value>>;
}

/** Format of a moment; see `values.texts.ts` for their parts. */
export type MomentForm = 'clock' | 'time' | 'dateAndTime' | 'weekdayAndTime' | 'yearAndTime';
export type DayForm = 'short' | 'shortWeekday' | 'weekday' | 'year' | 'long' | 'month';

/** A moment, formatted in India's time. */
export interface MomentValue {
  /** ISO 8601. */
  at: string;
  as: MomentForm;
}

export interface DayValue {
  /** `YYYY-MM-DD`. */
  day: string;
  as: DayForm;
}

/** A list, with the last two items joined by a word. */
export interface ListValue {
  list: readonly Value[];
}

/** An amount as written by an organiser: plain numbers are grouped as rupees, other text is kept. */
export interface RupeesValue {
  rupees: string;
}

/** Value of a placeholder. Numbers are not grouped, except as a plural's `#`. */
export type Value =
  | string
  | number
  | Translatable
  | MomentValue
  | DayValue
  | ListValue
  | RupeesValue;

export const moment = (at: Date | string, as: MomentForm): MomentValue => ({
  at: typeof at === 'string' ? at : at.toISOString(),
  as,
});
export const day = (isoDate: string, as: DayForm): DayValue => ({ day: isoDate, as });
export const list = (values: readonly Value[]): ListValue => ({ list: values });
export const rupees = (amount: string | number): RupeesValue => ({ rupees: String(amount) });

/** The first word after a brace: placeholder names are single words, and plural branches never are. */
type NameAt<Rest extends string> = Rest extends `${infer Word}}${string}`
  ? Word extends `${infer Name}, ${'plural' | 'selectordinal' | 'select'},${string}`
    ? Name
    : Word extends `${string}${' ' | '#' | '{' | '’'}${string}` | ''
      ? never
      : Word
  : never;
type CountAt<Rest extends string> = Rest extends `${infer Name}, ${infer Kind},${string}`
  ? Kind extends 'plural' | 'selectordinal'
    ? Name
    : never
  : never;
type ToTheEnd<T extends string, Names> = T extends `${string}{${infer Rest}`
  ? ToTheEnd<Rest, Names | NameAt<Rest>>
  : Names;
type CountsToTheEnd<T extends string, Names> = T extends `${string}{${infer Rest}`
  ? CountsToTheEnd<Rest, Names | CountAt<Rest>>
  : Names;

/** The placeholders of an ICU message; plural ones hold numbers. */
export type ValuesOf<Template extends string> = {
  [Name in ToTheEnd<Template, never>]: Name extends CountsToTheEnd<Template, never>
    ? number
    : Value;
};

export type Text<Template extends string> = [ToTheEnd<Template, never>] extends [never]
  ? Translatable
  : (values: ValuesOf<Template>) => Translatable;

/** As in the source code; the site's build replaces it by the parsed form. */
export type Template = string | readonly unknown[];

const english = new Map<string, Template>();

/**
 * Declares the texts of one area, in English, as ICU messages. A text without placeholders is a `Translatable`, one with them a
 * function of its values. One file of texts per feature: `<feature>.texts.ts`; catalogues of the other languages are next to
 * it.
 */
export function defineTexts<const Templates extends Readonly<Record<string, string>>>(
  area: string,
  templates: Templates,
): { readonly [Name in keyof Templates]: Text<Templates[Name]> } {
  const texts = Object.entries(templates).map(([name, template]) => {
    const key = `${area}.${name}`;
    english.set(key, template);
    const hasValues = typeof template !== 'string' || template.includes('{');
    return [name, hasValues ? (values: Translatable['values']) => ({ key, values }) : { key }];
  });
  return Object.fromEntries(texts);
}

/** `undefined` for a key of an earlier release. */
export function englishOf(key: string): Template | undefined {
  return english.get(key);
}

export function isTranslatable(value: unknown): value is Translatable {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** Wraps a person's own words as a `Translatable`: the same in every language. */
export function asWritten(text: string): Translatable {
  return { key: asWrittenKey, values: { text } };
}
export const asWrittenKey = 'as-written';
