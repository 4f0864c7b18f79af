import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OfferedLanguage } from '@one-dream/contract/languages.ts';
import { listCatalogues, readCatalogue, root } from './po-files.ts';

type Words = Record<OfferedLanguage, string>;

/** English sentences that use the word in another sense, or are translated freely. */
const otherwise = new Set([
  "Passwords don't match",
  'Nothing in the log matches. Choose another part of the site, or type fewer letters.',
  'Nothing here matches your search.',
  'We have no room left to save this right now. Nothing was changed. Please try again later.',
  'The site was away while teams were to check in. See who is here, move the first match if need be, then close check-in yourself. Nobody gets a strike automatically.',
  'The name must match the one you use in tournaments.',
  'Claim a slot that a team left free tonight',
  'A team has at most {teamMaxPlayers} players. Ask the leader to make room, then open the link again.',
  'Only signed-in players see this. Game IDs, addresses and numbers stay hidden until you are team-mates.',
]);

/** The game terms in `docs/glossary.md`. Verbs are left out, as they have too many forms to search for. */
export function readGlossary(): Words[] {
  const lines = readFileSync(resolve(root, 'docs/languages.md'), 'utf8').split('\n');
  const rows = lines.flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return cells.length === 5 ? [cells.slice(1, 4).map((cell) => cell.split(/[,;] /))] : [];
  });
  const words = rows.flatMap(([english = [], latin = [], hindi = []]) =>
    english.map((en, place) => ({
      en,
      'hi-Latn': latin[0] === 'the same' ? en : (latin[place] ?? ''),
      hi: hindi[0] === 'the same' ? en : (hindi[place] ?? ''),
    })),
  );
  const isName = ({ hi }: Words) => hi !== '' && !/^-|करें|एँ|लें/.test(hi);
  // Longest first, so that a phrase precedes the words it contains.
  return words
    .slice(1)
    .filter(isName)
    .sort((a, b) => b.en.length - a.en.length);
}

/** Terms of the glossary that are in the English text, but missing from its translation. */
export function missedWords(said: Words, glossary: readonly Words[]): string[] {
  if (otherwise.has(said.en)) return [];
  // Placeholders are not words: `{team}` is not the term.
  const wordsOf = (text: string) =>
    text
      .replace(/\{\w+\}/g, '')
      .replace(/\{\w+, \w+,|(?:one|other|=\d+) \{/g, ' ')
      .toLowerCase();
  let english = wordsOf(said.en);
  return glossary.flatMap((term) => {
    const word = new RegExp(`(?<!\\w)${term.en.toLowerCase()}(?:s|es)?(?!\\w)`, 'g');
    if (!word.test(english)) return [];
    english = english.replace(word, ' ');
    return (['hi-Latn', 'hi'] as const)
      .filter((language) => !wordsOf(said[language]).includes(stemOf(term[language])))
      .map(
        (language) =>
          `“${said.en}”: “${said[language]}” has no “${term[language]}” for “${term.en}”`,
      );
  });
}

/** `publish ho gaya` is accepted for `publish hua`; `room ID` counts as one word. */
function stemOf(word: string): string {
  return (
    / (?!id|pool|पूल)/.test(word.toLowerCase()) ? (word.split(' ')[0] ?? '') : word
  ).toLowerCase();
}

/** All translations that use another word than the glossary. */
export function listMissedWords(): string[] {
  const glossary = readGlossary();
  return [...new Set(cataloguesBesideEachOther().flatMap((said) => missedWords(said, glossary)))];
}

function cataloguesBesideEachOther(): Words[] {
  return listCatalogues('hi').flatMap((path) => {
    const latin = readCatalogue(path.replace('hi.po', 'hi-Latn.po'));
    return readCatalogue(path).map(({ english, translation }, place) => ({
      en: english,
      'hi-Latn': latin[place]?.translation ?? '',
      hi: translation,
    }));
  });
}
