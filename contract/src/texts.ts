/**
 * A text before translation: a key and typed values, which can be stored and sent. Rules, actions
 * and notices hand these around; the edge that knows its reader makes the sentence (`say.ts`).
 */

/** A sentence to be. */
export interface Said {
  /** Area and name: `teams.full`. */
  key: string;
  values?: Readonly<Record<string, Value>>;
}

/** How a moment is said; what each is made of stands in `values.texts.ts`. */
export type MomentForm = 'clock' | 'time' | 'dateAndTime' | 'weekdayAndTime' | 'yearAndTime';
export type DayForm = 'short' | 'shortWeekday' | 'weekday' | 'year' | 'long' | 'month';

/** A moment, said in India's time. */
export interface MomentValue {
  /** ISO 8601. */
  at: string;
  as: MomentForm;
}

/** A day on the calendar. */
export interface DayValue {
  /** `YYYY-MM-DD`. */
  day: string;
  as: DayForm;
}

/** Several, with the last two joined by a word. */
export interface ListValue {
  list: readonly Value[];
}

/** As an organiser wrote it: a plain number is grouped as rupees are, anything else stays. */
export interface RupeesValue {
  rupees: string;
}

/** Value of a placeholder. A number stands without grouping where it is not a plural's `#`. */
export type Value = string | number | Said | MomentValue | DayValue | ListValue | RupeesValue;

export const moment = (at: Date | string, as: MomentForm): MomentValue => ({
  at: typeof at === 'string' ? at : at.toISOString(),
  as,
});
export const day = (isoDate: string, as: DayForm): DayValue => ({ day: isoDate, as });
export const list = (values: readonly Value[]): ListValue => ({ list: values });
export const rupees = (amount: string | number): RupeesValue => ({ rupees: String(amount) });

/** The words that follow a brace: what a placeholder is called is one word, and a plural's branch is never one. */
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

/** The placeholders of an ICU message: counted ones hold numbers. */
export type ValuesOf<Template extends string> = {
  [Name in ToTheEnd<Template, never>]: Name extends CountsToTheEnd<Template, never>
    ? number
    : Value;
};

export type Text<Template extends string> = [ToTheEnd<Template, never>] extends [never]
  ? Said
  : (values: ValuesOf<Template>) => Said;

/** As they stand in the code; the site's build puts what a parser makes of them in their place. */
export type Template = string | readonly unknown[];

const english = new Map<string, Template>();

/**
 * The texts of one area, in English, as ICU messages. A text without placeholders is a `Said`, one with them is a function
 * that takes its values. One file of texts a feature: `<feature>.texts.ts`; catalogues of the other languages stand beside it.
 */
export function defineTexts<const Templates extends Readonly<Record<string, string>>>(
  area: string,
  templates: Templates,
): { readonly [Name in keyof Templates]: Text<Templates[Name]> } {
  const texts = Object.entries(templates).map(([name, template]) => {
    const key = `${area}.${name}`;
    english.set(key, template);
    const hasValues = typeof template !== 'string' || template.includes('{');
    return [name, hasValues ? (values: Said['values']) => ({ key, values }) : { key }];
  });
  return Object.fromEntries(texts);
}

/** `undefined` for a key of an earlier release. */
export function englishOf(key: string): Template | undefined {
  return english.get(key);
}

/** Everything that was declared by what is loaded. */
export function declaredTexts(): ReadonlyMap<string, Template> {
  return english;
}

export function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** Wraps a person's own words as a `Said`: the same in every language. */
export function asWritten(text: string): Said {
  return { key: asWrittenKey, values: { text } };
}
export const asWrittenKey = 'as-written';
