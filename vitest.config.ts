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
    // Only a failing test waits this long: usually the result is there at once, on a busy machine later.
    expect: { poll: { timeout: 60_000 } },
    globalSetup,
  },
});

const templateDatabase = './server/tests/support/template-database.ts';

const place = (path: string) => resolve(import.meta.dirname, 'web', path);

/** Screens in a real browser, without a server: tests declare the answers, and the contract checks them. */
const components = {
  extends: './web/vite.config.ts',
  root: place('.'),
  resolve: { alias: { 'socket.io-client': place('tests/no-socket.ts') } },
  // Scanned in advance: a dependency that Vite discovers while a page is open reloads that page.
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
          // Tests do not wait for animations; those that test movement turn it on again.
          reducedMotion: 'reduce' as const,
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({
  test: {
    // Test files wait for the database and for retries about as long as they compute.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      project('contract', ['contract/src/**/*.test.ts'], 30_000),
      // Each file gets a database of its own, which takes long on a busy machine.
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
