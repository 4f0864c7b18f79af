import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, type Token } from '@messageformat/parser';
import { offeredLanguages } from '@one-dream/contract/languages.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpLanguages } from './app/set-up-languages.ts';
import { commonTexts } from './common.texts.ts';
import { AppError } from './errors.ts';
import { declaredRows } from './texts.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(texts|notices)\.ts$/.test(name))
  .map((name) => join(import.meta.dirname, name));

beforeAll(async () => {
  setUpLanguages();
  for (const file of files) await import(pathToFileURL(file).href);
});

/** Every placeholder of a message, those within branches too; of a plural or a choice with its kind. */
function placeholdersOf(tokens: readonly Token[]): string[] {
  const found = tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    if (!('cases' in token)) return [token.arg];
    const cases = token.cases.flatMap((one) => placeholdersOf(one.tokens));
    return [`${token.arg} ${token.type}`, ...cases];
  });
  return [...new Set(found)].sort();
}

describe('every text of the server', () => {
  it('is found', () => {
    expect(declaredRows().size).toBeGreaterThan(500);
  });

  it('has words in each language, with the same placeholders', () => {
    const wrong = [...declaredRows()].filter(([, row]) => {
      const [first, ...others] = offeredLanguages.map((language) => {
        return row[language].trim() === ''
          ? undefined
          : placeholdersOf(parse(row[language])).join();
      });
      return first === undefined || others.some((one) => one !== first);
    });
    expect(wrong).toEqual([]);
  });

  it('has no Devanagari in Latin letters, and is in Devanagari in Hindi', () => {
    const devanagari = /\p{Script=Devanagari}/u;
    const wrong = [...declaredRows()].filter(
      ([, row]) => devanagari.test(row.en) || devanagari.test(row['hi-Latn']),
    );
    expect(wrong).toEqual([]);
  });

  it('is said in the reader’s language; a log has it in English', () => {
    const refusal = new AppError('NOT_FOUND', commonTexts.noTeam);
    expect(refusal.message).toBe('There is no such team.');
    expect(translateTo('hi-Latn', refusal.text)).toBe('Aisi koi team nahi hai.');
    expect(translateTo('hi', refusal.text)).toBe('ऐसी कोई टीम नहीं है।');
  });
});
