import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSite } from '../../server/tests/support/site-process.ts';
import type { Row } from '../support/results.ts';

interface Measured {
  path: string;
  scores: Record<string, number>;
  lcp: number;
  /** Task of the main thread. Milliseconds, 0 for none over 50. */
  longest: number;
  cls: number;
}

/** Home and tournament page of the demo organisation in Lighthouse's mobile profile, the middle one of five runs. */
export async function benchPage(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'on' });
  try {
    await site.ready();
    const rows: Row[] = [];
    for (const path of ['/', '/tournament']) {
      const runs: Measured[] = [];
      for (let run = 0; run < 5; run++) runs.push(await lighthouse(site.url + path));
      const middle = runs.toSorted(
        (a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0),
      )[2];
      if (middle) rows.push(...rowsOf({ ...middle, path }));
    }
    return rows;
  } finally {
    await site.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsOf({ path, scores, lcp, longest, cls }: Measured): Row[] {
  const row = (what: string, figure: string, limit: string, holds: boolean): Row => ({
    what: `${path}: ${what}`,
    measured: figure,
    beside: '',
    figure,
    limit,
    holds,
  });
  const { performance = 0, accessibility = 0, seo = 0 } = scores;
  const practices = scores['best-practices'] ?? 0;
  return [
    row('performance', String(performance), '≥ 98', performance >= 98),
    row('largest contentful paint', `${(lcp / 1000).toFixed(2)} s`, '≤ 1.9 s', lcp <= 1900),
    row('longest task', `${Math.round(longest)} ms`, '≤ 100 ms', longest <= 100),
    row('layout shift', cls.toFixed(3), '0', cls === 0),
    row('accessibility', String(accessibility), '100', accessibility === 100),
    row('best practices', String(practices), '100', practices === 100),
    row('search engines', String(seo), '100', seo === 100),
  ];
}

/** In a process of its own: it brings its own dependencies, which the site does without. */
async function lighthouse(url: string): Promise<Measured> {
  const program = fileURLToPath(new URL('../tools/lighthouse.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, url]);
  return JSON.parse(stdout);
}
