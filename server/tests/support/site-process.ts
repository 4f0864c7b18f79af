import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Api, createApi } from '../../../factories/api.ts';
import { freePort } from './free-port.ts';
import { type Program, startProgram } from './start-program.ts';

export interface SiteProcess {
  url: string;
  api: Api;
  program: Program;
  isReady: () => Promise<boolean>;
  /** Waits until it is ready. @returns the time taken in milliseconds */
  ready: () => Promise<number>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** The site in a separate process, as run by `npm start`: no demo, no stand-ins. */
export async function startSite(
  env: Record<string, string>,
  {
    port,
    through,
    root,
    node,
  }: { port?: number; through?: string[]; root?: string | undefined; node?: string } = {},
): Promise<SiteProcess> {
  const chosen = port ?? (await freePort());
  const program = startProgram('main.ts', {
    env: {
      NODE_OPTIONS: '--max-semi-space-size=16 --expose-gc',
      DEMO: 'off',
      SANDBOX: 'off',
      // Crowds come from one address, and rounds use the same few people.
      LIMIT_FACTOR: '1000',
      PORT: String(chosen),
      ...env,
    },
    through,
    root,
    node,
  });
  const url = `http://127.0.0.1:${chosen}`;
  const isReady = async () => {
    const signal = AbortSignal.timeout(3000);
    const response = await fetch(`${url}/readyz`, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.status === 200;
  };
  return {
    url,
    api: createApi({ url }),
    program,
    isReady,
    ready: async () => {
      const begun = performance.now();
      while (!(await isReady())) {
        if (program.child.exitCode !== null || program.child.signalCode !== null)
          throw new Error(`The site ended:\n${program.output()}`);
        if (performance.now() - begun > 120_000)
          throw new Error(`The site is not ready:\n${program.output()}`);
        await sleep(50);
      }
      return performance.now() - begun;
    },
    kill: async (signal) => {
      const { child } = program;
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill(signal);
        await exit;
      }
      return child.exitCode;
    },
  };
}
