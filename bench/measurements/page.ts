import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languages, offeredLanguages, sourceLanguage } from '@one-dream/contract/languages.ts';
import { effort, isShort } from '../support/effort.ts';
import { judge, middle, type Row } from '../support/results.ts';
import { onSite } from '../support/sites.ts';

interface Measured {
  scores: Record<string, number>;
  lcp: number;
  cls: number;
}

/**
 * Home and tournament page of the demo organisation in Lighthouse's mobile profile: the median of five runs, in each language
 * in turn.
 */
export function benchPage(): Promise<Row[]> {
  const measuredIn = isShort ? ([sourceLanguage] as const) : offeredLanguages;
  return onSite({ DEMO: 'on' }, async ({ url }) => {
    const rows: Row[] = [];
    for (const path of ['/', '/tournament']) {
      const runs = new Map(measuredIn.map((language) => [language, [] as Measured[]]));
      for (let run = 0; run < effort(5, 1); run++)
        for (const [language, measured] of runs)
          measured.push(await lighthouse(`${url}${path}?lang=${language}`));
      const english = runs.get(sourceLanguage) ?? [];
      const score = (name: string) => middle(english.map(({ scores }) => scores[name] ?? 0));
      rows.push(
        judge({ what: `${path}: performance`, figure: score('performance'), atLeast: 95 }),
        judge({
          what: `${path}: largest contentful paint`,
          // Lighthouse occasionally misses it.
          figure: middle(english.map(({ lcp }) => lcp / 1000).filter(Number.isFinite)),
          unit: 's',
          atMost: 2,
        }),
        ...['accessibility', 'best-practices', 'seo'].map((name) =>
          judge({ what: `${path}: ${name}`, figure: score(name), atLeast: 100 }),
        ),
        ...[...runs].map(([language, measured]) =>
          judge({
            what: `${path} in ${languages[language].ownName}: layout shift`,
            figure: Number(middle(measured.map(({ cls }) => cls)).toFixed(3)),
            atMost: 0,
          }),
        ),
      );
    }
    return rows;
  });
}

/** In a separate process: it brings dependencies that the site does without. */
async function lighthouse(url: string): Promise<Measured> {
  const program = fileURLToPath(new URL('../tools/lighthouse.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, url]);
  return JSON.parse(stdout);
}
