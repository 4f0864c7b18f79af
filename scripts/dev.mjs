/**
 * `npm run dev`: the server, restarted on every change to its own files, with the framework's dev server for the site inside it:
 * an edit of the site shows at once.
 */
import { spawn } from 'node:child_process';
import { root } from './prepare/places.mjs';
import { prepareOrExit } from './prepare/prepare.mjs';

const node = await prepareOrExit();
// By folder: Vite writes and imports files of its own, each of which would restart the server.
const watched = ['server/src', 'server/migrations', 'contract/src', 'demo', 'sandbox'];
const args = [
  ...watched.map((folder) => `--watch-path=${folder}`),
  '--watch-preserve-output',
  'server/src/dev.ts',
];
const program = spawn(node, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => program.kill(signal));
program.once('exit', (code) => {
  process.exitCode = code ?? 0;
});
