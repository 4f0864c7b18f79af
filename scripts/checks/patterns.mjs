/**
 * Checks that every regular expression of the product runs in linear time. Prints every violation, and exits with 1 if there
 * is one.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';
import { listSources, read } from './files.mjs';

const FOLDERS = ['contract/src', 'server/src', 'server/mails', 'web/src', 'web/public', 'scripts'];

/** Files whose patterns never process user input. */
const READS_OWN_FILES = {
  'contract/src/checks.ts': 'sentences of the schemas, anchored, with one open group each',
  'scripts/prepare/build.mjs': 'names of files of the project',
};

const found = listSources(...FOLDERS)
  .filter((file) => !(file in READS_OWN_FILES))
  .flatMap(readPatterns);
const faults = found
  .filter(({ isMade }) => isMade)
  .map(({ place }) => `${place}: made while running, so nobody can look at it`);
const places = Map.groupBy(
  found.filter(({ isMade }) => !isMade),
  ({ text }) => text,
);
const waiting = [...places];
const threads = Math.min(4, availableParallelism());
await Promise.all(
  Array.from({ length: threads }, () => work({ waiting, tell: (fault) => faults.push(fault) })),
);
for (const fault of faults.sort()) console.error(fault);
if (faults.length === 0) console.log(`${places.size} patterns take linear time`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The regular expressions in a file, both literals and those constructed from strings. */
function readPatterns(file) {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp';
    if (isMade || ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ text: node.getText(source), isMade, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Runs a worker thread until the queue is empty. */
async function work({ waiting, tell }) {
  const thread = new Worker(new URL('./check-pattern.mjs', import.meta.url));
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [text, found] = next;
      const end = text.lastIndexOf('/');
      const answer = new Promise((resolve, reject) => {
        thread.once('message', resolve).once('error', reject);
      });
      thread.postMessage({ source: text.slice(1, end), flags: text.slice(end + 1) });
      const fault = await answer;
      thread.removeAllListeners('error');
      if (fault) tell(`${found.map(({ place }) => place).join(', ')}: ${text}: ${fault}`);
    }
  } finally {
    await thread.terminate();
  }
}
