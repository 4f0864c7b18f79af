import { carouselAutoplayMs } from '@one-dream/contract/limits.ts';
import type { Page } from '@playwright/test';
import { type Arena, rowsOf } from '../../factories/results.ts';
import { demoPassword } from '../../server/src/operations/demo-password.ts';
import { isAlive } from '../support/alive.ts';
import { accountOf } from '../support/api.ts';
import { newArena, publish } from '../support/arena.ts';
import { hold, holdScripts, renderedAnew } from '../support/checks.ts';
import { addressOf, places } from '../support/places.ts';
import { expect, test } from '../support/site.ts';
import type { RunningServer } from '../support/start-server.ts';

/** Pages that the server renders for visitors, with a text of each. */
const pages: {
  name: string;
  path: string | ((server: RunningServer) => Promise<string>);
  text: string | RegExp;
  follow?: true;
}[] = [
  { name: 'home', path: '/', text: 'Sunday Squad Cup #48' },
  { name: 'tournaments', path: '/tournament', text: 'SUNDAY SQUAD CUP #48' },
  { name: 'one tournament', path: '/tournament', text: 'All tournaments', follow: true },
  { name: 'about', path: '/aboutus', text: 'From scrims to finals' },
  { name: 'a match', path: (server) => matchPath(server), text: 'Slot list' },
  {
    name: 'a tournament’s results',
    path: (server) => resultsPath(server, 'results'),
    text: /^Total$/,
  },
  {
    name: 'a tournament’s standings',
    path: (server) => resultsPath(server, 'standings'),
    text: /^Total$/,
  },
  { name: 'a running event', path: (server) => resultsPath(server), text: /^After 1/ },
  {
    name: 'a past event',
    path: (server) => placePath(server, 'detail of a past tournament'),
    text: /points, \d+ WWCD/,
  },
  { name: 'scrims', path: '/scrims', text: 'Tonight' },
  { name: 'the ladder', path: '/ladder', text: 'Latest moves' },
  { name: 'the leaders of a month', path: '/ladder?view=month', text: /^(Nobody yet|Points)$/ },
  { name: 'a team', path: (server) => placePath(server, 'record of a team'), text: 'Events' },
  { name: 'a player', path: (server) => placePath(server, 'record of a player'), text: 'Events' },
  { name: 'a played match', path: (server) => matchPath(server, true), text: / won\s*5 elims/ },
];

/** One event with a result, shared by all tests that only read it: the public list has fifty at most. */
const played = new Map<string, Promise<Arena>>();

function playedArena(server: RunningServer): Promise<Arena> {
  const known = played.get(server.url) ?? playArena(server);
  played.set(server.url, known);
  return known;
}

async function playArena(server: RunningServer): Promise<Arena> {
  const arena = await newArena(server, { teams: 4 });
  await publish(server, { matchId: arena.match._id, rows: rowsOf(arena.entries) });
  return arena;
}

async function matchPath(server: RunningServer, isPlayed = false): Promise<string> {
  const { match } = isPlayed ? await playedArena(server) : await newArena(server, { teams: 4 });
  return `/match/${match._id}`;
}

async function resultsPath(server: RunningServer, part?: string): Promise<string> {
  const { tournament } = await playedArena(server);
  return ['/tournament', tournament._id, part].filter(Boolean).join('/');
}

function placePath(server: RunningServer, name: string): Promise<string> {
  const place = places.find((each) => each.name === name);
  if (!place) throw new Error(`No ${name} among the places.`);
  return addressOf(place, server);
}

test('a tab that is chosen before its code has come is shown when it is there', async ({
  page,
  server,
}) => {
  const arena = await newArena(server, { teams: 4 });
  let letGo = () => {};
  const chosen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(`/tournament/${arena.tournament._id}`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^Teams/ }).click();
  letGo();
  await expect(page).toHaveURL(/teams$/);
  const teams = page.getByRole('region', { name: 'Registered teams' });
  await expect(teams.getByRole('listitem')).toHaveCount(4);
});

for (const { name, path, text, follow } of pages) {
  const address = async (page: Page, server: RunningServer) => {
    if (typeof path === 'function') return path(server);
    if (!follow) return path;
    await page.goto(path);
    return (await page.locator('main a[href^="/tournament/"]').first().getAttribute('href')) ?? '';
  };

  test(`${name}: is there without any script`, async ({ page, browser, server }) => {
    const url = server.url + (await address(page, server));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(url);
    await expect(still.getByText(text).first()).toBeVisible();
    await expect(still.getByRole('link', { name: /^Login/ }).first()).toBeVisible();
    await context.close();
  });

  for (const who of ['visitor', 'player'] as const) {
    test(`${name}: comes to life for a ${who} as it stands`, async ({ page, server, signIn }) => {
      if (who === 'player') await signIn('ready-leader');
      const url = await address(page, server);
      await watch(page);
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Failed loads are covered by other tests.
        const isOfScript = !message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && isOfScript) complaints.push(message.text());
      });
      await page.goto(url);
      await expect(page.getByText(text).first()).toBeVisible();
      await expectAlive(page);
      if (who === 'player') {
        await expect(page.getByRole('button', { name: 'MENU' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
      }
      expect(await page.evaluate(() => window.seen.isKept()), 'the markup is the server’s').toBe(
        true,
      );
      // A player who has just signed in still gets a visitor's page.
      if (who === 'visitor')
        expect(await page.evaluate(() => window.seen.gone()), 'what one could press').toEqual([]);
      expect(complaints, 'what the browser complains of').toEqual([]);
    });
  }
}

