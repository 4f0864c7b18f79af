import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, devices } from '@playwright/test';
import sharp from 'sharp';
import type { RunningServer } from '../support/start-server.ts';

/** Size of the finished picture in pixels. */
const frame = { width: 1440, height: 900 };

/** The README's picture: the home page on a desktop, with the tournament page on a phone in front. */
export async function composeOverview(options: {
  browser: Browser;
  server: RunningServer;
  root: string;
}): Promise<void> {
  const { browser, server, root } = options;
  const desk = await picture({
    ...{ browser, url: server.url },
    settings: { viewport: { width: 1280, height: 800 } },
  });
  const phone = await picture({
    ...{ browser, url: `${server.url}/tournament` },
    settings: {
      ...devices['Galaxy S9+'],
      viewport: { width: 360, height: 800 },
      deviceScaleFactor: 2,
    },
    // Down to the registration card.
    scrolledTo: 150,
  });
  const page = await browser.newPage({ viewport: frame });
  await page.setContent(sheet({ desk, phone }));
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const whole = await page.screenshot();
  await page.close();
  const file = path.join(root, 'docs/images/overview.png');
  await mkdir(path.dirname(file), { recursive: true });
  // A palette halves its size; dithering would double it again.
  const { size } = await sharp(whole)
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
  console.log(`${file}: ${Math.round(size / 1024)} KB`);
}

async function picture(options: {
  browser: Browser;
  url: string;
  settings: Parameters<Browser['newPage']>[0];
  /** Pixels from the top of the page. */
  scrolledTo?: number;
}): Promise<string> {
  const page = await options.browser.newPage({ ...options.settings, reducedMotion: 'reduce' });
  await page.goto(options.url);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate((top) => scrollTo(0, top), options.scrolledTo ?? 0);
  const bytes = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

function sheet({ desk, phone }: { desk: string; phone: string }): string {
  return `<!doctype html><style>
    body { margin: 0; width: ${frame.width}px; height: ${frame.height}px; position: relative; overflow: hidden; background: #131814 }
    img { position: absolute; display: block; border: 1px solid #5c6a5f }
    .desk { left: 48px; top: 64px; width: 1150px; border-radius: 6px }
    .phone { right: 48px; bottom: 40px; width: 340px; border-radius: 22px; border: 9px solid #070908; outline: 1px solid #5c6a5f; box-shadow: -24px 24px 60px #000c }
  </style><img class="desk" src="${desk}"><img class="phone" src="${phone}">`;
}
