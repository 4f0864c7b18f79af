import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './support/find-chromium.ts';
import type { SiteOptions } from './support/site.ts';

/**
 * Pages and journeys run on a phone, the back office on a desktop. A test tagged `@layout` runs on both, one tagged `@desk` or
 * `@phone` only there. The patterns match a line with the test's project, file, title and tags.
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
  // Only a failing test reaches these limits: a busy machine can be ten times slower than a quiet one.
  timeout: 360_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tests do not wait for animations; those that test movement turn it on again.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that intercept requests would not see those of a service worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because its longest test takes as long as many others, and would leave one worker idle at the end.
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
