import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@one-dream/contract/features/auth.ts';
import { listOwnMatches } from '@one-dream/contract/features/matches.ts';
import { type Browser, openBrowser } from '../../e2e/support/open-browser.ts';
import { createApi } from '../../factories/api.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { startSite } from '../../server/tests/support/site-process.ts';
import type { Row } from '../support/results.ts';

const rounds = 5;
/** Milliseconds after which something counts as not there. */
const timeout = 30_000;

/** Lighthouse's mobile profile, and a line of a full hall. Bytes a second; milliseconds. */
const lines = {
  'slow 4G': { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8 },
  '400 kbit/s': { latency: 400, downloadThroughput: 400_000 / 8 },
};
const slowdown = 4;

interface Target {
  what: string;
  path: (site: Signed) => string;
  /** What the viewer came for. */
  shown: string;
  /** Pressed as soon as it is there. */
  button: string;
  /** Appears, or changes, in answer to the press. */
  answer: string;
  line: keyof typeof lines;
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

/**
 * From the address entered until what a signed-in reader came for is shown, and until its button answers. A site that runs at
 * `BUTTON_BESIDE`, with the demo, is measured by turns with this one.
 */
export async function benchButton(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'one-dream-bench-'));
  const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'error', DEMO: 'on' });
  const browser = await openBrowser();
  try {
    await site.ready();
    const urls = [site.url, process.env.BUTTON_BESIDE].filter((url) => url !== undefined);
    const sites = await Promise.all(urls.map(signIn));
    const rows: Row[] = [];
    for (const target of targets) {
      const times = sites.map((): Times[] => []);
      for (let round = 0; round < rounds; round++)
        for (const [index, signed] of sites.entries())
          times[index]?.push(await measure(browser, signed, target));
      rows.push(...describe(target, times));
    }
    return rows;
  } finally {
    await browser.close();
    await site.kill('SIGTERM');
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
    const [own = timeout, other] = times.map((each) => middle(each.map((time) => time[key])));
    const word = key === 'shown' ? 'is shown' : 'answers a press';
    return {
      what: `${what}, ${line}: ${word} after`,
      measured: `${Math.round(own)} ms`,
      beside: other === undefined ? '' : `${Math.round(other)} ms`,
      figure: `${Math.round(own)} ms`,
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

async function measure(browser: Browser, site: Signed, target: Target): Promise<Times> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    // As after a sign-in: the token, and the cookie that comes with it.
    await context.request.post(`/api/auth/token/${site.token}`, {
      headers: { authorization: `Bearer ${site.token}` },
    });
    await context.addInitScript((token) => localStorage.setItem('token', token), site.token);
    await context.addInitScript(watch, { ...pick(target), timeout });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const line = { offline: false, uploadThroughput: 96_000, ...lines[target.line] };
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(target.path(site), { waitUntil: 'commit' });
    await page.waitForFunction(() => 'measured' in window, undefined, { timeout: timeout * 2 });
    return await page.evaluate(() => (window as unknown as { measured: Times }).measured);
  } finally {
    await context.close();
  }
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
