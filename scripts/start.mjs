/**
 * `npm start`: installs and builds what is missing, then runs the server on the pinned Node.
 * Runs on Node 20.9 with nothing installed.
 */
import path from 'node:path';
import { root } from './prepare/places.mjs';
import { prepareOrExit } from './prepare/prepare.mjs';
import { runAttached } from './prepare/processes.mjs';

const node = await prepareOrExit();
// A young generation of 16 MB: with less, answers are copied during garbage collection while being written, which costs a
// third of the speed. Garbage of the start is collected once, see `collectOnce` in serve.ts.
const flags = ['--max-semi-space-size=16', '--expose-gc'];
// Set before the first file is read, or the type stripper used for it stays loaded: 15 MB.
const env = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/code'), ...process.env };
const args = [...flags, 'server/src/main.ts', ...process.argv.slice(2)];
process.exitCode = await runAttached(node, args, { env });
