/** Turns a `Said` into a sentence in its reader's language. */

import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { indiaAheadOfUtcMs } from './calendar-days.ts';
import { englishOfCheck } from './checks.ts';
import { type Language, languages, sourceLanguage } from './languages.ts';
import { formatRupees } from './rupees.ts';
import { asWrittenKey, englishOf, isSaid, type Said, type Template, type Value } from './texts.ts';
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
export type Voice = Pick<I18n, '_'>;

export interface Speech {
  /** Parses messages at run time; the site's build has parsed them already. */
  parse: (template: string) => Template;
  /** Parsed messages of a language, loaded on first use. Missing ones fall back to English. */
  messagesOf: (language: Language) => Record<string, Template>;
}

let speech: Speech = { parse: (template) => template, messagesOf: () => ({}) };
const voices = new Map<Language, I18n>();
const parsedEnglish = new Map<string, Template>();

/** Configures the parser and catalogues, once at startup. */
export function setUpSpeech(next: Speech): void {
  speech = next;
  voices.clear();
  parsedEnglish.clear();
}

function voiceOf(language: Language): I18n {
  const known = voices.get(language);
  if (known) return known;
  const messages = speech.messagesOf(language) as Messages;
  const { rules: locales } = languages[language];
  const voice = setupI18n({ locale: language, locales, messages: { [language]: messages } });
  voices.set(language, voice);
  return voice;
}

export function sayIn(language: Language, said: Said): string {
  return sayWith(voiceOf(language), said);
}

/** A value with its texts translated. */
export type Spoken<T> = T extends Said
  ? [Exclude<keyof T, keyof Said>] extends [never]
    ? string
    : { [Name in keyof T]: Spoken<T[Name]> }
  : T extends object
    ? { [Name in keyof T]: Spoken<T[Name]> }
    : T;

/** Translates every text in a value before it is sent as JSON. */
export function sayAll<T>(language: Language, value: T): Spoken<T> {
  const spoken = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(spoken);
    if (typeof one !== 'object' || one?.constructor !== Object) return one;
    const parts = Object.entries(one);
    if (isSaid(one) && parts.every(([name]) => name === 'key' || name === 'values'))
      return sayIn(language, one);
    return Object.fromEntries(parts.map(([name, part]) => [name, spoken(part)]));
  };
  return spoken(value) as Spoken<T>;
}

/** In English, for tests and logs. */
export function inEnglish(said: Said): string {
  return sayIn(sourceLanguage, said);
}

export function sayWith(voice: Voice, { key, values = {} }: Said): string {
  if (key === asWrittenKey) return String(values.text);
  const spoken = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : sayValue(voice, value),
    ]),
  );
  return voice._(key, spoken, { message: englishTemplate(key) as string });
}

function englishTemplate(key: string): Template | undefined {
  const known = parsedEnglish.get(key);
  if (known) return known;
  const template = englishOf(key) ?? englishOfCheck(key);
  if (template === undefined) return undefined;
  const parsed = typeof template === 'string' ? speech.parse(template) : template;
  parsedEnglish.set(key, parsed);
  return parsed;
}

/** Formats a value within a sentence, or on its own. */
export function sayValue(voice: Voice, value: Value): string {
  if (typeof value !== 'object') return String(value);
  if (isSaid(value)) return sayWith(voice, value);
  if ('at' in value) {
    const parts = partsOf(new Date(Date.parse(value.at) + indiaAheadOfUtcMs));
    return sayWith(voice, momentTexts[value.as](parts));
  }
  if ('day' in value) {
    return sayWith(voice, dayTexts[value.as](partsOf(new Date(`${value.day}T00:00:00Z`))));
  }
  if ('rupees' in value) return formatRupees(value.rupees);
  return sayList(
    voice,
    value.list.map((one) => sayValue(voice, one)),
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
    month: months[month] as Said,
    shortMonth: shortMonths[month] as Said,
    day: local.getUTCDate(),
    weekday: weekdays[weekday] as Said,
    shortWeekday: shortWeekdays[weekday] as Said,
    time: local.toISOString().slice(11, 16),
  };
}

function sayList(voice: Voice, words: readonly string[]): string {
  const [first = '', second, ...more] = words;
  if (second === undefined) return first;
  const last = more.pop();
  if (last === undefined) return sayWith(voice, listTexts.two({ first, second }));
  const before = [second, ...more].reduce(
    (before, next) => sayWith(voice, listTexts.many({ before, next })),
    first,
  );
  return sayWith(voice, listTexts.last({ before, last }));
}
