import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs a file of `bench/bare` as a process of its own. It sends its port once it listens. */
export async function startBare(file: string, args: string[] = []) {
  const path = fileURLToPath(new URL(`../bare/${file}`, import.meta.url));
  const child = fork(path, args, { stdio: 'inherit' });
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
