import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
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
      const times: number[] = [];
      const wholes: number[] = [];
      const firsts: number[] = [];
      let longest = 0;
      let memory = 0;
      let left = 0;
      let matches = 0;
      for (; sum.cells < cellsWanted; matches += 1) {
        const drawn = await drawMatch(page, { seed: firstSeed + matches });
        const before = await residentOf(browser);
        const watch = watchMemory(browser);
        const read = await readIn(page, { drawn, worker: `/assets/${worker}` });
        memory = Math.max(memory, (await watch.stop()) - before);
        // The worker has ended.
        await sleep(1000);
        left = Math.max(left, (await residentOf(browser)) - before);
        const { cards, seconds } = read;
        times.push(...seconds);
        // As six pictures of that match would take.
        wholes.push((read.whole / drawn.pictures.length) * 6);
        firsts.push(read.first);
        longest = Math.max(longest, read.longest);
        count(drawn, cards, sum);
      }
      return [
        judge({
          what: 'numbers of drawn result screens that are wrong and not marked',
          measured: `${sum.wrong} of ${sum.filled} filled`,
          beside: `${matches} drawn matches, ${times.length} pictures`,
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
          figure: middle(times),
          unit: 's',
          atMost: 10,
        }),
        judge({
          what: 'six pictures of a match with the worker started anew: the slowest',
          beside: `its first cards after ${Math.max(...firsts).toFixed(1)} s`,
          figure: Math.max(...wholes),
          unit: 's',
          atMost: 60,
        }),
        judge({
          what: "longest task of the page's own thread while it reads",
          beside: '0: none of 50 ms',
          figure: longest,
          unit: 'ms',
          atMost: 50,
        }),
        judge({
          what: 'memory of the browser that reading adds, at most',
          beside: `all its processes; ${Math.round(left)} MB once the worker has ended`,
          figure: memory,
          unit: 'MB',
          atMost: 600,
        }),
      ];
    } finally {
      await browser.close();
    }
  });
}

type Cards = readonly (readonly ReadCard[])[];

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

/** Peak resident memory until it is stopped. */
function watchMemory(browser: Browser): { stop: () => Promise<number> } {
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentOf(browser));
      await sleep(250);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return most;
    },
  };
}

interface Reading {
  cards: Cards;
  /** Of each picture but the first, which includes loading. */
  seconds: number[];
  /** Until the first cards, and until the end. */
  first: number;
  whole: number;
  /** Of the page's thread, in milliseconds; 0 where none took 50. */
  longest: number;
}

async function readIn(
  page: Page,
  { drawn, worker }: { drawn: DrawnMatch; worker: string },
): Promise<Reading> {
  const pictures = drawn.pictures.map((picture) => picture.toString('base64'));
  const { cards, times, started, longest } = await page.evaluate(
    async (given) => {
      let longest = 0;
      const watching = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
      });
      const own = new Worker(given.worker, { type: 'module' });
      const files = given.pictures.map(
        (picture) => new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]),
      );
      // Starts once the pictures are here: turning them into files is not part of reading.
      await new Promise((resolve) => setTimeout(resolve, 200));
      watching.observe({ type: 'longtask' });
      const started = performance.now();
      return new Promise<{
        cards: ReadCard[][];
        times: number[];
        started: number;
        longest: number;
      }>((resolve, reject) => {
        const read: ReadCard[][] = given.pictures.map(() => []);
        const ends: number[] = [];
        own.onerror = () => reject(new Error('the worker did not start'));
        own.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
          if (data.kind === 'read') read[data.picture] = data.cards;
          if (data.kind === 'read' || data.kind === 'refused') ends.push(performance.now());
          if (data.kind === 'failed') reject(new Error('the model did not run'));
          if (data.kind === 'done') {
            own.terminate();
            resolve({ cards: read, times: ends, started, longest });
          }
        };
        own.postMessage({ screen: 'result', pictures: files, unread: [] });
      });
    },
    { worker, pictures },
  );
  return {
    cards,
    seconds: times.slice(1).map((end, at) => (end - (times[at] ?? end)) / 1000),
    first: ((times[0] ?? started) - started) / 1000,
    whole: ((times.at(-1) ?? started) - started) / 1000,
    longest,
  };
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
