/** `npm run screenshots`: installs and builds what is missing, then captures every page in every state. */
import { ensureChromium } from './checks/chromium.mjs';
import { prepareOrExit } from './prepare/prepare.mjs';
import { runAttached } from './prepare/processes.mjs';

const node = await prepareOrExit();
process.env.CHROMIUM_PATH = await ensureChromium({ node, isWhole: true });
process.exitCode = await runAttached(node, ['e2e/screenshots/take.ts', ...process.argv.slice(2)]);
