import { readdir } from 'node:fs/promises';
import { type DrawnMatch, drawMatch } from '../../e2e/support/drawn-screens.ts';
import { openBrowser, type Page } from '../../e2e/support/open-browser.ts';
import { proposeResult } from '../../web/src/features/results/reader/propose-result.ts';
import type { ReadCard } from '../../web/src/features/results/reader/read-picture.ts';
import type { ReaderAnswer } from '../../web/src/features/results/reader/reader-messages.ts';
import { judge, middle, type Row } from '../support/results.ts';
import { onSite } from '../support/sites.ts';

/** Held out: the rules were made on the seeds from 1 to 60. */
const firstSeed = 1001;
/** Cells to read at least. */
const cellsWanted = 3000;
/** `READER_CELLS`: fewer, for a look. */
const wanted = Number(process.env.READER_CELLS ?? cellsWanted);

const assets = new URL('../../web/build/client/assets/', import.meta.url);

/** Reads drawn result screens with the site's own worker, in Chromium. A drawing is not the game: see record 37. */
export function benchReader(): Promise<Row[]> {
  return onSite({}, async (site) => {
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ serviceWorkers: 'block' });
      await page.goto(site.url);
      const worker = (await readdir(assets)).find((file) => /^reader\.worker-.*\.js$/.test(file));
      const sum = { cells: 0, filled: 0, wrong: 0 };
      const times: number[] = [];
      let matches = 0;
      for (; sum.cells < wanted; matches += 1) {
        const drawn = await drawMatch(page, { seed: firstSeed + matches });
        const { cards, seconds } = await readIn(page, { drawn, worker: `/assets/${worker}` });
        times.push(...seconds);
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
      ];
    } finally {
      await browser.close();
    }
  });
}

type Cards = readonly (readonly ReadCard[])[];

/** @returns cards by picture, and the seconds that each took; those of the first include loading */
async function readIn(
  page: Page,
  { drawn, worker }: { drawn: DrawnMatch; worker: string },
): Promise<{ cards: Cards; seconds: number[] }> {
  const pictures = drawn.pictures.map((picture) => picture.toString('base64'));
  const { cards, times } = await page.evaluate(
    async (given) => {
      const own = new Worker(given.worker, { type: 'module' });
      const files = given.pictures.map(
        (picture) => new Blob([Uint8Array.from(atob(picture), (one) => one.charCodeAt(0))]),
      );
      return new Promise<{ cards: ReadCard[][]; times: number[] }>((resolve, reject) => {
        const read: ReadCard[][] = given.pictures.map(() => []);
        const ends: number[] = [];
        own.onerror = () => reject(new Error('the worker did not start'));
        own.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
          if (data.kind === 'read') read[data.picture] = data.cards;
          if (data.kind === 'read' || data.kind === 'refused') ends.push(performance.now());
          if (data.kind === 'failed') reject(new Error('the model did not run'));
          if (data.kind === 'done') {
            own.terminate();
            resolve({ cards: read, times: ends });
          }
        };
        own.postMessage({ pictures: files, unread: [] });
      });
    },
    { worker, pictures },
  );
  return { cards, seconds: times.slice(1).map((end, at) => (end - (times[at] ?? end)) / 1000) };
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
