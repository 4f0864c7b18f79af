import { readdir, readFile } from 'node:fs/promises';
import { type DrawnMatch, drawMatch } from '../../e2e/support/drawn-screens.ts';
import { type Browser, openBrowser, type Page } from '../../e2e/support/open-browser.ts';
import { proposeResult } from '../../web/src/features/results/reader/propose-result.ts';
import type { ReadCard } from '../../web/src/features/results/reader/read-picture.ts';
import type { ReaderAnswer } from '../../web/src/features/results/reader/reader-messages.ts';
import { effort } from '../support/effort.ts';
import { judge, middle, type Row } from '../support/results.ts';
import { onSite } from '../support/sites.ts';

/** Held out: the rules were developed on seeds 1 to 60. */
const firstSeed = 1001;
/** In short, one match. */
const cellsWanted = effort(3000, 1);

const assets = new URL('../../web/build/client/assets/', import.meta.url);

/** Reads drawn result screens with the site's own worker, in Chromium. A drawing is not the game: see record 115. */
export function benchReader(): Promise<Row[]> {
  return onSite({}, async (site) => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      await page.goto(site.url);
      const worker = (await readdir(assets)).find((file) => /^reader\.worker-.*\.js$/.test(file));
      const sum = { cells: 0, filled: 0, wrong: 0 };
      const readings: Reading[] = [];
      while (sum.cells < cellsWanted) {
        const drawn = await drawMatch(page, { seed: firstSeed + readings.length });
        const pictures = drawn.pictures.map((picture) => picture.toString('base64'));
        const read = await readIn(browser, page, { pictures, worker: `/assets/${worker}` });
        readings.push(read);
        count(drawn, read.cards, sum);
      }
      return describe(readings, sum);
    } finally {
      await browser.close();
    }
  });
}

function describe(
  readings: readonly Reading[],
  sum: Record<'cells' | 'filled' | 'wrong', number>,
): Row[] {
  // The first picture of a match includes loading.
  const times = readings.flatMap(({ ends }) =>
    ends.slice(1).map((end, at) => end - (ends[at] ?? end)),
  );
  const wholes = readings.map(({ ends }) => ((ends.at(-1) ?? 0) / ends.length) * 6);
  const first = Math.max(...readings.map(({ ends: [first = 0] }) => first));
  return [
    judge({
      what: 'numbers of drawn result screens that are wrong and not marked',
      measured: `${sum.wrong} of ${sum.filled} filled`,
      beside: `${readings.length} drawn matches`,
      figure: sum.wrong,
      atMost: 0,
    }),
    judge({
      what: 'numbers that are filled, the others marked',
      measured: `${sum.filled} of ${sum.cells}`,
      figure: (100 * sum.filled) / sum.cells,
      unit: '%',
      atLeast: 98,
    }),
    judge({
      what: 'a picture, read in Chromium on one thread: the median',
      beside: 'model and runtime loaded',
      figure: middle(times) / 1000,
      unit: 's',
      atMost: 10,
    }),
    judge({
      what: 'six pictures of a match with the worker started anew: the slowest',
      beside: `its first cards after ${(first / 1000).toFixed(1)} s`,
      figure: Math.max(...wholes) / 1000,
      unit: 's',
      atMost: 60,
    }),
    judge({
      what: "longest task of the page's own thread while it reads",
      beside: '0: none of 50 ms',
      figure: Math.max(...readings.map(({ longest }) => longest)),
      unit: 'ms',
      atMost: 50,
    }),
    judge({
      what: 'memory of the browser that reading adds, at most',
      beside: 'all its processes',
      figure: Math.max(...readings.map(({ memory }) => memory)),
      unit: 'MB',
      atMost: 600,
    }),
  ];
}

interface Reading {
  cards: Cards;
  /** Of each picture, in milliseconds from the start. */
  ends: number[];
  /** Longest task of the page's thread, in milliseconds; 0 where none took 50. */
  longest: number;
  /** Added at most. Megabytes. */
  memory: number;
}

type Cards = readonly (readonly ReadCard[])[];

async function readIn(
  browser: Browser,
  page: Page,
  given: { pictures: string[]; worker: string },
): Promise<Reading> {
  const before = await residentOf(browser);
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, await residentOf(browser));
  }, 250);
  const worker = await page.evaluateHandle(
    (file) => new Worker(file, { type: 'module' }),
    given.worker,
  );
  const read = await worker.evaluate(async (own, pictures) => {
    const files = pictures.map(
      (picture) => new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]),
    );
    // Turning the pictures into files is not part of reading.
    await new Promise((resolve) => setTimeout(resolve, 200));
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const started = performance.now();
    return new Promise<Omit<Reading, 'memory'>>((resolve, reject) => {
      const cards: ReadCard[][] = pictures.map(() => []);
      const ends: number[] = [];
      own.onerror = () => reject(new Error('the worker did not start'));
      own.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
        if (data.kind === 'read') cards[data.picture] = data.cards;
        if (data.kind === 'read' || data.kind === 'refused') ends.push(performance.now() - started);
        if (data.kind === 'failed') reject(new Error('the model did not run'));
        if (data.kind === 'done') resolve({ cards, ends, longest });
      };
      own.postMessage({ screen: 'result', pictures: files, unread: [] });
    });
  }, given.pictures);
  clearInterval(watching);
  await worker.evaluate((own) => own.terminate());
  await worker.dispose();
  return { ...read, memory: most - before };
}

/** Resident memory of all processes of a browser. Megabytes. */
async function residentOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = await Promise.all(
    processInfo.map(({ id }) => readFile(`/proc/${id}/statm`, 'utf8').catch(() => '0 0')),
  );
  return pages.reduce((sum, text) => sum + (Number(text.split(' ')[1]) * 4) / 1024, 0);
}

/** What was given to another team is wrong. */
function count(
  { teams }: DrawnMatch,
  cards: Cards,
  sum: Record<'cells' | 'filled' | 'wrong', number>,
): void {
  const squads = teams.map(({ name, roster }) => ({
    entryId: name,
    players: roster.map((one, at) => ({ player: at + 1, names: [one] })),
  }));
  const proposal = proposeResult(cards, { squads, lineup: 4 });
  for (const team of teams) {
    const card = proposal.cards.find(({ rank }) => rank === team.place);
    const isOthers = Boolean(card?.entryId) && card?.entryId !== team.name;
    const isWhole = card?.rows.length === team.rows.length;
    for (const [at, { elims }] of team.rows.entries()) {
      // Rows of a card of which one is missing are marked as a whole.
      const value = isWhole ? (card.rows[at]?.value ?? null) : null;
      sum.cells += 1;
      sum.filled += Number(value !== null);
      sum.wrong += Number(value !== null && (value !== elims || isOthers));
    }
  }
}
