import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Runs a file of `bench/bare` in a separate process. It sends its port once listening. */
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
