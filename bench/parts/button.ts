import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@one-dream/contract/features/auth.ts';
import { listOwnMatches } from '@one-dream/contract/features/matches.ts';
import { type Browser, openBrowser } from '../../e2e/support/open-browser.ts';
import { createApi } from '../../factories/api.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { startSite } from '../../server/tests/support/site-process.ts';
import { startHttp2Proxy } from '../support/http2-proxy.ts';
import type { Row } from '../support/results.ts';
import { type Line, openSlowPhone } from '../support/slow-phone.ts';

const rounds = 5;
/** Milliseconds after which something counts as not there. */
const timeout = 30_000;

interface Target {
  what: string;
  path: (site: Signed) => string;
  /** What the viewer came for. */
  shown: string;
  /** Pressed as soon as it is there. */
  button: string;
  /** Appears, or changes, in answer to the press. */
  answer: string;
  line: Line;
  limits: { shown: number; answers?: number };
}

interface Signed {
  url: string;
  token: string;
  match: string;
}

const menu = 'button[aria-haspopup=dialog]';
const match: Target = {
  what: 'a match for a player',
  path: (site) => `/match/${site.match}`,
  shown: '#match-action :is(button, a, p)',
  button: menu,
  answer: 'dialog[open]',
  line: 'slow 4G',
  limits: { shown: 1500, answers: 2800 },
};
const targets: Target[] = [
  {
    what: 'a tournament for a leader',
    path: () => '/tournament',
    shown: '[aria-labelledby=registration] button',
    button: '[aria-labelledby=registration] button',
    answer:
      '[aria-labelledby=registration] button, [role=dialog], [role=alertdialog], dialog[open]',
    line: 'slow 4G',
    limits: { shown: 1500, answers: 2800 },
  },
  match,
  {
    what: 'home for a player with a match tonight',
    path: () => '/',
    shown: '.own-first section',
    button: menu,
    answer: 'dialog[open]',
    line: 'slow 4G',
    limits: { shown: 1500, answers: 2800 },
  },
  { ...match, line: '400 kbit/s', limits: { shown: 4000 } },
];

/** Along the tabs of a phone, one after the other: what a tab leads to, and what its page shows; its data where it was here before. */
const hops = [
  { what: 'home to the tournaments', to: '/tournament', shown: '#previous' },
  { what: 'back home', to: '/', shown: '.own-first section' },
  { what: 'to the tournaments again', to: '/tournament', shown: '[aria-labelledby=registration]' },
];
const hopLimit = 400;
/** A thumb stays down for so long. Milliseconds. */
const pressMs = 80;

/**
 * From the address entered until what a signed-in reader came for is shown, and until its button answers; over HTTP/1.1, by
 * turns with HTTP/2 and with a site that runs at `BUTTON_BESIDE` with the demo.
 */
