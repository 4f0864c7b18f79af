/**
 * `npm run dev`: the server, restarted on every change, and Vite's own server for the site in
 * front of it. Both stop together.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './prepare/places.mjs';
import { prepareOrExit } from './prepare/prepare.mjs';

const node = await prepareOrExit();
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
// The URL that reloads: used for the server's output and the links in its mails.
const { PUBLIC_URL = `http://localhost:${process.env.WEB_PORT ?? '5173'}` } = process.env;
const env = { ...process.env, PUBLIC_URL };
const programs = [
  ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  [vite, 'web'],
].map((args) => spawn(node, args, { cwd: root, env, stdio: 'inherit' }));

let isStopping = false;
function stopAll(signal) {
  if (isStopping) return;
  isStopping = true;
  for (const program of programs) program.kill(signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
for (const program of programs) {
  program.once('exit', (code) => {
    process.exitCode ||= isStopping ? 0 : (code ?? 1);
    stopAll('SIGTERM');
  });
}
