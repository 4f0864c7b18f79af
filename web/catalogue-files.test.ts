import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checksOfOffice } from './catalogues/list-checks.ts';
import { startsOfPlayers } from './catalogues/modules-of-players.ts';
import { listCatalogues, readCatalogue } from './catalogues/po-files.ts';
import { keyOf } from './catalogues/template.ts';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const built = new URL('./build/client/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, built), 'utf8');

function readChunks(): Record<string, Chunk> {
  try {
    return JSON.parse(read('.vite/manifest.json'));
  } catch (cause) {
    throw new Error('The site is not built: npm run build', { cause });
  }
}

/** Code that runs on pages of players, at once or later. */
function codeOfPlayers(chunks: Record<string, Chunk>): string {
  const isStart = (name: string) => startsOfPlayers.has(`web/${name.replace(/\?.*/, '')}`);
  const found = new Set(Object.keys(chunks).filter(isStart));
  expect(found.size).toBeGreaterThan(30);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks[name] ?? {};
    for (const next of [...imports, ...dynamicImports])
      if (!next.includes('virtual:catalogue')) found.add(next);
  }
  return [...found].map((name) => read(String(chunks[name]?.file))).join('\n');
}

/** The text of a module, in whatever quotes. */
const isKeyIn = (messages: string, key: string) =>
  new RegExp(`[{,]\\\\?"${key}\\\\?":`).test(messages);

const languages = ['hi', 'hi-Latn'] as const;

test.each(languages)('%s: what pages of players say is in the file that they fetch', (language) => {
  const chunks = readChunks();
  const code = codeOfPlayers(chunks);
  const messages = read(String(chunks[`../virtual:catalogue/${language}`]?.file));
  const texts = listCatalogues(language)
    .filter((path) => !path.startsWith('server/'))
    .flatMap(readCatalogue)
    // A schema may stand beside those of players, of a call that none of them may make.
    .filter(({ files }) => files.some((file) => file !== checksOfOffice))
    // Sentences stand in the code as they are, and nothing but them is written like that.
    .filter(({ english }) => /^\p{Lu}(?:[\w',.:;!?-]+ ){3,}[\w',.:;!?-]+$/u.test(english));
  const said = texts.filter(({ english }) => code.includes(`\`${english}\``));
  expect(said.length).toBeGreaterThan(300);
  const missing = said.filter((entry) => !isKeyIn(messages, keyOf(entry)));
  expect(missing.map(({ english }) => english)).toEqual([]);
});

test.each(languages)('%s: a page of players fetches 31 KB of it at most', (language) => {
  const { file } = readChunks()[`../virtual:catalogue/${language}`] ?? {};
  expect(brotliCompressSync(read(String(file))).length).toBeLessThanOrEqual(31_000);
});
