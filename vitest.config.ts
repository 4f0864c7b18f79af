import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './e2e/support/find-chromium.ts';
import { catalogues } from './web/catalogues/vite-plugin.ts';

/** Each workspace is a project, so that one can be run alone: `vitest run --project server`. */
const project = (name: string, include: string[], timeout: number, globalSetup?: string) => ({
  test: {
    name,
    include,
    environment: 'node',
    // The server's modules, and the WebAssembly of its database, are loaded and compiled once for each worker.
    isolate: false,
    testTimeout: timeout,
    hookTimeout: timeout,
    // On a busy machine the awaited result comes late, otherwise at once.
    expect: { poll: { timeout: 60_000 } },
    globalSetup,
  },
});

const templateDatabase = './server/tests/support/template-database.ts';

const place = (path: string) => resolve(import.meta.dirname, 'web', path);

/** Screens in a real browser, with the contract in the place of the server. */
const components = {
  extends: './web/vite.config.ts',
  root: place('.'),
  resolve: { alias: { 'socket.io-client': place('tests/no-socket.ts') } },
  // Found now: what is found while a page is open would load it again.
  optimizeDeps: {
    entries: [
      'src/app/*.tsx',
      'src/features/*/routes/*.tsx',
      'tests/*',
      'src/**/*.browser.test.tsx',
    ],
  },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: [place('tests/setup.ts')],
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As in the browser tests.
      locators: { exact: false },
      provider: playwright({
        launchOptions: chromiumOptions(),
        contextOptions: {
          locale: 'en-IN',
          timezoneId: 'Asia/Kolkata',
          // Nothing to wait for; what moves by itself is tested where it is asked for again.
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    // Files wait for a database, and for what is tried again after a second, as often as they compute.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      project('contract', ['contract/src/**/*.test.ts'], 30_000),
      // A database is created and migrated for a file, beside a second worker and whatever else the machine does.
      project(
        'server',
        ['server/src/**/*.test.ts', 'server/tests/**/*.test.ts'],
        180_000,
        templateDatabase,
      ),
      project('sandbox', ['sandbox/**/*.test.ts'], 30_000),
      project('demo', ['demo/**/*.test.ts'], 180_000, templateDatabase),
      {
        plugins: [catalogues({ isCompiled: false })],
        test: {
          ...project('web', ['web/src/**/!(*.browser).test.{ts,tsx}', 'web/*.test.ts'], 30_000)
            .test,
          setupFiles: [place('tests/no-rendering.ts'), place('src/platform/language.ts')],
        },
      },
      components,
    ],
  },
});
