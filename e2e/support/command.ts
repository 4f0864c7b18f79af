import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RunningServer } from './start-server.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs a server command, such as `owner`, next to the running site. @returns its output */
export async function runCommand(
  { place }: RunningServer,
  [command, ...args]: readonly [string, ...string[]],
): Promise<string> {
  const env = { PATH: process.env.PATH, ...place, DEMO: 'on', SANDBOX: 'on' };
  const parts = [`server/src/cli/${command}.ts`, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, parts, { cwd: root, env });
  return stdout;
}