export async function benchButton(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'on' });
  const proxy = await startHttp2Proxy({ folder, target: site.url });
  const browser = await openBrowser();
  try {
    await site.ready();
    const own = await signIn(site.url);
    const beside = process.env.BUTTON_BESIDE;
    const sites = [own, { ...own, url: proxy.url }, ...(beside ? [await signIn(beside)] : [])];
    const rows: Row[] = [];
    for (const target of targets) {
      const times = sites.map((): Times[] => []);
      for (let round = 0; round < rounds; round++)
        for (const [index, signed] of sites.entries())
          times[index]?.push(await measure(browser, signed, target));
      rows.push(...describe(target, times));
    }
    const walks: number[][] = [];
    for (let round = 0; round < rounds; round++) walks.push(await walk(browser, own));
    return [...rows, ...hops.map((hop, index) => describeHop(hop.what, walks, index))];
  } finally {
    await browser.close();
    await site.kill('SIGTERM');
    proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Times {
  shown: number;
  answers: number;
}

function describe({ what, line, limits }: Target, times: Times[][]): Row[] {
  return (['shown', 'answers'] as const).flatMap((key) => {
    const limit = limits[key];
    if (limit === undefined) return [];
    const [http1 = timeout, http2 = timeout, other] = times.map((each) =>
      Math.round(middle(each.map((time) => time[key]))),
    );
    const word = key === 'shown' ? 'is shown' : 'answers a press';
    const own = Math.max(http1, http2);
    return {
      what: `${what}, ${line}: ${word} after`,
      measured: `HTTP/1.1 ${http1} ms, HTTP/2 ${http2} ms`,
      beside: other === undefined ? '' : `${other} ms`,
      figure: `${own} ms`,
      limit: `≤ ${limit} ms`,
      holds: own <= limit,
    };
  });
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? timeout;
}

async function signIn(url: string): Promise<Signed> {
  const api = createApi({ url });
  const email = 'leader@onedream.example';
  const { token } = await api.act(login, { body: { email, password: demoPassword } });
  const { data } = await api.act(listOwnMatches, { as: { token } });
  const next = data.find(({ match }) => Date.parse(match.startsAt) > Date.now()) ?? data[0];
  return { url, token, match: next?.match._id ?? '' };
}

function describeHop(what: string, walks: readonly number[][], index: number): Row {
  const took = Math.round(middle(walks.map((walked) => walked[index] ?? timeout)));
  return {
    what: `${what}, slow 4G: the next page is shown after`,
    measured: `${took} ms`,
    beside: '',
    figure: `${took} ms`,
    limit: `≤ ${hopLimit} ms`,
    holds: took <= hopLimit,
  };
}

async function measure(browser: Browser, site: Signed, target: Target): Promise<Times> {
  const { page, context } = await openSlowPhone(browser, { ...site, line: target.line });
  try {
    await context.addInitScript(watch, { ...pick(target), timeout });
    await page.goto(target.path(site), { waitUntil: 'commit' });
    await page.waitForFunction(() => 'measured' in window, undefined, { timeout: timeout * 2 });
    return await page.evaluate(() => (window as unknown as { measured: Times }).measured);
  } finally {
    await context.close();
  }
}

/** @returns milliseconds from the end of each press until its page is shown */
async function walk(browser: Browser, site: Signed): Promise<number[]> {
  const { page, context, session } = await openSlowPhone(browser, { ...site, line: 'slow 4G' });
  try {
    await page.goto('/', { waitUntil: 'networkidle' });
    const times: number[] = [];
    for (const { to, shown } of hops) {
      const box = await page.locator(`[data-tab-bar] a[href="${to}"]`).boundingBox();
      if (!box) throw new Error(`No tab leads to ${to}.`);
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await page.evaluate(watchHop, { to, shown });
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await sleep(pressMs);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForFunction(() => 'hop' in window, undefined, { timeout });
      times.push(await page.evaluate(() => (window as unknown as { hop: number }).hop));
      await page.waitForLoadState('networkidle');
    }
    return times;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watchHop({ to, shown }: { to: string; shown: string }): void {
  delete (window as { hop?: number }).hop;
  document.addEventListener(
    'click',
    () => {
      const pressed = performance.now();
      const look = () => {
        const isThere = location.pathname === to && document.querySelector(shown);
        if (isThere) Object.assign(window, { hop: performance.now() - pressed });
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
}

function pick({ shown, button, answer }: Target) {
  return { shown, button, answer };
}

/** Runs in the page, from its beginning. */
function watch(asked: { shown: string; button: string; answer: string; timeout: number }): void {
  const isSeen = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    return found && found.getClientRects().length > 0 ? found : undefined;
  };
  const read = () =>
    [...document.querySelectorAll(asked.answer)].map(({ outerHTML }) => outerHTML).join();
  let shown: number | undefined;
  let before: string | undefined;
  const look = () => {
    const now = performance.now();
    if (isSeen(asked.shown)) shown ??= now;
    const button = before === undefined && shown !== undefined && isSeen(asked.button);
    if (button) {
      before = read();
      button.click();
    }
    const isAnswered = before !== undefined && read() !== before;
    if (!isAnswered && now < asked.timeout) return void requestAnimationFrame(look);
    Object.assign(window, {
      measured: { shown: shown ?? asked.timeout, answers: isAnswered ? now : asked.timeout },
    });
  };
  requestAnimationFrame(look);
}
