/**
 * `npm test`: installs what is missing, including Chromium, and runs every check, the server and component tests and the
 * browser journeys. It continues after failures. The last line is `N passed, N failed`; each static check and each test
 * counts as one.
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

const [group, ...rest] = process.argv.slice(2);
const outcomes = [];

// Exiting this way also terminates the running test runner.
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

let node;
try {
  node = await prepare({ builds: false });
} catch (error) {
  console.error(error.message);
  outcomes.push({ name: 'installation', passed: 0, failed: 1, time: '' });
}
if (node) await runSteps();

console.log('');
for (const { name, passed, failed, time, names = [] } of outcomes) {
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '}  ${name}: ${passed} passed, ${failed} failed${time}`,
  );
  for (const failing of names) console.log(`FAILED    ${failing}`);
}
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);

async function runSteps() {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-dream-tests-'));
  const steps = listSteps().filter((step) =>
    group ? group === step.group : !ONLY_NAMED.includes(step.group),
  );
  const context = { node, folder, rest };
  // Most checks use one core and are independent of each other, so they run in parallel; tests have the machine to themselves.
  const checks = steps.filter((step) => step.group === 'check').values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const step of checks) await addOutcome({ step, context });
    }),
  );
  for (const step of steps.filter((each) => each.group !== 'check')) {
    console.log(`\n── ${step.name} ──`);
    await addOutcome({ step, context });
  }
  rmSync(folder, { recursive: true, force: true });
}

async function addOutcome({ step, context }) {
  const begun = performance.now();
  const { output, ...counts } = await runStep({ step, context });
  const time = `, ${((performance.now() - begun) / 1000).toFixed(1)} s`;
  if (output !== undefined) console.log(`\n── ${step.name} ──\n${output.trim()}`);
  outcomes.push({ name: step.name, ...counts, time });
}

async function runStep({ step, context }) {
  try {
    return await step.run(context);
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
}
