/**
 * `npm run texts` updates the catalogues from the code, and removes unused messages. `npm run texts -- check`, a part of
 * `npm run check`, changes nothing and lists messages that are wrong, untranslated, outside of the catalogues or against the
 * glossary.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkCatalogues, translatedLanguages } from './check.ts';
import { extractMessages } from './extract.ts';
import { listMissedWords } from './glossary.ts';
import { listOutside } from './outside.ts';
import { listCatalogues, readCatalogue, root, writeCatalogue } from './po-files.ts';
import { keyOf } from './template.ts';

const isCheck = process.argv[2] === 'check';
if (!isCheck) await update();
const { problems, untranslated } = await checkCatalogues();
const faults = isCheck ? [...(await listOutside()), ...listMissedWords()] : [];
for (const problem of [...problems, ...faults]) console.log(problem);
for (const { path, count, of } of untranslated)
  console.log(`${path}: ${count} of ${of} untranslated`);
const isWrong = problems.length + faults.length + (isCheck ? untranslated.length : 0) > 0;
process.exitCode = isWrong ? 1 : 0;

async function update(): Promise<void> {
  const areas = await extractMessages();
  for (const language of translatedLanguages) {
    const before = listCatalogues(language);
    // A text that moved to another folder is still translated.
    const known = new Map(
      before
        .flatMap((path) => readCatalogue(path))
        .map((entry) => [keyOf(entry), entry.translation]),
    );
    for (const [area, entries] of areas) {
      const path = `${area}/locales/${language}.po`;
      mkdirSync(dirname(resolve(root, path)), { recursive: true });
      const filled = entries.map((entry) => ({
        ...entry,
        translation: known.get(keyOf(entry)) ?? '',
      }));
      writeFileSync(resolve(root, path), writeCatalogue(language, filled));
    }
    const wanted = new Set([...areas.keys()].map((area) => `${area}/locales/${language}.po`));
    for (const path of before) if (!wanted.has(path)) rmSync(resolve(root, path));
  }
}
