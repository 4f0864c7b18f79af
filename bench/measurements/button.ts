import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@one-dream/contract/features/auth/auth.ts';
import { listOwnMatches } from '@one-dream/contract/features/matches/matches.ts';
import { openBrowser } from '../../e2e/support/open-browser.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { effort, isShort } from '../support/effort.ts';
import { startHttp2Proxy } from '../support/http2-proxy.ts';
import { judge, middle, type Row } from '../support/results.ts';
import { onSite } from '../support/sites.ts';
import { type Line, type Opened, openSlowPhone } from '../support/slow-phone.ts';

const rounds = effort(5, 1);
/** Milliseconds after which something counts as missing. */
const timeout = 30_000;

interface Target {
  what: string;
  /** @param match - the reader's next */
  path: (match: string) => string;
  /** What the viewer came for. */
  shown: string;
  /** Pressed as soon as it is there. */
  button: string;
  /** Appears, or changes, in answer to the press. */
  answer: string;
  line: Line;
  limits: { shown: number; answers?: number };
}

const menu = 'button[aria-haspopup=dialog]';
const matchPage: Target = {
  what: 'a match for a player',
  path: (match) => `/match/${match}`,
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
  matchPage,
  {
    what: 'home for a player with a match tonight',
    path: () => '/',
    shown: '.own-first section',
    button: menu,
    answer: 'dialog[open]',
    line: 'slow 4G',
    limits: { shown: 1500, answers: 2800 },
  },
  { ...matchPage, line: '400 kbit/s', limits: { shown: 4000 } },
];

/** The tabs of a phone, one after the other: where a tab leads, what its page shows, and its data if it was visited before. */
const hops = [
  { what: 'home to the tournaments', to: '/tournament', shown: '#previous' },
  { what: 'back home', to: '/', shown: '.own-first section' },
  { what: 'to the tournaments again', to: '/tournament', shown: '[aria-labelledby=registration]' },
];
const hopLimit = 400;
/** How long a thumb stays down. Milliseconds. */
const pressMs = 80;

/**
 * Measures from entering the address until a signed-in reader sees what they came for, and until its button answers; over
 * HTTP/1.1 and HTTP/2 in turn.
 */
export function benchButton(): Promise<Row[]> {
  return onSite({ DEMO: 'on' }, async ({ url, api }, folder) => {
    const body = { email: 'leader@onedream.example', password: demoPassword };
    const { token } = await api.act(login, { body });
    const { data } = await api.act(listOwnMatches, { as: { token } });
    const next = data.find(({ match }) => Date.parse(match.startsAt) > Date.now()) ?? data[0];
    const own = next?.match._id ?? '';
    const browser = await openBrowser();
    const proxy = await startHttp2Proxy({ folder, target: url });
    const onPhone = async <Answer>(
      from: { url: string; line: Line },
      run: (phone: Opened) => Promise<Answer>,
    ) => {
      const phone = await openSlowPhone(browser, { ...from, token });
      return run(phone).finally(() => phone.context.close());
    };
    try {
      const rows: Row[] = [];
      for (const target of isShort ? targets.slice(0, 1) : targets) {
        const { line } = target;
        const enter = (from: string) =>
          onPhone({ url: from, line }, (phone) => press(phone, target, target.path(own)));
        const times = await inRounds(async () => ({
          http1: await enter(url),
          http2: await enter(proxy.url),
        }));
        rows.push(...describe(target, times));
      }
      const walks = await inRounds(() => onPhone({ url, line: 'slow 4G' }, walk));
      const walked = hops.map(({ what }, index) =>
        judge({
          what: `${what}, slow 4G: the next page is shown after`,
          figure: middle(walks.map((times) => times[index] ?? timeout)),
          unit: 'ms',
          atMost: hopLimit,
        }),
      );
      return [...rows, ...walked];
    } finally {
      proxy.close();
      await browser.close();
    }
  });
}

async function inRounds<Answer>(run: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round++) answers.push(await run());
  return answers;
}

interface Times {
  shown: number;
  answers: number;
}

/** The slower version of HTTP counts. */
function describe(
  { what, line, limits }: Target,
  times: Record<'http1' | 'http2', Times>[],
): Row[] {
  return (['shown', 'answers'] as const).flatMap((key) => {
    const limit = limits[key];
    if (limit === undefined) return [];
    const http1 = middle(times.map((time) => time.http1[key]));
    const http2 = middle(times.map((time) => time.http2[key]));
    return judge({
      what: `${what}, ${line}: ${key === 'shown' ? 'is shown' : 'answers a press'} after`,
      measured: `HTTP/1.1 ${Math.round(http1)} ms, HTTP/2 ${Math.round(http2)} ms`,
      figure: Math.max(http1, http2),
      unit: 'ms',
      atMost: limit,
    });
  });
}

async function press(
  { context, page }: Opened,
  { shown, button, answer }: Target,
  path: string,
): Promise<Times> {
  await context.addInitScript(watch, { shown, button, answer, timeout });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'measured' in window, undefined, { timeout: timeout * 2 });
  return page.evaluate(() => (window as unknown as { measured: Times }).measured);
}

/** @returns milliseconds from the end of each press until its page is shown */
async function walk({ page, session }: Opened): Promise<number[]> {
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
