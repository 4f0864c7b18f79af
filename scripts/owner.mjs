/** `npm run owner -- EMAIL`: installs what is missing, then appoints that account owner. */
import { prepareOrExit } from './prepare/prepare.mjs';
import { runAttached } from './prepare/processes.mjs';

const node = await prepareOrExit({ builds: false });
process.exitCode = await runAttached(node, ['server/src/cli/owner.ts', ...process.argv.slice(2)]);
