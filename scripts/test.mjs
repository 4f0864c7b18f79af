/**
 * `npm test`: installs what is missing, including Chromium, and runs every check, then the server's tests with the component
 * tests and browser journeys beside them. It continues after failures. The last line is `N passed, N failed`; each static check
 * and each test counts as one.
 * `test.mjs check | unit | components | journeys | browser | long | cluster | fuzz [arguments of the runner]` runs a part;
 * `browser` is every page in addition to the journeys, `long` the server tests that `unit` leaves out. `.ci/run` runs all of it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { listSteps } from './checks/steps.mjs';
import { prepare } from './prepare/prepare.mjs';

/** Groups that are slow, or need servers not available on every machine. */
const ONLY_NAMED = ['browser', 'long', 'cluster', 'fuzz'];

/** Groups that run beside the server's tests. */
const BESIDE_SERVER_TESTS = ['components', 'journeys'];

const [group, ...rest] = process.argv.slice(2);
const outcomes = [];

try {
  await runSteps(await prepare({ builds: false }));
} catch (error) {
  console.error(error.message);
  outcomes.push({ name: 'installation', passed: 0, failed: 1, time: '' });
}

console.log('');
for (const { name, passed, failed, time, names = [] } of outcomes) {
  const mark = failed > 0 ? 'FAILED' : 'ok    ';
  console.log(`${mark}  ${name}: ${passed} passed, ${failed} failed${time}`);
  for (const failing of names) console.log(`FAILED    ${failing}`);
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);

async function runSteps(node) {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-dream-tests-'));
  const context = { node, folder, rest };
  const steps = listSteps().filter((step) =>
    group ? group === step.group : !ONLY_NAMED.includes(step.group),
  );
  // Most checks use one core and are independent of each other, so they run in parallel.
  const checks = steps.filter((step) => step.group === 'check').values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const step of checks) await runStep({ step, context });
    }),
  );
  const tests = steps.filter((step) => step.group !== 'check');
  const inBrowser = tests.filter((step) => BESIDE_SERVER_TESTS.includes(step.group));
  const others = tests.filter((step) => !inBrowser.includes(step));
  // The server's tests wait for a third of their time, so browsers run beside them; their output follows when they are done.
  const quiet = inBrowser.length > 0 && others.length > 0;
  await Promise.all([runInTurn(others, context), runInTurn(inBrowser, { ...context, quiet })]);
  rmSync(folder, { recursive: true, force: true });
}

async function runInTurn(steps, context) {
  for (const step of steps) {
    if (!context.quiet) console.log(`\n── ${step.name} ──`);
    await runStep({ step, context });
  }
}

async function runStep({ step, context }) {
  const begun = performance.now();
  const { output, ...counts } = await step
    .run(context)
    .catch(({ message }) => ({ passed: 0, failed: 1, output: message }));
  const time = `, ${((performance.now() - begun) / 1000).toFixed(1)} s`;
  if (output) console.log(`\n── ${step.name} ──\n${output.trim()}`);
  outcomes.push({ name: step.name, ...counts, time });
}
