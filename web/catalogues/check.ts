import { offeredLanguages, sourceLanguage } from '@one-dream/contract/languages.ts';
import { extractMessages } from './extract.ts';
import { type Entry, listCatalogues, readCatalogue } from './po-files.ts';
import { keyOf, placeholdersOf } from './template.ts';

export const translatedLanguages = offeredLanguages.filter((name) => name !== sourceLanguage);

export interface CatalogueReport {
  /** Errors in the catalogues, each with its location. */
  problems: string[];
  /** Number of untranslated texts, by catalogue. */
  untranslated: { path: string; count: number; of: number }[];
}

/** Compares the catalogues with the code: no message is missing or left over, and placeholders match. */
export async function checkCatalogues(): Promise<CatalogueReport> {
  const areas = await extractMessages();
  const report: CatalogueReport = { problems: [], untranslated: [] };
  for (const language of translatedLanguages) {
    const paths = new Set(listCatalogues(language));
    const said = new Map<string, string>();
    for (const [area, wanted] of areas) {
      const path = `${area}/locales/${language}.po`;
      const entries = paths.delete(path) ? readCatalogue(path) : [];
      report.problems.push(...compare({ path, wanted, entries }));
      if (language === 'hi-Latn')
        for (const { english, translation } of entries)
          if (/\p{Script=Devanagari}/u.test(english + translation))
            report.problems.push(`${path}: “${english}” is in Devanagari`);
      for (const entry of entries) {
        const other = said.get(keyOf(entry));
        if (other && entry.translation && other !== entry.translation)
          report.problems.push(`${path}: “${entry.english}” is “${other}” elsewhere`);
        if (entry.translation) said.set(keyOf(entry), entry.translation);
      }
      const count = entries.filter(({ translation }) => translation === '').length;
      if (count > 0) report.untranslated.push({ path, count, of: entries.length });
    }
    for (const path of paths) report.problems.push(`${path}: nothing is said there any more`);
  }
  return report;
}

function compare(given: { path: string; wanted: Entry[]; entries: Entry[] }): string[] {
  const { path, wanted, entries } = given;
  const ofCode = new Set(wanted.map(keyOf));
  const ofCatalogue = new Set(entries.map(keyOf));
  const place = ({ english }: Entry) => `${path}: “${english}”`;
  return [
    ...wanted
      .filter((one) => !ofCatalogue.has(keyOf(one)))
      .map((one) => `${place(one)} is missing`),
    ...entries
      .filter((one) => !ofCode.has(keyOf(one)))
      .map((one) => `${place(one)} is said nowhere`),
    ...entries.flatMap((one) =>
      wrongPlaceholders(one).map((problem) => `${place(one)} ${problem}`),
    ),
  ];
}

function wrongPlaceholders({ english, translation }: Entry): string[] {
  if (translation === '') return [];
  try {
    const [wanted, found] = [english, translation].map((text) => placeholdersOf(text).join(' '));
    return wanted === found
      ? []
      : [`has other placeholders: ${found || 'none'} for ${wanted || 'none'}`];
  } catch (error) {
    return [`cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}
