import { readFileSync } from 'node:fs';

/** What a step came to: how many passed and failed. A step that only has an exit code counts one. */
export function countCheck({ code }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Counts Vitest's tests from its JSON report. */
export function countVitest({ code, file }) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests } = report;
  // A file that could not be loaded has no tests to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return atLeastOneFailure({ code, passed, failed: numFailedTests + broken });
}

/** Counts Playwright's tests from its JSON report. */
export function countPlaywright({ code, file }) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  if (skipped > 0) console.log(`${skipped} tests were left out: the time for them was over.`);
  return atLeastOneFailure({ code, passed: expected + flaky, failed: unexpected });
}

/** A runner that ends badly, or without a test, has failed even where no test did. */
function atLeastOneFailure({ code, passed, failed }) {
  const isBad = code !== 0 || passed + failed === 0;
  return { passed, failed: failed === 0 && isBad ? 1 : failed };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
