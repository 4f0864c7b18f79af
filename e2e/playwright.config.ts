import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './support/find-chromium.ts';
import type { SiteOptions } from './support/site.ts';

/**
 * Every page and journey is seen on a phone, the back office on a desktop. A test of the layout, tagged `@layout`,
 * runs on both; one tagged `@desk` or `@phone` only there. Matched against project, file, title and tags of
 * a test in one line.
 */
const NOT_ON_PHONE = /pages\/admin-\S+\.spec\.ts(?!.*@(layout|phone))|@desk/;
const NOT_ON_DESK = /(journeys|pages|servers)\/(?!admin-)\S+\.spec\.ts(?!.*@(layout|desk))|@phone/;

export default defineConfig<object, SiteOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/site-data.ts',
  outputDir: '../test-results',
  // Each worker runs a server with a database and a browser: two fill a small machine.
  workers: 2,
  fullyParallel: true,
  // A test that passes the second time has a defect, or the product has.
  retries: 0,
  // Reached by what is broken only: a machine that does ten things at once takes its time.
  timeout: 360_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Nothing to wait for; what moves by itself is tested where it is asked for again.
    contextOptions: { reducedMotion: 'reduce' },
    // Its requests would not be seen by the tests that answer in the place of the server.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, as its evening takes as long as many others: the last test leaves one worker idle.
    { name: 'desk', grepInvert: NOT_ON_DESK, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: NOT_ON_PHONE,
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 640 },
        screen: { width: 360, height: 640 },
        deviceScaleFactor: 2,
      },
    },
  ],
});
