import { defineConfig } from 'vitest/config';

/** Each workspace is a project, so that one can be run alone: `vitest run --project server`. */
const project = (name: string, include: string[], timeout: number, globalSetup?: string) => ({
  test: {
    name,
    include,
    environment: 'node',
    testTimeout: timeout,
    hookTimeout: timeout,
    // What a test waits for comes late on a busy machine, and at once on any other.
    expect: { poll: { timeout: 60_000 } },
    globalSetup,
  },
});

const templateDatabase = './server/tests/support/template-database.ts';

export default defineConfig({
  test: {
    // Files wait for a database as often as they compute, so one worker leaves a core idle.
    maxWorkers: '100%',
    projects: [
      project('contract', ['contract/src/**/*.test.ts'], 30_000),
      // A database is created and migrated for a file, beside a second worker and whatever else the machine does.
      project(
        'server',
        ['server/src/**/*.test.ts', 'server/tests/**/*.test.ts'],
        60_000,
        templateDatabase,
      ),
      project('sandbox', ['sandbox/**/*.test.ts'], 30_000),
      project('demo', ['demo/**/*.test.ts'], 60_000, templateDatabase),
      project('web', ['web/src/**/*.test.{ts,tsx}', 'web/*.test.ts'], 30_000),
    ],
  },
});
