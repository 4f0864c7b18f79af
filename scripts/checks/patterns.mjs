/**
 * Checks that every regular expression of the product runs in linear time. Prints every violation, and exits with 1 if there
 * is one.
 */
import ts from 'typescript';
import { listSources, read } from './files.mjs';

// The library's JavaScript implementation: it would otherwise run a native or Java program if available.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

const FOLDERS = ['contract/src', 'server/src', 'server/mails', 'web/src', 'web/public', 'scripts'];

/** Files whose patterns never process user input. */
const READS_OWN_FILES = {
  'contract/src/checks.ts': 'sentences of the schemas, anchored, with one open group each',
  'scripts/prepare/build.mjs': 'names of files of the project',
};

/**
 * The larger a pattern's automaton, the longer the analysis; larger patterns are tested with generated texts instead. The
 * cost of a text is counted in steps only: by time, the library would call any pattern slow on a busy machine.
 */
const OPTIONS = {
  // Milliseconds; the slowest takes one or two seconds. A timeout counts as a fault.
  timeout: 60_000,
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

const faults = [];
/** Places by pattern. */
const patterns = new Map();
for (const file of listSources(...FOLDERS)) if (!(file in READS_OWN_FILES)) readPatterns(file);
for (const [text, places] of patterns) {
  const end = text.lastIndexOf('/');
  const found = await check(text.slice(1, end), text.slice(end + 1), OPTIONS);
  if (found.status !== 'safe') faults.push(`${places.join(', ')}: ${text}: ${explain(found)}`);
}
console.log(faults.sort().join('\n') || `${patterns.size} patterns take linear time`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Notes the literals in a file; a pattern that is made while running is a fault. */
function readPatterns(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    const place = () =>
      `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (isCall && node.expression.getText(source) === 'RegExp')
      faults.push(`${place()}: made while running, so nobody can look at it`);
    if (ts.isRegularExpressionLiteral(node)) {
      const text = node.getText(source);
      patterns.set(text, [...(patterns.get(text) ?? []), place()]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function explain({ status, complexity, attack, error }) {
  return status === 'vulnerable'
    ? `${complexity.summary}, by ${attack.pattern}`
    : `not decided: ${error.kind}`;
}
