import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type OfferedLanguage, offeredLanguages } from '@one-dream/contract/languages.ts';
import { languageCookie } from '@one-dream/contract/limits.ts';
import { type Browser, devices } from '@playwright/test';
import sharp from 'sharp';
import { anyAddress, storeToken, tokenOf } from '../support/api.ts';
import { addressOf, type Place, places } from '../support/places.ts';
import type { RunningServer } from '../support/start-server.ts';

/** Maximum size of one language's page in pixels; the rest is cropped. */
const sizes = { phone: { width: 360, height: 1400 }, desk: { width: 1280, height: 1000 } };

/** Combines every page in each language into one picture. */
export async function compareLanguages(options: {
  browser: Browser;
  server: RunningServer;
  folder: string;
}): Promise<void> {
  const folder = path.join(options.folder, 'languages');
  await mkdir(folder, { recursive: true });
  for (const place of places) {
    const at = await addressOf(place, options.server);
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      const pictures: Buffer[] = [];
      for (const language of offeredLanguages)
        pictures.push(await picture({ ...options, place, at, size, language }));
      const file = path.join(folder, `${place.name.replaceAll(' ', '-')}-${size}.png`);
      await join(pictures, { ...sizes[size], file });
      console.log(file);
    }
  }
}

async function picture(options: {
  browser: Browser;
  server: RunningServer;
  place: Place;
  at: string;
  size: keyof typeof sizes;
  language: OfferedLanguage;
}): Promise<Buffer> {
  const { browser, server, place, at, size, language } = options;
  const context = await browser.newContext({
    ...(size === 'phone' && devices['Galaxy S9+']),
    viewport: sizes[size],
    deviceScaleFactor: 1,
    baseURL: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': anyAddress() },
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: languageCookie, value: language, url: server.url }]);
    const page = await context.newPage();
    if (place.as) await storeToken(page, await tokenOf(server, place.as));
    await page.goto(at);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

function join(
  pictures: readonly Buffer[],
  { width, height, file }: { width: number; height: number; file: string },
): Promise<unknown> {
  const gap = 16;
  const step = width + gap;
  return sharp({
    create: { width: step * pictures.length - gap, height, channels: 3, background: '#fff' },
  })
    .composite(pictures.map((input, no) => ({ input, left: no * step, top: 0 })))
    .png({ palette: true })
    .toFile(file);
}
