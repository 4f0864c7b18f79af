import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../prepare/places.mjs';

/** Result of a step: counts of passed and failed. A step with only an exit code counts as one. */
export function countCheck({ code, output }) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** Outcome of one of our own checks: its faults, or its message if there are none. */
export function verdict(faults, good) {
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') || good };
}

/** Counts Vitest's tests from its JSON report, and lists failures; a file that failed to load has no tests. */
export function countVitest({ code, file }) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed } = report;
  const names = report.testResults.flatMap(({ name: at, status, assertionResults }) => {
    const failing = assertionResults.filter((test) => test.status === 'failed');
    const isBroken = status === 'failed' && failing.length === 0;
    const titles = isBroken ? ['could not be loaded'] : failing.map(({ fullName }) => fullName);
    return titles.map((title) => `${path.relative(root, at)}: ${title}`);
  });
  return { ...atLeastOneFailure({ code, passed, failed: names.length }), names };
}

export function countPlaywright({ code, file }) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected, skipped } = report.stats;
  if (skipped > 0) console.log(`${skipped} tests were skipped: there was no time left for them.`);
  const names = report.suites.flatMap(failingSpecs);
  return { ...atLeastOneFailure({ code, passed: expected + flaky, failed: unexpected }), names };
}

/** Counts a file or describe block, including nested ones. */
function failingSpecs({ file, specs, suites = [] }) {
  const failing = specs.filter(({ ok }) => !ok).map(({ title }) => `e2e/${file}: ${title}`);
  return [...failing, ...suites.flatMap(failingSpecs)];
}

/** A runner that fails, or runs no tests, counts as failed even without a failing test. */
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
