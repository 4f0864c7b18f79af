import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Language, pseudoLanguage } from '@one-dream/contract/languages.ts';
import { createItem, parsePo, stringifyPo } from 'pofile-ts';
import { keyOf, type ParsedTemplate, parseTemplate } from './template.ts';

export const root = resolve(import.meta.dirname, '../..');

/** A text and its translation. */
export interface Entry {
  english: string;
  context: string;
  /** Where it is in the code. */
  files: string[];
  /** For whoever translates it. */
  comments: string[];
  /** Empty until somebody has translated it. */
  translation: string;
}

/** One for each feature and language, beside the code. Paths from the root. */
export function listCatalogues(language: Language): string[] {
  const places = ['web/src', 'contract/src', 'server/src', 'server/mails'];
  return places
    .flatMap((place) => globSync(`${place}/**/locales/${language}.po`, { cwd: root }))
    .sort();
}

export function readCatalogue(path: string): Entry[] {
  return parsePo(readFileSync(resolve(root, path), 'utf8')).items.map((item) => ({
    english: item.msgid,
    context: item.msgctxt ?? '',
    files: item.references,
    comments: item.extractedComments,
    translation: item.msgstr[0] ?? '',
  }));
}

/** A catalogue as written to disk: without dates and line numbers, so that unrelated changes do not conflict. */
export function writeCatalogue(language: Language, entries: readonly Entry[]): string {
  const head = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' };
  const items = entries.map(({ english, context, files, comments, translation }) => ({
    ...createItem(),
    msgid: english,
    msgctxt: context || null,
    references: files,
    extractedComments: comments,
    msgstr: [translation],
  }));
  return `${stringifyPo({ headers: head, items }, { foldLength: 0 }).trim()}\n`;
}

export type Messages = Record<string, ParsedTemplate>;

/**
 * All messages of the site in a language, by key: those of players' pages, and the rest. Without the list of the players'
 * modules, all messages count as theirs. Untranslated messages are left out, so they appear in English.
 */
export function messagesOf(
  language: Language,
  modules?: ReadonlySet<string>,
): { players: Messages; office: Messages } {
  const source = language === pseudoLanguage ? 'hi' : language;
  const entries = listCatalogues(source)
    .filter((path) => !path.startsWith('server/'))
    .flatMap(readCatalogue);
  const say = language === pseudoLanguage ? pseudo : ({ translation }: Entry) => translation;
  const players: Messages = {};
  const office: Messages = {};
  for (const entry of entries) {
    const text = say(entry);
    const isTheirs = !modules || entry.files.some((file) => isOneOf(modules, file));
    if (text !== '') (isTheirs ? players : office)[keyOf(entry)] = parseTemplate(text);
  }
  for (const key of Object.keys(players)) delete office[key];
  return { players, office };
}

/** The contract's checks and values are recognised by their folder. */
function isOneOf(modules: ReadonlySet<string>, file: string): boolean {
  return modules.has(file) || file === 'contract/src';
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';

/** English with accents, each word two fifths longer; placeholders and tags stay. */
function pseudo({ english }: Entry): string {
  let depth = 0;
  let isTag = false;
  let length = 0;
  const longer = () => {
    const tail = '~'.repeat(Math.ceil(length * 0.4));
    length = 0;
    return tail;
  };
  const text = [...english].map((letter) => {
    if (letter === '{') depth += 1;
    if (letter === '<') isTag = true;
    const place = !isTag && depth % 2 === 0 ? letters.indexOf(letter) : -1;
    if (letter === '}') depth -= 1;
    if (letter === '>') isTag = false;
    if (place < 0) return longer() + letter;
    length += 1;
    return accented[place];
  });
  return text.join('') + longer();
}
