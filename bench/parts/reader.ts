import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrawnMatch, drawMatch } from '../../e2e/support/drawn-screens.ts';
import { type Browser, openBrowser, type Page } from '../../e2e/support/open-browser.ts';
import { startSite } from '../../server/tests/support/site-process.ts';
import { proposeResult } from '../../web/src/features/results/reader/propose-result.ts';
import type { ReadCard } from '../../web/src/features/results/reader/read-picture.ts';
import type { ReaderAnswer } from '../../web/src/features/results/reader/reader-messages.ts';
import type { Row } from '../support/results.ts';

/** Held out: the rules were made on the seeds from 1 to 60. */
const firstSeed = 1001;
/** Cells to read at least. */
const cellsWanted = 3000;
/** `READER_CELLS`: fewer, for a look. */
const wanted = Number(process.env.READER_CELLS ?? cellsWanted);

const assets = new URL('../../web/build/client/assets/', import.meta.url);

/** Reads drawn result screens with the site's own worker, in Chromium. A drawing is not the game: see record 37. */
export async function benchReader(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error' });
  const browser = await openBrowser();
  try {
    await site.ready();
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(site.url);
    const worker = (await readdir(assets)).find((file) => /^reader\.worker-.*\.js$/.test(file));
    const sum = { cells: 0, filled: 0, wrong: 0, others: 0, othersFilled: 0, teams: 0, cards: 0 };
    const wrongTeams: string[] = [];
    const times: number[] = [];
    let matches = 0;
    for (; sum.cells < wanted; matches += 1) {
      const drawn = await drawMatch(page, { seed: firstSeed + matches });
      const { cards, seconds } = await readIn(page, { drawn, worker: `/assets/${worker}` });
      times.push(...seconds);
      count(drawn, cards, sum, wrongTeams);
    }
    const memory = await mostMemory(browser);
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
    const drawnAs = `${matches} drawn matches, ${times.length} pictures`;
    return [
      {
        what: 'numbers of drawn result screens that are wrong and not marked',
        measured: `${sum.wrong} of ${sum.filled} filled`,
        beside: drawnAs,
        figure: String(sum.wrong),
        limit: '0',
        holds: sum.wrong === 0,
      },
      {
        what: 'numbers that are filled, the others marked',
        measured: `${sum.filled} of ${sum.cells}`,
        beside: `those that are not 0: ${share(sum.othersFilled, sum.others)}`,
        figure: share(sum.filled, sum.cells),
        limit: '≥ 98 %',
        holds: sum.filled >= 0.98 * sum.cells,
      },
      {
        what: 'teams found by their players',
        measured: `${sum.teams} of ${sum.cards} cards`,
        beside: 'names of which half are read exactly',
        figure: `${wrongTeams.length} wrong`,
        limit: '0 wrong',
        holds: wrongTeams.length === 0,
      },
      {
        what: 'a picture, read in Chromium on one thread',
        measured: `median ${middle.toFixed(1)} s`,
        beside: 'model and runtime loaded',
        figure: `${middle.toFixed(1)} s`,
        limit: '≤ 10 s',
        holds: middle <= 10,
      },
      {
        what: "memory of the page's process while it reads",
        measured: `${memory} MB at most`,
        beside: 'the page itself included',
        figure: `${memory} MB`,
        limit: '≤ 700 MB',
        holds: memory <= 700,
      },
    ];
  } finally {
    await browser.close();
    await site.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
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
        own.postMessage({ pictures: files });
      });
    },
    { worker, pictures },
  );
  return { cards, seconds: times.slice(1).map((end, at) => (end - (times[at] ?? end)) / 1000) };
}

function count(
  { teams }: DrawnMatch,
  cards: Cards,
  sum: Record<'cells' | 'filled' | 'wrong' | 'others' | 'othersFilled' | 'teams' | 'cards', number>,
  wrongTeams: string[],
): void {
  const squads = teams.map(({ name, roster }) => ({
    entryId: name,
    players: roster.map((one, at) => ({ player: at + 1, names: [one] })),
  }));
  const proposal = proposeResult(cards, { squads, lineup: 4 });
  for (const team of teams) {
    const card = proposal.cards.find(({ rank }) => rank === team.place);
    sum.cards += 1;
    if (card?.entryId === team.name) sum.teams += 1;
    else if (card?.entryId) wrongTeams.push(team.name);
    const isWhole = card?.rows.length === team.rows.length;
    for (const [at, { elims }] of team.rows.entries()) {
      // Rows of a card of which one is missing are marked as a whole.
      const value = isWhole ? (card.rows[at]?.value ?? null) : null;
      sum.cells += 1;
      sum.filled += Number(value !== null);
      sum.wrong += Number(value !== null && value !== elims);
      sum.others += Number(elims > 0);
      sum.othersFilled += Number(elims > 0 && value !== null);
    }
  }
}

/** The most memory that a page's process of this browser had, in megabytes; 0 where the system does not tell. */
async function mostMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
      }),
  );
  return Math.round(Math.max(0, ...peaks) / 1024);
}
