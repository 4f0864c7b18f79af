import { catalogues } from 'virtual:catalogues';
import { i18n, type Messages } from '@lingui/core';
import {
  isLanguage,
  type Language,
  languages,
  sourceLanguage,
} from '@one-dream/contract/languages.ts';
import { languageCookie } from '@one-dream/contract/limits.ts';

// Every message was parsed by the build.
i18n.setMessagesCompiler((message) => [message]);
activate(sourceLanguage, {});

/** The language that this page is in. */
export function currentLanguage(): Language {
  return i18n.locale as Language;
}

/** Fetches what the language of the page that the server sent says, before anything is shown. */
export async function speakAsThePage(): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  if (lang !== sourceLanguage) await speak(lang);
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked === lang) keepChoice(lang);
}

/** Everything that is shown is said in this language from now on. @throws when its messages cannot be fetched */
export async function speak(language: Language): Promise<void> {
  const loaded = await catalogues[language]?.();
  activate(language, loaded?.messages ?? {});
  if (typeof document !== 'undefined') document.documentElement.lang = languages[language].tag;
}

/** An account's own setting goes before what this browser remembers, and after what a link asks for. */
export async function followAccount(chosen: Language | null | undefined): Promise<void> {
  const isAsked = new URLSearchParams(window.location.search).has('lang');
  if (!chosen || isAsked) return;
  keepChoice(chosen);
  // Without its messages the page stays as it is.
  if (chosen !== currentLanguage()) await speak(chosen).catch((error) => console.error(error));
}

/** As `speak`, where the messages are here already: on the server, which renders in every language. */
export function activate(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, locales: languages[language].rules, messages });
}

/** Remembered by this browser, for the next page that it asks for. */
export function keepChoice(language: Language): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari of 2023 has no other way
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
