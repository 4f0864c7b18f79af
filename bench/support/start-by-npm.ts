import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/tests/support/free-port.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm start` until the site is ready. @returns with the seconds that took */
export async function startByNpm(folder: string) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const own = { DATA_DIR: folder, PORT: port, LOG_LEVEL: 'error', DATABASE_URL: '', DEMO: 'off' };
  const env = { ...process.env, ...own };
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    await wait(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  const stop = async () => {
    process.kill(await serverOf(Number(child.pid)), 'SIGTERM');
    await once(child, 'exit');
  };
  return { seconds, stop };
}

/** The last process in the chain: npm runs a script that runs the server. */
async function serverOf(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  return children ? serverOf(Number(children.split(' ')[0])) : pid;
}
