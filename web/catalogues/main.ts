/**
 * `npm run texts`: brings the catalogues to what the code says; what is no longer said goes. `npm run texts -- check`: changes
 * nothing, and lists what is wrong and what is untranslated.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkCatalogues, translatedLanguages } from './check.ts';
import { extractMessages } from './extract.ts';
import { keyOf, listCatalogues, readCatalogue, root, writeCatalogue } from './po-files.ts';

if (process.argv[2] !== 'check') await update();
const { problems, untranslated } = await checkCatalogues();
for (const problem of problems) console.log(problem);
for (const { path, count, of } of untranslated)
  console.log(`${path}: ${count} of ${of} untranslated`);
process.exitCode = problems.length > 0 ? 1 : 0;

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
