/** The languages of the site. `docs/languages.md` lists what a new one needs. */

export interface LanguageRow {
  /** Name in the language switch, in the language itself. */
  ownName: string;
  direction: 'ltr' | 'rtl';
  /** Value of the `lang` attribute. */
  tag: string;
  /**
   * Locale for plural rules and digit grouping. A fallback for browsers that may not know the tag; always with Latin digits.
   */
  rules: string;
  /** Script that every font face must cover besides Latin. */
  face: 'latin' | 'devanagari';
}

const table = {
  en: { ownName: 'English', direction: 'ltr', tag: 'en', rules: 'en-IN', face: 'latin' },
  'hi-Latn': {
    ownName: 'Hinglish',
    direction: 'ltr',
    tag: 'hi-Latn',
    rules: 'hi-u-nu-latn',
    face: 'latin',
  },
  hi: { ownName: 'हिन्दी', direction: 'ltr', tag: 'hi', rules: 'hi-u-nu-latn', face: 'devanagari' },
  /** Accented English, two fifths longer: exposes truncated and untranslated text in tests. Not selectable by users. */
  'en-XA': { ownName: 'Pseudo', direction: 'ltr', tag: 'en-XA', rules: 'en-IN', face: 'latin' },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof table;
export const sourceLanguage = 'en' satisfies Language;
export const pseudoLanguage = 'en-XA' satisfies Language;

export const languages: Readonly<Record<Language, LanguageRow>> = table;

export const offeredLanguages = ['en', 'hi-Latn', 'hi'] as const satisfies readonly Language[];
export type OfferedLanguage = (typeof offeredLanguages)[number];

/** Accepts the pseudo-language too: calls and cookies may name it in tests. */
export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(table, text);
}

export function isOffered(text: unknown): text is OfferedLanguage {
  return (offeredLanguages as readonly unknown[]).includes(text);
}

/** Language of an account: the chosen one, else English. */
export function spokenTo(chosen: unknown): OfferedLanguage {
  return isOffered(chosen) ? chosen : sourceLanguage;
}

const heaviest = 1000;

/**
 * Selects a language from an `Accept-Language` header by weight: `hi` is Hindi, countries and scripts are not used for
 * guessing; `undefined` if none is supported.
 */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const asked = (header ?? '')
    .slice(0, heaviest)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { language: languageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1);
  const best = asked.reduce<(typeof asked)[number] | undefined>(
    (kept, one) => (one.language && (!kept || one.weight > kept.weight) ? one : kept),
    undefined,
  );
  return best?.language;
}

/** `hi-IN` is Hindi, `en-GB` English, `hi-Latn-IN` Hinglish. */
function languageOfTag(tag: string): Language | undefined {
  const wanted = tag.toLowerCase();
  const known = (Object.keys(table) as Language[]).find((name) => name.toLowerCase() === wanted);
  if (known) return known;
  const shorter = wanted.lastIndexOf('-');
  return shorter > 0 ? languageOfTag(wanted.slice(0, shorter)) : undefined;
}