for (const [path, markup] of [
  ['/alerts', 'data-alert='],
  ['/profile', 'Your next match'],
  ['/profile/notices', 'Notify me on this device'],
  ['/joinus', 'Available positions'],
] as const)
  test(`${path}: what is the viewer’s comes with the page, and to life as it stands`, {
    tag: '@layout',
  }, async ({ page, signIn }) => {
    await signIn('ready-leader');
    await watch(page);
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
    await expectAlive(page);
    expect(await page.evaluate(() => window.seen.isKept()), 'the markup is the server’s').toBe(
      true,
    );
    // The first page was rendered for a visitor. The answer about the token sets the cookie, and then pages are the viewer's.
    await expect.poll(async () => (await page.request.get(path)).text()).toContain(markup);
    await page.reload();
    await expectAlive(page);
    // An element that is gone was replaced by another view, and a press on it would have been lost.
    expect(await page.evaluate(() => window.seen.gone()), 'what one could press').toEqual([]);
  });

test('the bar stands still when somebody is signed in', { tag: '@layout' }, async ({
  page,
  signIn,
}) => {
  await signIn('ready-leader');
  await watch(page);
  for (const width of [320, 360, 768, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await expectAlive(page);
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
    const name = page.getByRole('banner').getByText('One Dream Esports');
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => window.seen.movedInBar()), `at ${width} px`).toEqual([]);
  }
});

test('comes to life when it is touched, though its picture does not come', async ({ page }) => {
  await page.clock.install();
  // The picture never arrives, and the time limit of the scripts that wait for it never passes.
  await page.route('**/images/**', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Sunday Squad Cup #48').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await isAlive(page);
});

test('a button that is pressed before the page is alive is heard, once', async ({ page }) => {
  const letGo = await holdScripts(page, '**/assets/entry.client-*.js');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'commit' });
  const stop = page.getByRole('button', { name: 'Stop the posters from changing' });
  const goOn = page.getByRole('button', { name: 'Let the posters change' });
  await stop.click();
  await expect(goOn).toHaveCount(0);
  letGo();
  await expect(goOn).toBeVisible();
  // A press that counted twice would undo itself.
  await expect(page.getByRole('button', { name: 'Next poster' })).toBeEnabled();
  await expect(goOn).toBeVisible();
});

for (const way of ['its button', 'Enter'] as const)
  test(`a form that is sent by ${way} before the page is alive is sent by it, and nothing of it is in the address`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill(accountOf('player').email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForTimeout(300);
    letGo();
    await expect(page.getByRole('button', { name: 'MENU' })).toBeVisible();
    expect(seen.join('\n')).not.toContain('password');
  });

test('what is below the banner comes to life as it stands', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#below-banner section').first().waitFor();
  const board = await page.evaluateHandle(() => document.querySelector('#below-banner section'));
  letGo();
  await expectAlive(page);
  // The scrims load after hydration.
  await expect(page.getByText('Loading scrims')).toHaveCount(0);
  expect(await board.evaluate((element) => element?.isConnected)).toBe(true);
});

test('what is below the banner stays while it is found out who looks', async ({ page, signIn }) => {
  await signIn('ready-leader');
  const letGo = await hold(page, '/auth/token/*');
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'STEP TO GET INTO TOURNAMENTS' });
  await expect(steps.getByRole('link', { name: 'Sign up' })).toBeVisible();
  letGo();
  await expect(steps.getByText('Done: you are signed up.')).toBeVisible();
  await expect(steps.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
});

test('the posters change after their time though nobody does anything', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Featured' });
  await expect(banner.getByText('2/3')).toBeVisible();
  const stood = await page.evaluate(() => performance.now());
  expect(stood).toBeGreaterThanOrEqual(carouselAutoplayMs);
});

test('a page that could not be rendered is rendered by the browser', async ({ page }) => {
  await page.route('/aboutus', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
    await route.fulfill({ response, body });
  });
  renderedAnew.add(page);
  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { name: 'From scrims to finals' })).toBeVisible();
});

/** Observations of the page's own loading. */
interface Seen {
  /** The first element of the page is still the one that came from the server. */
  isKept: () => boolean;
  /** Links, buttons and headings of the page as it came that are no longer shown. */
  gone: () => string[];
  movedInBar: () => string[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const first = () => document.querySelector('main');
    const moved: string[] = [];
    const isShown = (element: Element) => element.isConnected && element.checkVisibility();
    let shown: Element[] = [];
    let fromServer: Element | null | undefined;
    // Before any module runs.
    document.addEventListener('readystatechange', () => {
      if (fromServer) return;
      fromServer = first();
      shown = [...document.querySelectorAll('main :is(a, button, summary, h2)')].filter(isShown);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          // The node may have been removed by then.
          if (element?.closest('header a[href="/"]')) moved.push(element.outerHTML.slice(0, 100));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    window.seen = {
      isKept: () => fromServer !== undefined && fromServer !== null && fromServer === first(),
      gone: () => shown.filter((one) => !isShown(one)).map((one) => one.outerHTML.slice(0, 160)),
      movedInBar: () => moved,
    };
  });
}

/** Waits for hydration: the bar then gets a background when the page is scrolled. */
async function expectAlive(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await expect(async () => {
    // Repeated, because the browser may restore an earlier scroll position.
    await page.evaluate(() => window.scrollTo(0, 100));
    await expect(bar).toHaveCSS('background-color', 'rgb(11, 14, 12)', { timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
}

test('stays where somebody has scrolled to before it comes to life', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  letGo();
  await isAlive(page);
  // If a text above has become longer, the browser keeps the visible part in place to within a pixel.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});
