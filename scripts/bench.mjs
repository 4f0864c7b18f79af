/**
 * `npm run bench [-- part …]`: installs what is missing, then measures. What only measuring needs
 * (Lighthouse, autocannon) is installed here, not with the site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
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
process.exitCode = await runAttached(node, ['bench/main.ts', ...process.argv.slice(2)]);
