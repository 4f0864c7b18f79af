/** Worker of `patterns.mjs`: receives regular expressions one by one and reports their problems. */
import { parentPort } from 'node:worker_threads';

// The library's JavaScript implementation: it would otherwise run a native or Java program if available.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

/** Milliseconds; the slowest takes one or two seconds. A timeout counts as a fault. */
const timeout = 60_000;
/**
 * The larger a pattern's automaton, the longer; above this it is tried with made-up texts instead. What a text costs is
 * counted in steps alone: the library takes one that ran out of time for a slow one, and on a busy machine any does.
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
