import { catalogues } from 'virtual:catalogues';
import type { Messages } from '@lingui/core';
import {
  isLanguage,
  type Language,
  languages,
  sourceLanguage,
} from '@one-dream/contract/languages.ts';
import { languageCookie } from '@one-dream/contract/limits.ts';
import { i18n } from './i18n.ts';

if (!import.meta.env.SSR) {
  // Messages are parsed at build time.
  i18n.setMessagesCompiler((message) => [message]);
  activate(sourceLanguage, {});
}

export function currentLanguage(): Language {
  return i18n.locale as Language;
}

/** Loads the messages of the server-rendered page's language before anything is shown. */
export async function speakAsThePage(): Promise<void> {
  const { lang } = document.documentElement;
  if (!isLanguage(lang)) return;
  if (lang !== sourceLanguage) await speak(lang);
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (asked === lang) saveChoice(lang);
}

/** Whether this tab has opened the back office or the console, whose messages are in files of their own. */
let isOffice = false;

/** Loads the messages of the back office and the console, now and with every later language. @throws if that fails */
export async function speakInOffice(): Promise<void> {
  isOffice = true;
  const language = currentLanguage();
  const loaded = await catalogues[language]?.office();
  if (loaded) i18n.load(language, loaded.messages);
}

/** Switches the page to a language. @throws if its messages cannot be loaded */
export async function speak(language: Language): Promise<void> {
  const { players, office } = catalogues[language] ?? {};
  const loaded = await Promise.all([players?.(), isOffice ? office?.() : undefined]);
  activate(language, Object.assign({}, ...loaded.map((part) => part?.messages)));
  if (typeof document !== 'undefined') document.documentElement.lang = languages[language].tag;
}

/** Applies an account's setting: it overrides this browser's choice, but not a link's. */
export async function followAccount(chosen: Language | null | undefined): Promise<void> {
  const isAsked = new URLSearchParams(window.location.search).has('lang');
  if (!chosen || isAsked) return;
  saveChoice(chosen);
  // If its messages cannot be loaded, the page keeps its language.
  if (chosen !== currentLanguage()) await speak(chosen).catch((error) => console.error(error));
}

/** Like `speak`, with the messages already loaded: for the server, which renders in every language. */
export function activate(language: Language, messages: Messages): void {
  i18n.loadAndActivate({ locale: language, locales: languages[language].rules, messages });
}

/** Stores the choice in this browser, for later pages. */
export function saveChoice(language: Language): void {
  const year = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari of 2023 has no other way
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
