import type { Language, OfferedLanguage } from '@one-dream/contract/languages.ts';
import { defineTexts as defineInEnglish, type Text } from '@one-dream/contract/texts.ts';

/** A text in every selectable language: an ICU message with the same placeholders in each. */
export type TextRow = Readonly<Record<OfferedLanguage, string>>;

const declared = new Map<string, TextRow>();

/**
 * Declares the texts of one area. A text without placeholders is a `Translatable`, one with them a function of its values. One file
 * of texts per feature: `<feature>.texts.ts`.
 */
export function defineTexts<const Rows extends Readonly<Record<string, TextRow>>>(
  area: string,
  rows: Rows,
): { readonly [Name in keyof Rows]: Text<Rows[Name]['en']> } {
  for (const [name, row] of Object.entries(rows)) declared.set(`${area}.${name}`, row);
  const english = Object.entries(rows).map(([name, { en }]) => [name, en]);
  return defineInEnglish(area, Object.fromEntries(english)) as never;
}

export function declaredRows(): ReadonlyMap<string, TextRow> {
  return declared;
}

/** Lists the texts written directly in a language. */
export function wordsIn(language: Language): [key: string, words: string][] {
  return [...declared].flatMap(([key, row]) =>
    language in row ? [[key, row[language as OfferedLanguage]] as [string, string]] : [],
  );
}
