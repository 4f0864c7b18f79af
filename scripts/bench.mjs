/**
 * `npm run bench [-- part … --short]`: installs what is missing, then measures. Dependencies used only for measuring (Lighthouse,
 * autocannon, a Chromium) are installed here, not with the site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './checks/chromium.mjs';
import { root } from './prepare/places.mjs';
import { prepareOrExit } from './prepare/prepare.mjs';
import { runAttached } from './prepare/processes.mjs';

const node = await prepareOrExit();
const tools = path.join(root, 'bench/tools');
if (!existsSync(path.join(tools, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: tools,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
const asked = process.argv.slice(2);
const parts = asked.filter((word) => !word.startsWith('--'));
const withBrowser = ['page', 'button', 'reader'];
if (parts.length === 0 || parts.some((part) => withBrowser.includes(part)))
  process.env.CHROMIUM_PATH = await ensureChromium({ node, isWhole: true });
process.exitCode = await runAttached(node, ['bench/main.ts', ...asked]);
