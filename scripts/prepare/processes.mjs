import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { root } from './places.mjs';

/** Programs that end with this process. */
const running = new Set();
/** The long-lived program that this process stands for. */
let attached;

process.on('exit', () => {
  for (const child of running) child.kill();
});
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'])
  process.on(signal, () => {
    if (!attached) process.exit(exitCode({ signal }));
    // A terminal sends Ctrl-C to both processes.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) attached.kill(signal);
  });

/**
 * Runs a program to its end, in the repository's folder.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] `quiet` does not print the output
 * @returns {Promise<{ code: number, output: string }>} `output` is filled when quiet; a program
 *   that cannot be started has code 127 and the reason as its output
 */
export function run(program, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // npm is a script on Windows, which requires a shell.
      shell: process.platform === 'win32' && !path.isAbsolute(program),
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    const end = (result) => {
      running.delete(child);
      resolve(result);
    };
    child.once('error', (error) => end({ code: 127, output: error.message }));
    child.once('close', (code, signal) => end({ code: exitCode({ code, signal }), output }));
  });
}

/**
 * Runs a long-lived program, and hands signals on to it.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runAttached(program, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    attached = spawn(program, args, { cwd: root, env, stdio: 'inherit' });
    attached.once('error', reject);
    attached.once('exit', (code, signal) => resolve(exitCode({ code, signal })));
  });
}

/** Exit code as a shell reports it: 128 plus the signal number if killed. */
function exitCode({ code, signal }) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
