import { defineConfig } from 'vitest/config';

/** Faults, against processes of their own on PostgreSQL and Redis: `npm run test:cluster`. */
export default defineConfig({
  test: {
    name: 'cluster',
    include: ['server/tests/cluster/*.cluster.ts'],
    environment: 'node',
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    // Each starts several processes, and measures times.
    fileParallelism: false,
    globalSetup: './server/tests/support/template-database.ts',
  },
});
