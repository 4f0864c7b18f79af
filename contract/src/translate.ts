/** Turns a `Translatable` into a sentence in its reader's language. */

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { indiaAheadOfUtcMs } from './calendar-days.ts';
import { englishOfCheck } from './checks.ts';
import { type Language, languages, sourceLanguage } from './languages.ts';
import { formatRupees } from './rupees.ts';
import {
  asWrittenKey,
  englishOf,
  isTranslatable,
  type Template,
  type Translatable,
  type Value,
} from './texts.ts';
import {
  dayTexts,
  listTexts,
  momentTexts,
  monthTexts,
  shortMonthTexts,
  shortWeekdayTexts,
  weekdayTexts,
} from './values.texts.ts';

/** The translating part of an `I18n`. */
export type Translator = Pick<I18n, '_'>;

export interface TranslationSetup {
  /** Parses messages at run time; the site's build has parsed them already. */
  parse: (template: string) => Template;
  /** Parsed messages of a language, loaded on first use. Missing ones fall back to English. */
  messagesOf: (language: Language) => Record<string, Template>;
}

let setup: TranslationSetup = { parse: (template) => template, messagesOf: () => ({}) };
const translators = new Map<Language, I18n>();
const parsedEnglish = new Map<string, Template>();

/** Configures the parser and catalogues, once at startup. */
export function setUpTranslation(next: TranslationSetup): void {
  setup = next;
  translators.clear();
  parsedEnglish.clear();
}

function translatorOf(language: Language): I18n {
  const known = translators.get(language);
  if (known) return known;
  const messages = setup.messagesOf(language) as Messages;
  const { rules: locales } = languages[language];
  const translator = setupI18n({ locale: language, locales, messages: { [language]: messages } });
  translators.set(language, translator);
  return translator;
}

export function translateTo(language: Language, text: Translatable): string {
  return translateWith(translatorOf(language), text);
}

/** A value with its texts translated. */
export type Translated<T> = T extends Translatable
  ? [Exclude<keyof T, keyof Translatable>] extends [never]
    ? string
    : { [Name in keyof T]: Translated<T[Name]> }
  : T extends object
    ? { [Name in keyof T]: Translated<T[Name]> }
    : T;

/** Translates every text in a value before it is sent as JSON. */
export function translateAll<T>(language: Language, value: T): Translated<T> {
  const translated = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(translated);
    if (typeof one !== 'object' || one?.constructor !== Object) return one;
    const parts = Object.entries(one);
    if (isTranslatable(one) && parts.every(([name]) => name === 'key' || name === 'values'))
      return translateTo(language, one);
    return Object.fromEntries(parts.map(([name, part]) => [name, translated(part)]));
  };
  return translated(value) as Translated<T>;
}

/** In English, for tests and logs. */
export function inEnglish(text: Translatable): string {
  return translateTo(sourceLanguage, text);
}

export function translateWith(translator: Translator, { key, values = {} }: Translatable): string {
  if (key === asWrittenKey) return String(values.text);
  const translated = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : translateValue(translator, value),
    ]),
  );
  return translator._(key, translated, { message: englishTemplate(key) as string });
}

function englishTemplate(key: string): Template | undefined {
  const known = parsedEnglish.get(key);
  if (known) return known;
  const template = englishOf(key) ?? englishOfCheck(key);
  if (template === undefined) return undefined;
  const parsed = typeof template === 'string' ? setup.parse(template) : template;
  parsedEnglish.set(key, parsed);
  return parsed;
}

/** Formats a value within a sentence, or on its own. */
export function translateValue(translator: Translator, value: Value): string {
  if (typeof value !== 'object') return String(value);
  if (isTranslatable(value)) return translateWith(translator, value);
  if ('at' in value) {
    const parts = partsOf(new Date(Date.parse(value.at) + indiaAheadOfUtcMs));
    return translateWith(translator, momentTexts[value.as](parts));
  }
  if ('day' in value) {
    return translateWith(
      translator,
      dayTexts[value.as](partsOf(new Date(`${value.day}T00:00:00Z`))),
    );
  }
  if ('rupees' in value) return formatRupees(value.rupees);
  return translateList(
    translator,
    value.list.map((one) => translateValue(translator, one)),
  );
}

const months = Object.values(monthTexts);
const shortMonths = Object.values(shortMonthTexts);
const weekdays = Object.values(weekdayTexts);
const shortWeekdays = Object.values(shortWeekdayTexts);

/** @param local a moment whose UTC parts are those of the intended wall clock */
function partsOf(local: Date) {
  const month = local.getUTCMonth();
  const weekday = local.getUTCDay();
  return {
    year: local.getUTCFullYear(),
    month: months[month] as Translatable,
    shortMonth: shortMonths[month] as Translatable,
    day: local.getUTCDate(),
    weekday: weekdays[weekday] as Translatable,
    shortWeekday: shortWeekdays[weekday] as Translatable,
    time: local.toISOString().slice(11, 16),
  };
}

function translateList(translator: Translator, words: readonly string[]): string {
  const [first = '', second, ...more] = words;
  if (second === undefined) return first;
  const last = more.pop();
  if (last === undefined) return translateWith(translator, listTexts.two({ first, second }));
  const before = [second, ...more].reduce(
    (before, next) => translateWith(translator, listTexts.many({ before, next })),
    first,
  );
  return translateWith(translator, listTexts.last({ before, last }));
}
