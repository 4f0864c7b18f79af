import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { run } from '../prepare/processes.mjs';
import { ensureChromium } from './chromium.mjs';
import { checkDependencies } from './dependencies.mjs';
import { checkDocuments } from './documents.mjs';
import { countCheck, countPlaywright, countVitest } from './results.mjs';
import { checkTableOwners } from './table-owners.mjs';

/**
 * @typedef {{ passed: number, failed: number, names?: string[], output?: string }} Counts `names` of the tests that failed;
 *   `output` of a check, printed once it is done, because others run in parallel
 * @typedef {{ node: string, folder: string, rest: string[], quiet?: boolean }} Context `folder` takes the reports,
 *   `rest` is handed on to the test runner, `quiet` returns the output of tests instead of printing it
 * @typedef {{ name: string, group: 'check' | 'unit' | 'components' | 'journeys' | 'browser' | 'long' | 'cluster' | 'fuzz', run: (context: Context) => Promise<Counts> }} Step
 */

const WORKSPACES = ['contract', 'server', 'web', 'sandbox', 'demo', 'factories', 'e2e', 'bench'];

/**
 * Tests that take half of the total time: they start processes, make every call of the contract as every kind of person, or
 * race each other in rounds. Prefixes of paths.
 */
const LONG = [
  'demo/demo-killed.test.ts',
  'server/src/cli/commands.test.ts',
  'server/src/cli/owner.test.ts',
  'server/src/operations/backup/backup-drill.test.ts',
  'server/src/operations/backup/backup.test.ts',
  'server/tests/contract/',
  'server/tests/production-image.test.ts',
  'server/tests/races/',
  'server/tests/start-and-stop.test.ts',
];
const FUZZ = 'server/tests/fuzz.test.ts';

/** @returns {Step[]} all steps in order; those of `browser`, `long`, `cluster` and `fuzz` run only when named */
export function listSteps() {
  const colors = process.stdout.isTTY ? [] : ['--colors=off'];
  return [
    // The longest first: they run beside the others.
    check('patterns', onNode('scripts/checks/patterns.mjs')),
    check('texts', onNode('web/catalogues/main.ts', 'check')),
    ...WORKSPACES.map((workspace) => check(`types of ${workspace}`, tool('tsc', '-p', workspace))),
    check('lint', tool('biome', 'ci', '--error-on-warnings', ...colors)),
    check(
      'architecture',
      tool('depcruise', '--config', '.dependency-cruiser.mjs', ...WORKSPACES, 'scripts'),
    ),
    check('dead code', tool('knip')),
    check('dependencies', checkDependencies),
    check('documents', checkDocuments),
    check('owners of tables', checkTableOwners),
    { name: 'build', group: 'unit', run: runBuild },
    { name: 'unit and server tests', group: 'unit', run: runUnitTests },
    { name: 'component tests', group: 'components', run: runComponentTests },
    { name: 'browser journeys', group: 'journeys', run: (to) => runPlaywright(to, 'journeys') },
    { name: 'browser tests', group: 'browser', run: runPlaywright },
    { name: 'long tests', group: 'long', run: runLongTests },
    { name: 'fuzz', group: 'long', run: (to) => runFuzz({ ...to, rest: ['10000', '1'] }) },
    { name: 'faults', group: 'cluster', run: runFaults },
    // They need the PostgreSQL server, too.
    { ...check('benchmarks, in short', onNode('scripts/bench.mjs', '--short')), group: 'cluster' },
    { name: 'fuzz', group: 'fuzz', run: runFuzz },
  ];
}

/** Counts as one. */
function check(name, runCheck) {
  return { name, group: 'check', run: async (context) => countCheck(await runCheck(context)) };
}

/** For what needs the installed packages, and therefore the pinned Node. */
function onNode(...args) {
  return ({ node }) => run(node, args, { quiet: true });
}

function tool(program, ...args) {
  return () => runTool(program, args, { quiet: true });
}

/** Runs a program from node_modules/.bin, where the pinned Node is also found. */
function runTool(program, args, { env = {}, quiet = false } = {}) {
  const programs = path.join(root, 'node_modules/.bin');
  const searchPath = `${programs}${path.delimiter}${process.env.PATH ?? ''}`;
  const options = { env: { ...process.env, PATH: searchPath, ...env }, quiet };
  return run(path.join(programs, program), args, options);
}

async function runBuild() {
  await prepare();
  console.log('The site and the mails are up to date.');
  return countCheck({ code: 0 });
}

/** Files named explicitly are run even if they are long. */
function runUnitTests(context) {
  const left = context.rest.length > 0 ? [] : [...LONG, FUZZ];
  const excluded = left.flatMap((start) => ['--exclude', `${start}**`]);
  return runVitest(context, ['--project', '!components', ...excluded]);
}

async function runLongTests(context) {
  await prepare();
  return runVitest(context, ['--project', '!components', ...LONG]);
}

async function runComponentTests(context) {
  const env = { CHROMIUM_PATH: await ensureChromium(context) };
  return runVitest(context, ['--project', 'components'], { env });
}

async function runFaults(context) {
  await prepare();
  return runVitest(context, ['--config', 'vitest.cluster.config.ts']);
}

/** `npm run fuzz -- [requests] [seed]` */
function runFuzz({ rest: [requests = '100000', seed = String(Date.now() % 2 ** 31)], ...context }) {
  console.log(`${requests} requests, seed ${seed}`);
  const env = { FUZZ: requests, FUZZ_SEED: seed };
  const args = ['--project', 'server', FUZZ];
  return runVitest({ ...context, rest: [] }, args, { env, reporter: 'dot' });
}

async function runVitest({ folder, rest, quiet }, args, { env, reporter = 'default' } = {}) {
  const file = path.join(folder, `vitest-${randomUUID()}.json`);
  const reports = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`];
  const all = ['run', ...reports, ...args, ...rest];
  const { code, output } = await runTool('vitest', all, { env, quiet });
  return { ...countVitest({ code, file }), output };
}

async function runPlaywright({ node, folder, rest, quiet }, ...parts) {
  await prepare();
  const file = path.join(folder, 'playwright.json');
  const env = {
    CHROMIUM_PATH: await ensureChromium({ node }),
    WHOLE_CHROMIUM_PATH: await ensureChromium({ node, isWhole: true }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', '--config', 'e2e', '--reporter=list,json', ...parts, ...rest];
  const { code, output } = await runTool('playwright', args, { env, quiet });
  return { ...countPlaywright({ code, file }), output };
}
