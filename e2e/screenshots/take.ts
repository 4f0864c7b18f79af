import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { anyAddress, storeToken, tokenOf } from '../support/api.ts';
import { chromiumOptions } from '../support/find-chromium.ts';
import { startServer } from '../support/start-server.ts';
import { adminShots } from './admin-shots.ts';
import { discordShots } from './discord-shots.ts';
import { matchDayShots } from './match-day-shots.ts';
import { composeOverview } from './overview.ts';
import { playerShots } from './player-shots.ts';
import { type Scene, setScene } from './scene.ts';
import type { Shot, Size } from './shot.ts';
import { compareLanguages } from './side-by-side.ts';

const sizes: Record<Size, { width: number; height: number }> = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 800 },
};

const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'screenshots');

/**
 * `npm run screenshots [-- WORD…]`: every page in every state at three sizes, into `screenshots/`; with
 * words only those whose name has one of them. `overview` draws the picture of the README anew, `languages` puts each
 * page's three languages side by side.
 */
const words = process.argv.slice(2);
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'one-dream-screenshots-'));
console.log('Starting the site with the demo organisation …');
const server = await startServer({ directory: dataDirectory });
try {
  if (words.includes('overview'))
    await withBrowser((browser) => composeOverview({ browser, server, root }));
  else if (words.includes('languages'))
    await withBrowser((browser) => compareLanguages({ browser, server, folder }));
  else await takeAll();
} finally {
  await server.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

async function takeAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scene = await setScene(server);
  const wanted = [...playerShots, ...adminShots, ...matchDayShots, ...discordShots].filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const failures: string[] = [];
  for (const size of Object.keys(sizes) as Size[]) {
    await withBrowser(async (browser) => {
      for (const shot of wanted.filter((one) => one.sizes?.includes(size) ?? true)) {
        const name = `${shot.name}-${size}`;
        await take({ browser, scene, shot, size }).then(
          () => console.log(name),
          (error) => failures.push(`${name}: ${error}`),
        );
      }
    });
  }
  console.log([...failures, `${wanted.length} states are in ${folder}.`].join('\n'));
  if (failures.length > 0) process.exitCode = 1;
}

async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(chromiumOptions({ isWhole: true }));
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function take(options: {
  browser: Browser;
  scene: Scene;
  shot: Shot;
  size: Size;
}): Promise<void> {
  const { scene, shot, size } = options;
  const context = await options.browser.newContext({
    ...(size === 'phone' && devices['Galaxy S9+']),
    viewport: sizes[size],
    screen: sizes[size],
    deviceScaleFactor: 1,
    baseURL: scene.server.url,
    extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await signIn(page, { scene, shot });
    await shot.before?.(page, scene);
    await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(scene));
    if (!shot.shows) await page.getByRole('heading').first().waitFor();
    await shot.act?.(page, scene);
    if (shot.shows) await page.getByText(shot.shows).filter({ visible: true }).first().waitFor();
    // The menu of whoever is signed in comes after the page.
    if (shot.as && !/^(admin|console)/.test(shot.name)) {
      await page.locator('header button').filter({ visible: true }).first().waitFor();
    }
    await loadPictures(page);
    await page.screenshot({
      path: path.join(folder, `${shot.name}-${size}.png`),
      fullPage: !shot.isOnScreenOnly,
    });
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, { scene, shot }: { scene: Scene; shot: Shot }): Promise<void> {
  if (!shot.as) return;
  const token =
    typeof shot.as === 'string' ? await tokenOf(scene.server, shot.as) : shot.as(scene).token;
  await storeToken(page, token);
}

/** Pictures further down load when they are scrolled to, which nobody does here. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    const loaded = pictures.map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 5000))]);
    await document.fonts.ready;
  });
}
