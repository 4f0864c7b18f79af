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
  const { numPassedTests: passed = 0, testResults = [] } = readReport(file);
  const names = testResults.flatMap(({ name: at, status, assertionResults }) => {
    const failing = assertionResults.filter((test) => test.status === 'failed');
    const isBroken = status === 'failed' && failing.length === 0;
    const titles = isBroken ? ['could not be loaded'] : failing.map(({ fullName }) => fullName);
    return titles.map((title) => `${path.relative(root, at)}: ${title}`);
  });
  return atLeastOneFailure({ code, passed, names });
}

export function countPlaywright({ code, file }) {
  const { stats = { expected: 0, skipped: 0 }, suites = [] } = readReport(file);
  if (stats.skipped > 0)
    console.log(`${stats.skipped} tests were skipped: there was no time left for them.`);
  return atLeastOneFailure({ code, passed: stats.expected, names: suites.flatMap(failingSpecs) });
}

/** Those of a file or describe block, including nested ones, once for each width at which they failed. */
function failingSpecs({ file, specs, suites = [] }) {
  // A specification's own `ok` is that of its first project.
  const failing = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `e2e/${file}, ${projectName}: ${title}`),
  );
  return [...failing, ...suites.flatMap(failingSpecs)];
}

/** A runner that fails, or runs no tests, counts as failed even without a failing test. */
function atLeastOneFailure({ code, passed, names }) {
  const isGood = code === 0 && passed + names.length > 0;
  return { passed, failed: names.length || (isGood ? 0 : 1), names };
}

/** A runner that was killed leaves none. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
