/** Worker of `patterns.mjs`: receives regular expressions one by one and reports their problems. */
import { parentPort } from 'node:worker_threads';

// The library's JavaScript implementation: it would otherwise run a native or Java program if available.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

/** Milliseconds; the slowest takes one or two seconds. A timeout counts as a fault. */
const timeout = 60_000;
/**
 * The larger a pattern's automaton, the longer the analysis; larger patterns are tested with generated texts instead. The
 * cost of a text is counted in steps only: by time, the library would call any pattern slow on a busy machine.
 */
const options = {
  timeout,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  // Deterministic texts.
  randomSeed: 1,
  maxNFASize: 3_000,
  maxSimpleRepeatCount: 8,
  maxInitialGenerationSize: 150,
  maxIteration: 3,
  crossoverSize: 5,
  mutationSize: 10,
};

parentPort.on('message', async ({ source, flags }) => {
  const { status, complexity, attack, error } = await check(source, flags, options);
  const fault =
    status === 'safe'
      ? undefined
      : status === 'vulnerable'
        ? `${complexity.summary}, by ${attack.pattern}`
        : `not decided: ${error.kind}`;
  parentPort.postMessage(fault);
});
