/** `npm run owner`, `backup`, `demo:play` and others: installs what is missing, then runs that server command. */
import { prepareOrExit } from './prepare/prepare.mjs';
import { runAttached } from './prepare/processes.mjs';

const [command, ...rest] = process.argv.slice(2);
const node = await prepareOrExit({ builds: false });
process.exitCode = await runAttached(node, [`server/src/cli/${command}.ts`, ...rest]);
