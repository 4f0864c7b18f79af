import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Watches the health check from a process that does nothing else: one that sends the load is late itself. */
export async function watchHealth(url: string) {
  const file = fileURLToPath(new URL('../bare/health-watch.ts', import.meta.url));
  const child = fork(file, [`${url}/healthz`], { stdio: 'inherit' });
  await once(child, 'message');
  return {
    /** @returns the longest wait since this was asked last, milliseconds */
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
