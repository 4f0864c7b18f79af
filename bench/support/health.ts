import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Polls the health check from an otherwise idle process: the load generator itself would lag. */
export async function watchHealth(url: string) {
  const file = fileURLToPath(new URL('../bare/health-watch.ts', import.meta.url));
  const child = fork(file, [`${url}/healthz`], { stdio: 'inherit' });
  await once(child, 'message');
  return {
    /** @returns the longest wait since the last request, in milliseconds */
    longest: async (): Promise<number> => {
      const answer = once(child, 'message');
      child.send('longest');
      return (await answer)[0];
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
