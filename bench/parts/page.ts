import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  languages,
  type OfferedLanguage,
  offeredLanguages,
  sourceLanguage,
} from '@one-dream/contract/languages.ts';
import { startSite } from '../../server/tests/support/site-process.ts';
import type { Row } from '../support/results.ts';

interface Measured {
  path: string;
  scores: Record<string, number>;
  lcp: number;
  /** All responses, by transfer size. */
  bytes: number;
  cls: number;
}

/** Maximum delay of Hindi's largest contentful paint relative to English, fonts included. Milliseconds. */
const mostBehind = 200;

/**
 * Home and tournament page of the demo organisation in Lighthouse's mobile profile, the middle one of five runs, in each
 * language by turns.
 */
export async function benchPage(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'on' });
  try {
    await site.ready();
    const rows: Row[] = [];
    for (const path of ['/', '/tournament']) {
      const runs = new Map<OfferedLanguage, Measured[]>(offeredLanguages.map((one) => [one, []]));
      for (let run = 0; run < 5; run++)
        for (const [language, measured] of runs)
          measured.push(await lighthouse(`${site.url}${path}?lang=${language}`));
      const english = middleOf(runs.get(sourceLanguage));
      const loaded: Measured[] = [];
      for (let run = 0; run < 5; run++)
        loaded.push(await lighthouse(`${site.url}${path}?lang=${sourceLanguage}`, 'devtools'));
      rows.push(...rowsOf({ ...english, path }, middleOf(loaded)));
      for (const [language, measured] of runs)
        if (language !== sourceLanguage)
          rows.push(besideEnglish({ path, language, other: middleOf(measured), english }));
    }
    return rows;
  } finally {
    await site.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

/** By largest contentful paint, which Lighthouse misses now and then. */
function middleOf(runs: readonly Measured[] = []): Measured {
  const seen = runs.filter(({ lcp }) => Number.isFinite(lcp));
  const middle = seen.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(seen.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}

function besideEnglish(pair: {
  path: string;
  language: OfferedLanguage;
  other: Measured;
  english: Measured;
}): Row {
  const { path, language, other, english } = pair;
  const told = ({ lcp, bytes }: Measured) =>
    `${(lcp / 1000).toFixed(2)} s, ${Math.round(bytes / 1000)} KB in all`;
  const behind = other.lcp - english.lcp;
  return {
    what: `${path} in ${languages[language].ownName}: largest contentful paint`,
    measured: told(other),
    beside: `English: ${told(english)}`,
    figure: `${(behind / 1000).toFixed(2)} s later`,
    limit: `≤ ${mostBehind / 1000} s`,
    holds: behind <= mostBehind,
  };
}

/** @param loaded - over a line that is slow, where the first is reckoned from a quick one */
function rowsOf({ path, scores, lcp, cls }: Measured, loaded: Measured): Row[] {
  const row = (what: string, figure: string, limit: string, holds: boolean, beside = ''): Row => ({
    what: `${path}: ${what}`,
    measured: figure,
    beside,
    figure,
    limit,
    holds,
  });
  const { performance = 0, accessibility = 0, seo = 0 } = scores;
  const practices = scores['best-practices'] ?? 0;
  return [
    row(
      'performance',
      String(performance),
      '≥ 95',
      performance >= 95,
      `loaded over a slow line: ${loaded.scores.performance}`,
    ),
    row(
      'largest contentful paint',
      `${(lcp / 1000).toFixed(2)} s`,
      '≤ 2 s',
      lcp <= 2000,
      `loaded over a slow line: ${(loaded.lcp / 1000).toFixed(2)} s`,
    ),
    row('layout shift', cls.toFixed(3), '0', cls === 0),
    row('accessibility', String(accessibility), '100', accessibility === 100),
    row('best practices', String(practices), '100', practices === 100),
    row('search engines', String(seo), '100', seo === 100),
  ];
}

/** In a separate process: it brings dependencies that the site does without. */
async function lighthouse(url: string, method = 'simulate'): Promise<Measured> {
  const program = fileURLToPath(new URL('../tools/lighthouse.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, method]);
  return JSON.parse(stdout);
}
