/**
 * `npm run dev`: the server, restarted on every change to its own files, with the framework's dev server for the site inside it:
 * an edit of the site shows at once.
 */
import { prepareOrExit } from './prepare/prepare.mjs';
import { runAttached } from './prepare/processes.mjs';

const node = await prepareOrExit();
// By folder: Vite writes and imports files of its own, each of which would restart the server.
const watched = ['server/src', 'server/migrations', 'contract/src', 'demo', 'sandbox'];
const options = [...watched.map((folder) => `--watch-path=${folder}`), '--watch-preserve-output'];
process.exitCode = await runAttached(node, [...options, 'server/src/dev.ts']);
