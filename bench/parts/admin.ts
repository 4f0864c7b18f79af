import { type Browser, openBrowser, type Page } from '../../e2e/support/open-browser.ts';
import { openFilledSite } from '../support/filled-site.ts';
import type { Row } from '../support/results.ts';
import { fullFill, idOf, largeTournament, leaderToken } from '../support/seed.ts';

/** Element that must be on a page before it is usable. */
interface Seen {
  /** CSS selector. */
  selector: string;
  /** Substring of its text. */
  text?: string;
  /** Minimum number of matches; one by default. */
  count?: number;
}

/** Each page of the back office. */
const pages: [path: string, seen: Seen][] = [
  ['/admin', { selector: 'dd', text: '10,000' }],
  ['/admin/users', { selector: 'tbody tr', count: 50 }],
  ['/admin/teams', { selector: 'main button[aria-label^="Delete "]', count: 40 }],
  ['/admin/tournament', { selector: 'article', count: 12 }],
  [`/admin/tournament?edit=${idOf(1)}`, { selector: 'form input[name="title"]' }],
  [
    `/admin/tournament?teams=${idOf(1)}`,
    { selector: '[role=dialog] *', text: '1,000 of 1,000 slots taken' },
  ],
  ['/admin/featured', { selector: 'h2', text: 'Your Posters (3)' }],
  ['/admin/notifications', { selector: 'main li', text: 'To: ', count: 20 }],
  ['/admin/applications', { selector: 'main button', text: 'Chat Mod', count: 20 }],
  ['/admin/audit', { selector: 'main li', count: 50 }],
];

const rounds = 5;
const usersToScroll = 2000;

/**
 * From the address to where one can work, for a signed-in owner of an organisation of full size: every time with
 * a browser that has never been here. Then a long list, scrolled from its beginning.
 */
export async function benchAdmin(): Promise<Row[]> {
  const { site, database, close } = await openFilledSite(fullFill);
  const browser = await openBrowser();
  try {
    await database.query(largeTournament({ number: 1, teams: 1000 }));
    await database.query(`update users set role = 'owner' where id = '${idOf(1)}'`);
    await database.query('vacuum analyze');
    const rows: Row[] = [];
    for (const [path, seen] of pages) {
      rows.push(await measure({ browser, url: site.url, path, seen }));
      rows.push(await countFiles({ browser, url: site.url, path, seen }));
    }
    rows.push(await scroll({ browser, url: site.url }));
    return rows;
  } finally {
    await browser.close();
    await close();
  }
}

async function openAsOwner({ browser, url }: { browser: Browser; url: string }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((token) => localStorage.setItem('token', token), leaderToken(1));
  return context.newPage();
}

interface Measured {
  browser: Browser;
  url: string;
  path: string;
  seen: Seen;
}

async function measure({ browser, url, path, seen }: Measured): Promise<Row> {
  const times: number[] = [];
  const work: number[] = [];
  // The first one finds the server's caches empty, like the browser's.
  for (let round = 0; round <= rounds; round++) {
    const page = await openAsOwner({ browser, url });
    const workSoFar = await watchWork(page);
    await page.goto(path, { waitUntil: 'commit' });
    times.push(await waitFor(page, seen));
    work.push(await workSoFar());
    await page.context().close();
  }
  const [first = 0, ...later] = times;
  const middle = median(later);
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  return {
    what: `${path.replace(idOf(1), '…')} to use`,
    measured: seconds(middle),
    beside: `the page's own work: ${seconds(median(work.slice(1)))} of processor; the first of all: ${seconds(first)}`,
    figure: seconds(middle),
    limit: '≤ 1 s',
    holds: middle <= 1000,
  };
}

/** The files of code that one page fetches, with what goes along with every page and comes a little later. */
async function countFiles({ browser, url, path, seen }: Measured): Promise<Row> {
  const page = await openAsOwner({ browser, url });
  await page.goto(path);
  await waitFor(page, seen);
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((file) => ({
      kind: /\.(\w+)$/.exec(new URL(file.name).pathname)?.[1],
      bytes: file.encodedBodySize,
    })),
  );
  await page.context().close();
  const code = files.filter(({ kind }) => kind === 'js' || kind === 'css');
  const bytes = code.reduce((sum, file) => sum + file.bytes, 0);
  const faces = files.filter(({ kind }) => kind === 'woff2').length;
  return {
    what: `${path.replace(idOf(1), '…')}: files of code`,
    measured: `${code.length}, ${Math.round(bytes / 1000)} KB`,
    beside: `and ${faces} faces of type`,
    figure: String(code.length),
    limit: '≤ 15',
    holds: code.length <= 15,
  };
}

/** Looked for within the page, once a frame. @returns when it was there, in milliseconds since the page was asked for */
async function waitFor(page: Page, seen: Seen): Promise<number> {
  const found = await page.waitForFunction(
    ({ selector, text = '', count = 1 }) => {
      const there = [...document.querySelectorAll(selector)].filter((element) =>
        element.textContent.includes(text),
      );
      return there.length >= count && performance.now();
    },
    seen,
    { polling: 'raf' },
  );
  return Number(await found.jsonValue());
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Measures the page's main-thread work in milliseconds, excluding other load on the machine. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** Scrolls the users, a screen every tenth of a second, until 2,000 were shown. */
async function scroll({ browser, url }: Pick<Measured, 'browser' | 'url'>): Promise<Row> {
  const page = await openAsOwner({ browser, url });
  await page.goto('/admin/users');
  await page.getByRole('row').nth(50).waitFor();
  const { longest, tasks, rows } = await page.evaluate(async (wanted) => {
    const times: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) times.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const shown = () =>
      Number(
        (document.querySelector('[role=status]')?.textContent ?? '')
          .split(' of ')[0]
          ?.replace(/\D/g, ''),
      );
    const until = performance.now() + 60_000;
    while (shown() < wanted && performance.now() < until) {
      window.scrollBy(0, window.innerHeight);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    observer.disconnect();
    const rows = document.querySelectorAll('tbody tr').length;
    return { longest: Math.max(0, ...times), tasks: times.length, rows };
  }, usersToScroll);
  await page.context().close();
  return {
    what: '/admin/users, scrolled through 2,000 users: the longest task',
    measured: `${Math.round(longest)} ms`,
    beside: `${tasks} tasks over 50 ms, ${rows} rows in the page at the end`,
    figure: `${Math.round(longest)} ms`,
    limit: '≤ 100 ms',
    holds: longest <= 100,
  };
}
