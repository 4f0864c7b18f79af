import path from 'node:path';
import { root } from '../prepare/places.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { run } from '../prepare/processes.mjs';
import { checkBrowserRange } from './browser-range.mjs';
import { ensureChromium } from './chromium.mjs';
import { checkDependencies } from './dependencies.mjs';
import { checkDocuments } from './documents.mjs';
import { countCheck, countPlaywright, countVitest } from './results.mjs';
import { checkTableOwners } from './table-owners.mjs';

/**
 * @typedef {{ passed: number, failed: number, names?: string[], output?: string }} Counts `names` of the tests that failed;
 *   `output` of a check, printed once it is done, because others run in parallel
 * @typedef {{ node: string, folder: string, rest: string[] }} Context `folder` takes the reports,
 *   `rest` is handed on to the test runner
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
  return [
    // The longest first: they run beside the others.
    program('patterns', ['scripts/checks/patterns.mjs']),
    program('texts', ['web/catalogues/main.ts', 'check']),
    ...WORKSPACES.map((workspace) =>
      check({ name: `types of ${workspace}`, program: 'tsc', args: ['-p', workspace] }),
    ),
    check({
      name: 'lint',
      program: 'biome',
      args: ['ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off'])],
    }),
    check({
      name: 'architecture',
      program: 'depcruise',
      args: ['--config', '.dependency-cruiser.mjs', ...WORKSPACES, 'scripts'],
    }),
    check({ name: 'dead code', program: 'knip', args: [] }),
    ownCheck('dependencies', checkDependencies),
    ownCheck('browser range', checkBrowserRange),
    ownCheck('documents', checkDocuments),
    ownCheck('owners of tables', checkTableOwners),
    { name: 'build', group: 'unit', run: runBuild },
    { name: 'unit and server tests', group: 'unit', run: runUnitTests },
    { name: 'component tests', group: 'components', run: runComponentTests },
    {
      name: 'browser journeys',
      group: 'journeys',
      run: (context) => runPlaywright({ ...context, rest: ['journeys', ...context.rest] }),
    },
    { name: 'browser tests', group: 'browser', run: runPlaywright },
    { name: 'long tests', group: 'long', run: runLongTests },
    {
      name: 'fuzz',
      group: 'long',
      run: (context) => runFuzz({ ...context, rest: ['10000', '1'] }),
    },
    { name: 'faults', group: 'cluster', run: runFaults },
    // They need the PostgreSQL server, too.
    program('benchmarks, in short', ['scripts/bench.mjs', '--short'], 'cluster'),
    { name: 'fuzz', group: 'fuzz', run: runFuzz },
  ];
}

function check({ name, program, args }) {
  const run = async () => countCheck(await runTool({ program, args, quiet: true }));
  return { name, group: 'check', run };
}

const ownCheck = (name, run) => ({ name, group: 'check', run: async () => countCheck(run()) });

/** One of our own checks that needs the installed packages, and therefore the pinned Node. */
function program(name, args, group = 'check') {
  const runOn = async ({ node }) => countCheck(await run(node, args, { quiet: true }));
  return { name, group, run: runOn };
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
  return runVitest({
    ...context,
    rest: ['--project', '!components', ...excluded, ...context.rest],
  });
}

async function runLongTests(context) {
  await prepare();
  return runVitest({ ...context, rest: ['--project', '!components', ...LONG, ...context.rest] });
}

async function runComponentTests(context) {
  const rest = ['--project', 'components', ...context.rest];
  const env = { CHROMIUM_PATH: await ensureChromium(context) };
  return runVitest({ ...context, rest, env });
}

async function runVitest({ folder, rest, env, reporter = 'default' }) {
  const file = path.join(folder, 'vitest.json');
  const reports = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runTool({ program: 'vitest', args: ['run', ...reports, ...rest], env });
  return countVitest({ code, file });
}

async function runFaults(context) {
  await prepare();
  const rest = ['--config', 'vitest.cluster.config.ts', ...context.rest];
  return runVitest({ ...context, rest });
}

/** `npm run fuzz -- [requests] [seed]` */
function runFuzz({ rest: [requests = '100000', seed = String(Date.now() % 2 ** 31)], ...context }) {
  console.log(`${requests} requests, seed ${seed}`);
  const rest = ['--project', 'server', FUZZ];
  const env = { FUZZ: requests, FUZZ_SEED: seed };
  return runVitest({ ...context, rest, env, reporter: 'dot' });
}

async function runPlaywright({ node, folder, rest }) {
  await prepare();
  const file = path.join(folder, 'playwright.json');
  const { code } = await runTool({
    program: 'playwright',
    args: ['test', '--config', 'e2e', '--reporter=list,json', ...rest],
    env: {
      CHROMIUM_PATH: await ensureChromium({ node }),
      WHOLE_CHROMIUM_PATH: await ensureChromium({ node, isWhole: true }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return countPlaywright({ code, file });
}

/** Runs a program from node_modules/.bin, where the pinned Node is also found. */
function runTool({ program, args, env = {}, quiet = false }) {
  const programs = path.join(root, 'node_modules/.bin');
  const searchPath = `${programs}${path.delimiter}${process.env.PATH ?? ''}`;
  const options = { env: { ...process.env, PATH: searchPath, ...env }, quiet };
  return run(path.join(programs, program), args, options);
}
